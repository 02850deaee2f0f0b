import type { ReactNode } from 'react'
import { Arrow, Box, Drawing, Label, Touch, type Tone } from '../kit'
import { defineFigure } from '../figure'
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
          <Touch
            label={`Another secret for ${name}`}
            to={{
              ...state,
              secrets: state.secrets.map((secret, index) => (index === giver ? (secret + 1) % 23 : secret)),
            }}
          >
            <Box x={0} y={31 + giver * 40} width={120} size="small">
              {`${name}, secret ${state.secrets[giver]}`}
            </Box>
          </Touch>
          {names.map((taker, index) => (
            <Given
              key={taker}
              to={giver === 2 && index === 0 ? { ...state, cheats: !state.cheats, turns: 0 } : undefined}
              isOn={state.cheats}
              x={columns[index]!}
              y={31 + giver * 40}
              width={60}
              tone={isRefused(giver, index) ? 'doubt' : giver === index ? 'faint' : 'other'}
            >
              {isRefused(giver, index) ? `${fragments[giver]![index]} ≠` : fragments[giver]![index]}
            </Given>
          ))}
        </g>
      ))}
      <Label x={0} y={172} anchor="start" size="small">
        sum: the share
      </Label>
      {shares.map((share, index) => (
        <g key={index}>
          <Arrow from={[columns[index]! + 30, 142]} to={[columns[index]! + 30, 156]} />
          <Box x={columns[index]!} y={157} width={60} tone="accent" mono>
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

interface GivenProps {
  x: number
  y: number
  width: number
  tone: Tone
  /** Where pressing leads; only one fragment can be forged. */
  to?: unknown
  isOn: boolean
  children: ReactNode
}

/** A fragment that one member gives another. */
function Given({ to, isOn, children, ...box }: GivenProps) {
  const drawn = (
    <Box {...box} mono>
      {children}
    </Box>
  )
  if (!to) return drawn
  return (
    <Touch label="Cleo gives Ann a wrong fragment" pressed={isOn} to={to}>
      {drawn}
    </Touch>
  )
}

export function describe(state: State): string {
  const { refused, shares } = roomOf(state)
  const base = baseOf(state.turns)
  const keys = pairs.map((pair) => raise(base, shares, pair))
  const start = `Ann, Ben and Cleo hold the shares ${shares.join(', ')}. `
  if (refused.length)
    return `${start}The fragment from Cleo to Ann isn’t on the line that Cleo committed to, and Ann stops. If Ann used it anyway, the pairs would get the keys ${keys.join(', ')}.`
  return (
    start +
    (state.turns
      ? `In turn ${state.turns}, a member sends the fresh public number ${base}. Raised to the room’s secret by any two members, it gives the new key, ${keys[0]}.`
      : `Any two of them get the same room key, ${keys[0]}, without anybody adding up the secrets.`)
  )
}

export const figure = defineFigure<State>({
  initial: { secrets: [4, 9, 15], cheats: false, turns: 0 },
  start: { secrets: [4, 9, 15], cheats: false, turns: 0 },
  step: (state) =>
    state.turns < fresh.length && !state.cheats ? { ...state, turns: state.turns + 1 } : null,
  hint: 'Press a member to change its secret, or the number that Cleo gives Ann to make it wrong.',
  Picture,
  describe,
})
