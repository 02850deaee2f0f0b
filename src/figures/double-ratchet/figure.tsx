import { Arrow, Box, Drawing, Label, paint } from '../kit'
import { Field } from '../kit/Field'
import { defineFigure, type ControlsProps } from '../figure'
import { converse, readable, script, type Name } from './model'

interface State {
  /** How many messages have been sent. */
  sent: number
  /** Whose keys are stolen, and after how many messages. */
  victim: Name
  theft: number
}

const conversation = converse()
const rowHeight = 38
const top = 42

/** Messages between two lanes, time going down: each with its public number and its key. */
function Picture({ state: { sent, victim, theft } }: { state: State }) {
  const open = readable(conversation, victim, theft)
  const bottom = top + script.length * rowHeight
  return (
    <Drawing height={bottom + 26}>
      <Label x={0} y={12} anchor="start" bold>
        Alice
      </Label>
      <Label x={300} y={12} anchor="end" bold>
        Bob
      </Label>
      <Label x={360} y={12} anchor="end" size="small" tone="faint">
        thief
      </Label>
      {conversation.messages.map(({ from, publicNumber, key }, index) => {
        const y = top + index * rowHeight
        const isThere = index < sent
        const ends = [4, 296] as const
        const [start, end] = from === 'Alice' ? ends : [ends[1], ends[0]]
        return (
          <g key={index}>
            <Arrow
              from={[start, y + 12]}
              to={[end, y + 12]}
              tone={!isThere ? 'faint' : from === 'Alice' ? 'accent' : 'other'}
              dashed={!isThere}
            />
            {isThere && (
              <>
                <Label x={150} y={y} size="small" mono>
                  {`${index + 1}: public ${publicNumber}, key ${key.slice(0, 4)}`}
                </Label>
                <Box x={312} y={y} width={48} height={24} size="small" tone={open[index] ? 'doubt' : 'good'}>
                  {open[index] ? 'reads' : 'closed'}
                </Box>
              </>
            )}
          </g>
        )
      })}
      {theft <= sent && (
        <line
          x1={0}
          x2={360}
          y1={top + theft * rowHeight - 10}
          y2={top + theft * rowHeight - 10}
          stroke={paint('text')}
          strokeDasharray="2 4"
        />
      )}
      <Label x={0} y={bottom + 10} anchor="start" size="small" tone="faint">
        {theft <= sent ? `Dotted: all that ${victim} holds is copied.` : 'Nothing has been copied yet.'}
      </Label>
    </Drawing>
  )
}

const Controls = ({ state, onChange }: ControlsProps<State>) => (
  <>
    <Field label="The thief copies the keys of">
      <select
        value={state.victim}
        onChange={({ target }) => onChange({ ...state, victim: target.value === 'Bob' ? 'Bob' : 'Alice' })}
      >
        <option>Alice</option>
        <option>Bob</option>
      </select>
    </Field>
    <Field label={`after message ${state.theft}`}>
      <input
        type="range"
        min={1}
        max={script.length}
        value={state.theft}
        onChange={({ target }) => onChange({ ...state, theft: Number(target.value) })}
      />
    </Field>
  </>
)

export function describe({ sent, victim, theft }: State): string {
  const { messages } = conversation
  const last = messages[sent - 1]
  if (!last) return 'No message has been sent yet.'
  const traffic = `${sent} of ${messages.length} messages are sent; the last is from ${last.from} with public number ${last.publicNumber} and key ${last.key.slice(0, 4)}. `
  if (theft > sent) return `${traffic}Nothing has been stolen yet.`
  const read = readable(conversation, victim, theft)
    .slice(0, sent)
    .flatMap((open, index) => (open ? [index + 1] : []))
  return (
    traffic +
    `A thief who copies all that ${victim} holds after message ${theft} reads ` +
    (read.length ? `message ${read.join(', ')} and none besides.` : 'no message.')
  )
}

export const figure = defineFigure<State>({
  initial: { sent: script.length, victim: 'Alice', theft: 3 },
  start: { sent: 0, victim: 'Alice', theft: 3 },
  step: (state) => (state.sent < script.length ? { ...state, sent: state.sent + 1 } : null),
  Picture,
  Controls,
  describe,
})
