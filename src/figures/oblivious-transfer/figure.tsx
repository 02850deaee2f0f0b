import { Arrow, Box, Drawing, Label, Touch, Track, type Tone } from '../kit'
import { defineFigure } from '../figure'
import { prime } from '../diffie-hellman'
import { transfer } from './model'

interface State {
  choice: 0 | 1
  /** The receiver's secret. */
  b: number
  /** How many of the messages have been sent; the last one is opened. */
  done: number
}

/** A, B, both messages sealed, and what the receiver opens. */
const last = 4

const messages = [72, 105] as const
const a = 13

/** The sender on the left, the receiver on the right, and what goes between them, time going down. */
function Picture({ state }: { state: State }) {
  const { choice, b, done } = state
  /** What comes with a step, faint and dashed ahead of it. */
  const part = (step: number, tone: Tone) =>
    ({ tone: done < step ? 'faint' : tone, dashed: done < step }) as const
  const { A, B, keys, sealed, key, received } = transfer(messages, choice, a, b)
  return (
    <Drawing height={380}>
      <Label x={0} y={12} anchor="start" bold>
        Sender
      </Label>
      <Label x={360} y={12} anchor="end" bold>
        Receiver
      </Label>
      <Box x={0} y={28} width={168} tone="other" size="small" mono>
        {`m₀ = ${messages[0]}  m₁ = ${messages[1]}`}
      </Box>
      {([0, 1] as const).map((wanted) => (
        <Touch
          key={wanted}
          label={`The receiver wants m${wanted}`}
          pressed={choice === wanted}
          to={{ ...state, choice: wanted }}
        >
          <Box
            x={188 + wanted * 88}
            y={28}
            width={84}
            size="small"
            tone={choice === wanted ? 'accent' : 'plain'}
          >
            {`${choice === wanted ? 'wants ' : ''}m${wanted ? '₁' : '₀'}`}
          </Box>
        </Touch>
      ))}
      <Arrow from={[8, 98]} to={[352, 98]} {...part(1, 'other')} />
      <Label x={180} y={84} mono>
        {done < 1 ? '' : `A = ${A}`}
      </Label>
      <Arrow from={[352, 150]} to={[8, 150]} {...part(2, 'accent')} />
      <Label x={180} y={136} mono>
        {done < 2 ? '' : `B = ${B}`}
      </Label>
      <Label x={0} y={182} anchor="start" size="small" tone="faint">
        {done < 2 ? '' : `keys ${keys[0]} and ${keys[1]}`}
      </Label>
      <Arrow from={[8, 226]} to={[352, 226]} {...part(3, 'other')} />
      <Label x={180} y={212} mono>
        {done < 3 ? '' : `m₀ sealed: ${sealed[0]}   m₁ sealed: ${sealed[1]}`}
      </Label>
      <Label x={360} y={258} anchor="end" size="small" tone="faint">
        {done < 2 ? '' : `has one key: ${key}`}
      </Label>
      <Box x={230} y={276} width={130} {...part(4, 'good')} mono>
        {done < 4 ? '?' : `m${choice ? '₁' : '₀'} = ${received}`}
      </Box>
      <Box x={0} y={276} width={160} tone="faint" dashed>
        {done < 2 ? '?' : 'can’t tell which'}
      </Box>
      <Label x={0} y={336} anchor="start" size="small">
        {`b = ${b}`}
      </Label>
      <Track
        label="The receiver’s secret b"
        x={74}
        y={336}
        length={286}
        value={b}
        min={1}
        max={prime - 1}
        at={(secret) => ({ ...state, b: secret })}
      />
      <Label x={0} y={368} anchor="start" size="small" tone="faint">
        {`Numbers are remainders after division by ${prime}.`}
      </Label>
    </Drawing>
  )
}

export function describe({ choice, b, done }: State): string {
  const { A, B, keys, key, received } = transfer(messages, choice, a, b)
  const told = [
    `The sender has two messages. The receiver wants message ${choice} and has the secret ${b}.`,
    `The sender publishes A = ${A}.`,
    `The receiver answers B = ${B}, which could stand for either; the sender derives the keys ${keys[0]} and ${keys[1]}.`,
    'Both messages come sealed.',
    `The receiver can compute only the key ${key} and reads ${received}.`,
  ]
  return told.slice(0, done + 1).join(' ')
}

export const figure = defineFigure<State>({
  initial: { choice: 1, b: 9, done: last },
  start: { choice: 1, b: 9, done: 0 },
  step: (state) => (state.done < last ? { ...state, done: state.done + 1 } : null),
  hint: 'Press the message that the receiver wants. Drag b and see which values B takes.',
  Picture,
  describe,
})
