import { Arrow, Box, Drawing, Label, Touch, Track } from '../kit'
import { defineFigure } from '../figure'
import { prime } from '../diffie-hellman'
import { transfer } from './model'

interface State {
  choice: 0 | 1
  /** The receiver's secret. */
  b: number
}

const messages = [72, 105] as const
const a = 13

/** The sender on the left, the receiver on the right, and what goes between them, time going down. */
function Picture({ state }: { state: State }) {
  const { choice, b } = state
  const { A, B, keys, sealed, key, received } = transfer(messages, choice, a, b)
  return (
    <Drawing height={380}>
      <Label x={0} y={12} anchor="start" bold>
        Sender
      </Label>
      <Label x={360} y={12} anchor="end" bold>
        Receiver
      </Label>
      <Box x={0} y={28} width={150} tone="other" mono>
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
      <Arrow from={[8, 98]} to={[352, 98]} tone="other" />
      <Label x={180} y={84} mono>
        {`A = ${A}`}
      </Label>
      <Arrow from={[352, 150]} to={[8, 150]} tone="accent" />
      <Label x={180} y={136} mono>
        {`B = ${B}`}
      </Label>
      <Label x={0} y={182} anchor="start" size="small" tone="faint">
        {`keys ${keys[0]} and ${keys[1]}`}
      </Label>
      <Arrow from={[8, 226]} to={[352, 226]} tone="other" />
      <Label x={180} y={212} mono>
        {`m₀ sealed: ${sealed[0]}   m₁ sealed: ${sealed[1]}`}
      </Label>
      <Label x={360} y={258} anchor="end" size="small" tone="faint">
        {`has one key: ${key}`}
      </Label>
      <Box x={230} y={276} width={130} tone="good" mono>
        {`m${choice ? '₁' : '₀'} = ${received}`}
      </Box>
      <Box x={0} y={276} width={150} tone="faint" dashed>
        can’t tell which
      </Box>
      <Label x={0} y={336} anchor="start" size="small">
        {`b = ${b}`}
      </Label>
      <Track
        label="The receiver’s secret b"
        x={74}
        y={336}
        length={270}
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

function describe({ choice, b }: State): string {
  const { A, B, keys, key, received } = transfer(messages, choice, a, b)
  return (
    `The sender has two messages and publishes A = ${A}. The receiver wants message ${choice} and answers B = ${B}, ` +
    `which could stand for either. The sender derives the keys ${keys[0]} and ${keys[1]} and sends both messages sealed. ` +
    `The receiver can compute only the key ${key} and reads ${received}.`
  )
}

export const figure = defineFigure<State>({
  initial: { choice: 1, b: 9 },
  hint: 'Press the message that the receiver wants. Drag b and see which values B takes.',
  Picture,
  describe,
})
