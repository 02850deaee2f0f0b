import { Arrow, Box, Drawing, Label } from '../kit'
import { Field } from '../kit/Field'
import { defineFigure, type ControlsProps } from '../figure'
import { generator, power } from '../key-shares/model'
import { generate, raise, type Line } from './model'

interface State {
  /** The member's secrets. */
  secrets: readonly [number, number, number]
  /** Whether the third member gives the first a wrong fragment. */
  cheats: boolean
  /** How often the key has turned. */
  turns: number
}

const names = ['Ann', 'Ben', 'Cleo']
const slopes = [7, 2, 11]
/** The exponents of the fresh public numbers, one for each turn. */
const fresh = [5, 17, 8]
const pairs = [
  [1, 2],
  [1, 3],
  [2, 3],
] as const
const columns = [132, 214, 296]

const roomOf = ({ secrets, cheats }: State) =>
  generate(
    secrets.map((secret, index): Line => ({ secret, slope: slopes[index]! })),
    cheats ? 5 : 0,
  )
const baseOf = (turns: number) => (turns ? power(generator, fresh[turns - 1]!) : generator)

/** A table of fragments, from row to column; the sums below; the key of each pair at the bottom. */
function Picture({ state }: { state: State }) {
  const { fragments, refused, shares } = roomOf(state)
  const base = baseOf(state.turns)
  const isRefused = (giver: number, taker: number) =>
    refused.some((entry) => entry.giver === giver + 1 && entry.taker === taker + 1)
  return (
    <Drawing height={330}>
      <Label x={0} y={12} anchor="start" bold>
        gives
      </Label>
      {names.map((name, taker) => (
        <Label key={name} x={columns[taker]! + 30} y={12} bold>
          {`to ${name}`}
        </Label>
      ))}
      {names.map((name, giver) => (
        <g key={name}>
          <Label x={0} y={46 + giver * 40} anchor="start" size="small">
            {`${name}, secret ${state.secrets[giver]}`}
          </Label>
          {names.map((taker, index) => (
            <Box
              key={taker}
              x={columns[index]!}
              y={32 + giver * 40}
              width={60}
              height={28}
              tone={isRefused(giver, index) ? 'doubt' : giver === index ? 'faint' : 'other'}
              mono
            >
              {isRefused(giver, index) ? `${fragments[giver]![index]} ≠` : fragments[giver]![index]}
            </Box>
          ))}
        </g>
      ))}
      <Label x={0} y={172} anchor="start" size="small">
        sum: the share
      </Label>
      {shares.map((share, index) => (
        <g key={index}>
          <Arrow from={[columns[index]! + 30, 142]} to={[columns[index]! + 30, 156]} />
          <Box x={columns[index]!} y={158} width={60} height={28} tone="accent" mono>
            {share}
          </Box>
        </g>
      ))}
      <Label x={0} y={216} anchor="start" bold>
        {state.turns ? `Room key after turn ${state.turns}` : 'First room key'}
      </Label>
      <Label x={360} y={216} anchor="end" size="small" tone="faint">
        {state.turns ? `fresh public number ${base}` : `base ${generator}`}
      </Label>
      {pairs.map((pair, index) => (
        <Box
          key={index}
          x={index * 122}
          y={234}
          width={116}
          height={34}
          size="small"
          tone={refused.length ? 'doubt' : 'good'}
        >
          {`${pair.map((member) => names[member - 1]).join(', ')}: ${raise(base, shares, pair)}`}
        </Box>
      ))}
      <Label x={0} y={292} anchor="start" size="small" tone={refused.length ? 'doubt' : 'faint'}>
        {refused.length
          ? '≠: not on the line that Cleo committed to. Ann stops here.'
          : 'Any two members get the same key.'}
      </Label>
      <Label x={0} y={316} anchor="start" size="small" tone="faint">
        Exponents count modulo 23, keys modulo 47.
      </Label>
    </Drawing>
  )
}

function Controls({ state, onChange }: ControlsProps<State>) {
  const [ann, ben, cleo] = state.secrets
  return (
    <>
      <Field label={`Ben’s secret: ${ben}`}>
        <input
          type="range"
          min={0}
          max={22}
          value={ben}
          onChange={({ target }) => onChange({ ...state, secrets: [ann, Number(target.value), cleo] })}
        />
      </Field>
      <Field label="Cleo gives Ann">
        <select
          value={state.cheats ? 'wrong' : 'right'}
          onChange={({ target }) => onChange({ ...state, cheats: target.value === 'wrong' })}
        >
          <option value="right">the true fragment</option>
          <option value="wrong">a wrong one</option>
        </select>
      </Field>
    </>
  )
}

export function describe(state: State): string {
  const { refused, shares } = roomOf(state)
  const base = baseOf(state.turns)
  const keys = pairs.map((pair) => raise(base, shares, pair))
  const start = `Ann, Ben and Cleo hold the shares ${shares.join(', ')}. `
  if (refused.length)
    return `${start}The fragment from Cleo to Ann isn't on the line that Cleo committed to, and Ann stops. Used all the same, the pairs would get the keys ${keys.join(', ')}.`
  return (
    start +
    (state.turns
      ? `In turn ${state.turns}, a member sends the fresh public number ${base}. Raised to the room's secret by any two members, it gives the new key ${keys[0]}.`
      : `Any two of them get the same room key, ${keys[0]}, without anybody adding up the secrets.`)
  )
}

export const figure = defineFigure<State>({
  initial: { secrets: [4, 9, 15], cheats: false, turns: 0 },
  start: { secrets: [4, 9, 15], cheats: false, turns: 0 },
  step: (state) =>
    state.turns < fresh.length && !state.cheats ? { ...state, turns: state.turns + 1 } : null,
  Picture,
  Controls,
  describe,
})
