import { Arrow, Box, Cells, Drawing, Label, type Tone } from '../kit'
import { Field } from '../kit/Field'
import { defineFigure, type ControlsProps } from '../figure'
import { mix, orders } from './model'

interface State {
  /** Which order each dealer picks. */
  dealt: readonly [number, number]
  /** What the masks and shares are made of. */
  seed: number
}

const messages = [17, 42, 88]
const senders = ['Ann', 'Ben', 'Cleo']
/** Where the columns of numbers begin. */
const left = 126
const tones: readonly Tone[] = ['accent', 'other', 'plain']

const roundOf = ({ dealt, seed }: State) => mix(messages, [orders[dealt[0]]!, orders[dealt[1]]!], seed)
const toneOf = (message: number): Tone => tones[messages.indexOf(message)] ?? 'doubt'
const inWords = (order: readonly number[]) => order.map((place) => place + 1).join(' ')

/** From top to bottom: messages, masks, what the players see, their shares of the result, the result. */
function Picture({ state }: { state: State }) {
  const { masks, masked, results, output } = roundOf(state)
  return (
    <Drawing height={368}>
      <Row y={0} label="Messages" />
      {messages.map((message, index) => (
        <g key={message}>
          <Box x={left + index * 78} y={0} width={72} tone={toneOf(message)} mono>
            {message}
          </Box>
          <Label x={left + 36 + index * 78} y={42} size="small" tone="faint">
            {`${senders[index]} + ${masks[index]}`}
          </Label>
          <Arrow from={[left + 36 + index * 78, 52]} to={[left + 36 + index * 78, 70]} />
        </g>
      ))}
      <Row y={72} label="Players see" />
      <Cells x={left} y={72} width={234} height={30} values={masked} />
      {results.map((result, player) => (
        <g key={player}>
          <Row y={120 + player * 34} label={`Player ${player + 1} gets`} />
          <Cells x={left} y={120 + player * 34} width={234} height={28} values={result} />
        </g>
      ))}
      <Arrow from={[left + 117, 254]} to={[left + 117, 274]} />
      <Row y={276} label="Put together" />
      {output.map((message, index) => (
        <Box key={index} x={left + index * 78} y={276} width={72} tone={toneOf(message)} mono>
          {message}
        </Box>
      ))}
      <Label x={0} y={330} anchor="start" size="small" tone="faint">
        {`Known to one dealer each: orders ${inWords(orders[state.dealt[0]]!)} and ${inWords(orders[state.dealt[1]]!)}`}
      </Label>
      <Label x={0} y={352} anchor="start" size="small" tone="faint">
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

function Controls({ state, onChange }: ControlsProps<State>) {
  const choose = (dealer: 0 | 1, label: string) => (
    <Field label={label}>
      <select
        value={state.dealt[dealer]}
        onChange={({ target }) => {
          const picked = Number(target.value)
          onChange({ ...state, dealt: dealer ? [state.dealt[0], picked] : [picked, state.dealt[1]] })
        }}
      >
        {orders.map((order, index) => (
          <option key={index} value={index}>
            {inWords(order)}
          </option>
        ))}
      </select>
    </Field>
  )
  return (
    <>
      {choose(0, 'Dealer 1 moves to places')}
      {choose(1, 'Dealer 2 moves to places')}
      <Field label={`Randomness: ${state.seed}`}>
        <input
          type="range"
          min={1}
          max={20}
          value={state.seed}
          onChange={({ target }) => onChange({ ...state, seed: Number(target.value) })}
        />
      </Field>
    </>
  )
}

function describe(state: State): string {
  const { masked, results, output } = roundOf(state)
  return (
    `Three senders mask their messages ${messages.join(', ')}, and the players see ${masked.join(', ')}. ` +
    `Each of four players computes a share of the result: ${results.map((result) => result.join(' ')).join('; ')}. ` +
    `Put together, the shares give the messages in the order ${output.join(', ')}.`
  )
}

export const figure = defineFigure<State>({
  initial: { dealt: [1, 2], seed: 4 },
  Picture,
  Controls,
  describe,
})
