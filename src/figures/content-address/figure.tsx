import { Arrow, Box, Drawing, Label, Touch } from '../kit'
import { Field } from '../kit/Field'
import { defineFigure, type ControlsProps } from '../figure'
import { addressOf } from './model'

interface State {
  application: string
  /** The content as it is stored: encrypted. */
  content: string
}

const applications = ['q_mainnet_token', 'circuit of a chat', 'circuit of a shop']
const longest = 24

const nextOf = (application: string) =>
  applications[(applications.indexOf(application) + 1) % applications.length]!
/** A text with its last letter raised by one. */
const changed = (content: string) =>
  content.slice(0, -1) + String.fromCharCode(33 + ((content.charCodeAt(content.length - 1) - 32) % 90))

/** Two hashes side by side, and the hash of both below them. */
function Picture({ state }: { state: State }) {
  const { application, content } = state
  const address = addressOf(application, content)
  return (
    <Drawing height={286}>
      <Label x={82} y={12} bold>
        Application
      </Label>
      <Label x={278} y={12} bold>
        Encrypted content
      </Label>
      <Touch label="Take another application" to={{ ...state, application: nextOf(application) }}>
        <Box x={0} y={30} width={164} size="small" mono>
          {application}
        </Box>
      </Touch>
      <Touch label="Change one letter of the content" to={{ ...state, content: changed(content) }}>
        <Box x={196} y={30} width={164} size="small" mono>
          {content.length > 18 ? `${content.slice(0, 17)}…` : content}
        </Box>
      </Touch>
      <Arrow from={[82, 62]} to={[82, 96]} tone="accent" />
      <Arrow from={[278, 62]} to={[278, 96]} tone="other" />
      <Label x={180} y={79} size="small" tone="faint">
        Poseidon
      </Label>
      <Box x={32} y={98} width={100} tone="accent" mono>
        {address.application}
      </Box>
      <Box x={228} y={98} width={100} tone="other" mono>
        {address.inner}
      </Box>
      <Arrow from={[82, 130]} to={[150, 164]} tone="accent" />
      <Arrow from={[278, 130]} to={[210, 164]} tone="other" />
      <Box x={110} y={166} width={140} mono>
        {`${address.application} ${address.inner}`}
      </Box>
      <Arrow from={[180, 198]} to={[180, 232]} />
      <Label x={192} y={214} anchor="start" size="small" tone="faint">
        Poseidon
      </Label>
      <Box x={130} y={234} width={100} tone="good" mono>
        {address.content}
      </Box>
      <Label x={180} y={276} size="small" tone="faint">
        content address
      </Label>
    </Drawing>
  )
}

const Controls = ({ state, onChange }: ControlsProps<State>) => (
  <>
    <Field label="Encrypted content">
      <input
        type="text"
        maxLength={longest}
        value={state.content}
        onChange={({ target }) => onChange({ ...state, content: target.value || ' ' })}
      />
    </Field>
  </>
)

function describe({ application, content }: State): string {
  const address = addressOf(application, content)
  return (
    `The application “${application}” hashes to ${address.application}, its address. The encrypted content “${content}” hashes to ` +
    `${address.inner}. Both joined hash to ${address.content}, the address of this content in this application.`
  )
}

export const figure = defineFigure<State>({
  initial: { application: applications[0]!, content: '8f 3a c1 07' },
  hint: 'Press the content to change its last letter, the application for another one, or write a content.',
  Picture,
  Controls,
  describe,
})
