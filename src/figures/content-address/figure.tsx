import { Field } from '../kit/Field'
import { defineFigure, type ControlsProps } from '../figure'
import { addressOf } from './model'
import { changed, Picture, type State } from './Picture'

const longest = 24
const begin: State = {
  applications: ['q_mainnet_token', 'q_mainnet_token'],
  content: '8f 3a c1 07',
  before: null,
  done: 0,
}

/** What Step does one after another; the last one takes the change back. */
const program: readonly ((state: State) => Partial<State>)[] = [
  ({ applications: [left] }) => ({ applications: [left, left === 'a chat' ? 'a shop' : 'a chat'] }),
  ({ content }) => ({ content: changed(content), before: content }),
  ({ content, before }) => ({ content: before ?? content, before: null }),
]
const step = (state: State): State | null => {
  const next = program[state.done]
  return next ? { ...state, ...next(state), done: state.done + 1 } : null
}

const Controls = ({ state, onChange }: ControlsProps<State>) => (
  <Field label="Encrypted content">
    <input
      type="text"
      maxLength={longest}
      value={state.content}
      onChange={({ target }) =>
        onChange({ ...state, content: target.value || ' ', before: state.content, done: program.length })
      }
    />
  </Field>
)

/** The two addresses, whether they are one, and what they were before the last change. */
export function describe({ applications, content, before }: State): string {
  const [left, right] = applications.map((application) => addressOf(application, content))
  const inner = `The encrypted content “${content}” hashes to ${left!.inner}, wherever it is stored. `
  const was =
    before === null
      ? ''
      : ` Before the change of the content it was ${addressOf(applications[0], before).content}.`
  return applications[0] === applications[1]
    ? `${inner}Both times it is stored in “${applications[0]}”, and both times its address is ${left!.content}.${was}`
    : `${inner}With the hash of “${applications[0]}” ahead of it, its address is ${left!.content}; with that of “${applications[1]}” it is ${right!.content}.${was}`
}

/** Opens with one content in one application, computed twice; a step away, another application. */
export const figure = defineFigure<State>({
  initial: step(begin)!,
  start: begin,
  step,
  hint: 'Press an application to switch it, or the content to change its last letter. You can also write your own content.',
  Picture,
  Controls,
  describe,
})
