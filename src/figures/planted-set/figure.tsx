import { Box, Cells, Dot, Drawing, Label, paint, stroke } from '../kit'
import { Field } from '../kit/Field'
import { defineFigure, type ControlsProps } from '../figure'
import { decrypt, encrypt, evenOut, hide, linesTo, planted, randomGraph, size, type Graph } from './model'

interface State {
  /** How far the key is made: 0 drawn, 1 hidden, 2 evened out. */
  stage: number
  bit: 0 | 1
  /** Places that noise flips. */
  noisy: number
}

const seed = 12
/** The places that noise takes first: beside the set, then in it. */
const noiseOrder = [0, 3, 6]
const stages = ['1. A random graph', '2. No lines within the set', '3. Even lines to the set: the public key']
const middle = { x: 180, y: 138, radius: 96 }

const graphAt = (stage: number): Graph => {
  const drawn = randomGraph(seed)
  return stage === 0 ? drawn : stage === 1 ? hide(drawn) : evenOut(hide(drawn), seed)
}

const place = (dot: number): readonly [number, number] => {
  const angle = (dot / size) * 2 * Math.PI - Math.PI / 2
  return [
    Math.round(middle.x + middle.radius * Math.cos(angle)),
    Math.round(middle.y + middle.radius * Math.sin(angle)),
  ]
}

/** The graph in a circle; below, a bit under it and what the set reads. */
function Picture({ state: { stage, bit, noisy } }: { state: State }) {
  const graph = graphAt(stage)
  const noise = noiseOrder.slice(0, noisy)
  const sealed = encrypt(graph, bit, seed, noise)
  const read = decrypt(sealed)
  return (
    <Drawing height={stage === 2 ? 356 : 258}>
      <Label x={0} y={12} anchor="start" bold>
        {stages[stage]}
      </Label>
      {graph.flatMap((row, a) =>
        row.slice(0, a).flatMap((line, b) => {
          if (!line) return []
          const [[x1, y1], [x2, y2]] = [place(a), place(b)]
          const touches = planted.includes(a) || planted.includes(b)
          return [
            <line
              key={`${a} ${b}`}
              x1={x1}
              y1={y1}
              x2={x2}
              y2={y2}
              stroke={paint(touches ? 'accent' : 'border')}
              strokeWidth={stroke.thin}
            />,
          ]
        }),
      )}
      {graph.map((_, dot) => {
        const [x, y] = place(dot)
        return (
          <Dot key={dot} x={x} y={y} tone={planted.includes(dot) ? 'accent' : 'plain'}>
            {dot + 1}
          </Dot>
        )
      })}
      {stage === 2 && (
        <>
          <Label x={0} y={270} anchor="start" size="small">
            {`Bit ${bit} under the public key. Counted: places of the set`}
          </Label>
          <Cells
            x={0}
            y={284}
            width={288}
            height={28}
            values={sealed}
            tone={(index) => (noise.includes(index) ? 'doubt' : planted.includes(index) ? 'accent' : 'plain')}
          />
          <Box x={292} y={284} width={68} height={28} tone={read === bit ? 'good' : 'doubt'} size="small">
            {`reads ${read}`}
          </Box>
          <Label x={0} y={334} anchor="start" size="small" tone="faint">
            {noise.length ? `Flipped by noise: ${noise.map((index) => index + 1).join(', ')}` : 'No noise'}
          </Label>
        </>
      )}
    </Drawing>
  )
}

const Controls = ({ state, onChange }: ControlsProps<State>) => (
  <>
    <Field label="The bit">
      <select
        value={state.bit}
        onChange={({ target }) => onChange({ ...state, stage: 2, bit: target.value === '1' ? 1 : 0 })}
      >
        <option>0</option>
        <option>1</option>
      </select>
    </Field>
    <Field label={`Flipped by noise: ${state.noisy}`}>
      <input
        type="range"
        min={0}
        max={noiseOrder.length}
        value={state.noisy}
        onChange={({ target }) => onChange({ ...state, stage: 2, noisy: Number(target.value) })}
      />
    </Field>
  </>
)

function describe({ stage, bit, noisy }: State): string {
  const graph = graphAt(stage)
  const names = planted.map((dot) => dot + 1).join(', ')
  const counts = graph.flatMap((_, dot) => (planted.includes(dot) ? [] : [linesTo(graph, dot)])).join(', ')
  const lines = `The other dots have ${counts} lines to the set. `
  if (stage === 0)
    return `A random graph of ${size} dots. The dots ${names} are the private key. ${lines.trim()}`
  if (stage === 1) return `Lines between the dots ${names} are gone. ${lines.trim()}`
  const read = decrypt(encrypt(graph, bit, seed, noiseOrder.slice(0, noisy)))
  return (
    `Between the dots ${names} is no line. ${lines}` +
    `The bit ${bit} is encrypted, ${noisy || 'no'} place${noisy === 1 ? ' is' : 's are'} flipped by noise, and the set reads ${read}` +
    (read === bit ? '.' : ', since noise has hit the set an odd number of times.')
  )
}

export const figure = defineFigure<State>({
  initial: { stage: 2, bit: 1, noisy: 1 },
  start: { stage: 0, bit: 1, noisy: 1 },
  step: (state) => (state.stage < 2 ? { ...state, stage: state.stage + 1 } : null),
  Picture,
  Controls,
  describe,
})
