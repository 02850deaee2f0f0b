import { Arrow, Box, Drawing, Label, Touch } from '../kit'
import { Field } from '../kit/Field'
import { defineFigure, type ControlsProps } from '../figure'
import { circuit, textOf, travel } from './model'

interface State {
  text: string
  /** How many links the cell has passed. */
  passed: number
  /** The link on which a bit is changed; -1 for none. */
  changed: number
}

const longest = 6
const stops = ['Alice', ...circuit.map(({ relay }) => relay), 'Bob']
const rowHeight = 76

const hex = (bytes: readonly number[]) => bytes.map((byte) => byte.toString(16).padStart(2, '0')).join(' ')
const journeyOf = ({ text, changed }: State) => travel(text, changed < 0 ? undefined : changed)

/** Stops one below the other; on each link the cell as it travels there; beside each relay, what it knows. */
function Picture({ state }: { state: State }) {
  const { links, dropped } = journeyOf(state)
  const reached = Math.min(state.passed, links.length)
  return (
    <Drawing height={stops.length * rowHeight - 18}>
      {stops.map((stop, index) => {
        const y = index * rowHeight
        const entry = circuit[index - 1]
        const isThere = index <= reached
        const isBroken = dropped === stop && isThere
        return (
          <g key={stop}>
            <Box
              x={0}
              y={y}
              width={64}
              tone={isBroken ? 'doubt' : !isThere ? 'faint' : entry ? 'plain' : 'accent'}
              dashed={!isThere}
              bold
            >
              {stop}
            </Box>
            <Label x={76} y={y + 15} anchor="start" size="small" tone={isThere ? 'plain' : 'faint'}>
              {isBroken
                ? 'the layer doesn’t open: the cell is dropped'
                : entry
                  ? `knows ${entry.from} and ${entry.to}: ${entry.inbound} becomes ${entry.outbound}`
                  : index
                    ? isThere
                      ? `reads “${textOf(links[index - 1]!)}”`
                      : 'waits'
                    : `writes “${state.text}”, adds 3 layers`}
            </Label>
            {index < circuit.length ? (
              <Touch
                label={`Change a bit between ${stop} and ${stops[index + 1]}`}
                pressed={state.changed === index}
                to={{ ...state, changed: state.changed === index ? -1 : index }}
              >
                <rect
                  x={20}
                  y={y + 34}
                  width={340}
                  height={38}
                  fill="none"
                  stroke="none"
                  pointerEvents="all"
                />
                <Way
                  y={y}
                  cell={links[index]}
                  isPassed={index < reached}
                  isChanged={state.changed === index}
                />
              </Touch>
            ) : (
              index === circuit.length && <Way y={y} cell={links[index]} isPassed={index < reached} />
            )}
          </g>
        )
      })}
    </Drawing>
  )
}

interface WayProps {
  y: number
  cell?: readonly number[]
  isPassed: boolean
  isChanged?: boolean
}

/** From a stop to the next, and the cell as it travels there. */
const Way = ({ y, cell, isPassed, isChanged }: WayProps) => (
  <>
    <Arrow
      from={[32, y + 33]}
      to={[32, y + rowHeight - 3]}
      tone={isPassed ? 'other' : 'faint'}
      dashed={!isPassed}
    />
    <Label
      x={48}
      y={y + 53}
      anchor="start"
      size="small"
      tone={isChanged ? 'doubt' : isPassed ? 'other' : 'faint'}
      mono
    >
      {`${isPassed && cell ? hex(cell) : ''}${isChanged ? '  bit changed' : ''}`}
    </Label>
  </>
)

const Controls = ({ state, onChange }: ControlsProps<State>) => (
  <Field label="Alice writes">
    <input
      type="text"
      maxLength={longest}
      value={state.text}
      onChange={({ target }) => onChange({ ...state, text: target.value || ' ' })}
    />
  </Field>
)

export function describe(state: State): string {
  const { links, dropped } = journeyOf(state)
  const reached = Math.min(state.passed, links.length)
  const ahead =
    state.changed < reached
      ? ''
      : ` A bit will be changed between ${stops[state.changed]} and ${stops[state.changed + 1]}.`
  if (!reached)
    return `Alice has wrapped “${state.text}” in three layers: ${hex(links[0]!)}. The cell has not left yet.${ahead}`
  const stop = stops[reached]!
  const cell = `The cell ${hex(links[reached - 1]!)} has reached ${stop}. `
  if (dropped === stop)
    return `${cell}A bit was changed on the way, the layer doesn’t open, and ${stop} drops it.`
  const entry = circuit[reached - 1]
  return (
    cell +
    (entry
      ? `${stop} knows that it came from ${entry.from} and goes to ${entry.to}, and takes one layer off. ` +
        (reached === circuit.length
          ? 'It was the last one: what goes on is what Alice wrote.'
          : `What is left means nothing to it.${ahead}`)
      : `All three layers are off, and ${stop} reads “${textOf(links.at(-1)!)}”.`)
  )
}

export const figure = defineFigure<State>({
  initial: { text: 'hello', passed: stops.length - 1, changed: -1 },
  start: { text: 'hello', passed: 0, changed: -1 },
  step: (state) =>
    state.passed < journeyOf(state).links.length ? { ...state, passed: state.passed + 1 } : null,
  hint: 'Press the path between two stops to change a bit of the cell there.',
  Picture,
  Controls,
  describe,
})
