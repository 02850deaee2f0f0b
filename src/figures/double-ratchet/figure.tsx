import { Arrow, Box, Drawing, Label, paint, Slide, stroke, Touch } from '../kit'
import { defineFigure } from '../figure'
import { byNumber } from '../in-number'
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
const top = 56
/** Where the theft is drawn: below the message after which it happens. */
const lineY = (theft: number) => top + theft * rowHeight - 10

/** Messages between two lanes, time going down: each with its public number and its key. */
function Picture({ state }: { state: State }) {
  const { sent, victim, theft } = state
  const open = readable(conversation, victim, theft)
  const bottom = top + script.length * rowHeight
  return (
    <Drawing height={bottom + 26}>
      {(['Alice', 'Bob'] as const).map((name) => (
        <Touch
          key={name}
          label={`The thief copies what ${name} holds`}
          pressed={name === victim}
          to={{ ...state, victim: name }}
        >
          <Box
            x={name === 'Alice' ? 0 : 204}
            y={0}
            width={96}
            tone={name === victim ? 'doubt' : 'plain'}
            size="small"
          >
            {name === victim ? `${name}: copied` : name}
          </Box>
        </Touch>
      ))}
      <Label x={336} y={15} size="small" tone="faint">
        thief
      </Label>
      {conversation.messages.map(({ from, publicNumber, key }, index) => {
        const y = top + index * rowHeight
        const isThere = index < sent
        const ends = [4, 290] as const
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
                <Label x={147} y={y} size="small" mono>
                  {`${index + 1}: public ${publicNumber}, key ${key.slice(0, 4)}`}
                </Label>
                <Box
                  x={307}
                  y={y + 1}
                  width={53}
                  height={22}
                  size="small"
                  tone={open[index] ? 'doubt' : 'good'}
                >
                  {open[index] ? 'reads' : 'closed'}
                </Box>
              </>
            )}
          </g>
        )
      })}
      <Slide
        label="Messages before the theft"
        value={theft}
        min={1}
        max={script.length}
        at={(after) => ({ ...state, theft: after })}
        along="y"
        ends={[lineY(1), lineY(script.length)]}
      >
        <rect
          x={0}
          y={lineY(theft) - 15}
          width={360}
          height={30}
          fill="none"
          stroke="none"
          pointerEvents="all"
        />
        <line
          x1={0}
          x2={360}
          y1={lineY(theft)}
          y2={lineY(theft)}
          stroke={paint(theft <= sent ? 'warning-text' : 'control')}
          strokeWidth={stroke.line}
          strokeDasharray="2 4"
        />
        <circle
          cx={299}
          cy={lineY(theft)}
          r={6}
          fill={paint('warning-background')}
          stroke={paint('warning-text')}
          strokeWidth={stroke.line}
        />
      </Slide>
      <Label x={0} y={bottom + 10} anchor="start" size="small" tone="faint">
        {`Dotted: here a thief copies all that ${victim} holds.`}
      </Label>
    </Drawing>
  )
}

/** "message 4", "messages 4 and 5", "messages 4, 5 and 6". */
const messagesOf = (numbers: readonly number[]) =>
  `${byNumber(numbers.length, 'message', 'messages')} ${numbers.join(', ').replace(/, (?=\d+$)/, ' and ')}`

export function describe({ sent, victim, theft }: State): string {
  const { messages } = conversation
  const last = messages[sent - 1]
  if (!last)
    return `No message has been sent yet. After message ${theft} a thief will copy all that ${victim} holds.`
  const traffic = `${sent} of ${messages.length} messages ${byNumber(sent, 'is sent; it', 'are sent; the last')} is from ${last.from} with public number ${last.publicNumber} and key ${last.key.slice(0, 4)}. `
  if (theft > sent) return `${traffic}Nothing has been stolen yet; the thief comes after message ${theft}.`
  const read = readable(conversation, victim, theft)
    .slice(0, sent)
    .flatMap((open, index) => (open ? [index + 1] : []))
  return (
    traffic +
    `A thief who copies all that ${victim} holds after message ${theft} reads ` +
    (read.length ? `${messagesOf(read)} and no other.` : 'no message.')
  )
}

export const figure = defineFigure<State>({
  initial: { sent: script.length, victim: 'Alice', theft: 3 },
  start: { sent: 0, victim: 'Alice', theft: 3 },
  step: (state) => (state.sent < script.length ? { ...state, sent: state.sent + 1 } : null),
  hint: 'Drag the dotted line to another moment, or press the one whose keys are copied.',
  Picture,
  describe,
})
