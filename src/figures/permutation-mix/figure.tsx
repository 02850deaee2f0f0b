import { Arrow, Box, Cells, Drawing, Label, Touch, Track, type Tone } from '../kit'
import { defineFigure } from '../figure'
import { mix, orders } from './model'

interface State {
  /** Which order each dealer picks. */
  dealt: readonly [number, number]
  /** What the masks and shares are made of. */
  seed: number
  /** How far the round is: messages, masked, shares of the result, put together. */
  done: number
}

const last = 3

const messages = [17, 42, 88]
const senders = ['Ann', 'Ben', 'Cleo']
/** Where the columns of numbers begin. */
const columnsX = 126
const tones: readonly Tone[] = ['accent', 'other', 'plain']

const roundOf = ({ dealt, seed }: State) => mix(messages, [orders[dealt[0]]!, orders[dealt[1]]!], seed)
const toneOf = (message: number): Tone => tones[messages.indexOf(message)] ?? 'doubt'
const inWords = (order: readonly number[]) => order.map((place) => place + 1).join('\u00a0')

/** From top to bottom: messages, masks, what the players see, their shares of the result, the result. */
function Picture({ state }: { state: State }) {
  const { masks, masked, results, output } = roundOf(state)
  const { done } = state
  const from = (step: number, values: readonly number[]) => (done < step ? values.map(() => '') : values)
  const tone = (step: number) => () => (done < step ? 'faint' : 'plain') as Tone
  return (
    <Drawing height={408}>
      <Row y={0} label="Messages" />
      {messages.map((message, index) => (
        <g key={message}>
          <Box x={columnsX + index * 79} y={0} width={76} tone={toneOf(message)} mono>
            {message}
          </Box>
          <Label x={columnsX + 38 + index * 79} y={42} size="small" tone="faint">
            {done < 1 ? senders[index] : `${senders[index]} + ${masks[index]}`}
          </Label>
          <Arrow from={[columnsX + 38 + index * 79, 52]} to={[columnsX + 38 + index * 79, 70]} />
        </g>
      ))}
      <Row y={72} label="Players see" />
      <Cells x={columnsX} y={72} width={237} height={30} values={from(1, masked)} tone={tone(1)} />
      {results.map((result, player) => (
        <g key={player}>
          <Row y={120 + player * 34} label={`Player ${player + 1} gets`} />
          <Cells
            x={columnsX}
            y={120 + player * 34}
            width={237}
            height={28}
            values={from(2, result)}
            tone={tone(2)}
          />
        </g>
      ))}
      <Arrow from={[columnsX + 117, 254]} to={[columnsX + 117, 274]} />
      <Row y={276} label="Put together" />
      {output.map((message, index) => (
        <Box
          key={index}
          x={columnsX + index * 79}
          y={276}
          width={76}
          tone={done < 3 ? 'faint' : toneOf(message)}
          dashed={done < 3}
          mono
        >
          {done < 3 ? '?' : message}
        </Box>
      ))}
      {state.dealt.map((dealt, dealer) => (
        <Touch
          key={dealer}
          label={`Another order for dealer ${dealer + 1}`}
          to={{
            ...state,
            dealt: state.dealt.map((old, index) => (index === dealer ? (old + 1) % orders.length : old)),
          }}
        >
          <Box x={dealer * 182} y={322} width={178} size="small" tone="doubt">
            {`dealer ${dealer + 1} moves to ${inWords(orders[dealt]!)}`}
          </Box>
        </Touch>
      ))}
      <Label x={0} y={372} anchor="start" size="small">
        {`Randomness ${state.seed}`}
      </Label>
      <Track
        label="Randomness"
        x={columnsX}
        y={372}
        length={234}
        value={state.seed}
        min={1}
        max={20}
        at={(seed) => ({ ...state, seed })}
      />
      <Label x={0} y={400} anchor="start" size="small" tone="faint">
        Numbers are remainders after division by 97.
      </Label>
    </Drawing>
  )
}

const Row = ({ y, label }: { y: number; label: string }) => (
  <Label x={0} y={y + 15} anchor="start" size="small">
    {label}
  </Label>
)

export function describe(state: State): string {
  const { masked, results, output } = roundOf(state)
  const [one, two] = state.dealt.map((dealt) => inWords(orders[dealt]!))
  const told = [
    `Three senders have the messages ${messages.join(', ')}; two dealers move them to ${one} and ${two}, with randomness ${state.seed}.`,
    `Masked, the players see ${masked.join(', ')}.`,
    `Each of four players computes a share of the result: ${results.map((result) => result.join(' ')).join('; ')}.`,
    `Put together, the shares give the messages in the order ${output.join(', ')}.`,
  ]
  return told.slice(0, state.done + 1).join(' ')
}

export const figure = defineFigure<State>({
  initial: { dealt: [1, 2], seed: 4, done: last },
  start: { dealt: [1, 2], seed: 4, done: 0 },
  step: (state) => (state.done < last ? { ...state, done: state.done + 1 } : null),
  hint: 'Press a dealer’s order to change it. Drag the knob to change only the randomness.',
  Picture,
  describe,
})
