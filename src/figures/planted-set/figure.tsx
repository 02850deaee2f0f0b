import { Box, Dot, Drawing, Label, paint, stroke, Touch } from '../kit'
import { defineFigure } from '../figure'
import { byNumber } from '../in-number'
import { decrypt, encrypt, evenOut, hide, linesTo, planted, randomGraph, size, type Graph } from './model'

interface State {
  /** How far the key is made: 0 drawn, 1 hidden, 2 evened out. */
  stage: number
  bit: 0 | 1
  /** Places that noise flips. */
  noise: readonly number[]
}

const seed = 12
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
function Picture({ state }: { state: State }) {
  const { stage, bit, noise } = state
  const graph = graphAt(stage)
  const sealed = encrypt(graph, bit, seed, noise)
  const read = decrypt(sealed)
  return (
    <Drawing height={356}>
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
      {stage < 2 ? (
        <Touch label="Make the key and encrypt a bit with it" to={{ ...state, stage: 2 }}>
          <Box x={0} y={255} width={60} size="small" tone="faint" dashed>
            {`bit ${bit}`}
          </Box>
          <Label x={70} y={270} anchor="start" size="small" tone="faint">
            can be encrypted once the key is made
          </Label>
        </Touch>
      ) : (
        <>
          <Touch label={`Encrypt ${1 - bit} instead of ${bit}`} to={{ ...state, bit: bit ? 0 : 1 }}>
            <Box x={0} y={255} width={60} size="small" tone="other">
              {`bit ${bit}`}
            </Box>
          </Touch>
          <Label x={70} y={270} anchor="start" size="small">
            under the key. The set adds up its places.
          </Label>
          {sealed.map((value, index) => (
            <Touch
              key={index}
              label={`Noise at place ${index + 1}`}
              pressed={noise.includes(index)}
              to={{
                ...state,
                noise: noise.includes(index)
                  ? noise.filter((other) => other !== index)
                  : [...noise, index].sort(),
              }}
            >
              <Box
                x={index * 32}
                y={293}
                width={30}
                size="small"
                mono
                tone={noise.includes(index) ? 'doubt' : planted.includes(index) ? 'accent' : 'plain'}
                dashed={noise.includes(index)}
              >
                {value}
              </Box>
            </Touch>
          ))}
          <Box x={292} y={293} width={68} tone={read === bit ? 'good' : 'doubt'} size="small">
            {`reads ${read}`}
          </Box>
          <Label x={0} y={342} anchor="start" size="small" tone="faint">
            {noise.length ? `Flipped by noise: ${noise.map((index) => index + 1).join(', ')}` : 'No noise'}
          </Label>
        </>
      )}
    </Drawing>
  )
}

function describe({ stage, bit, noise }: State): string {
  const graph = graphAt(stage)
  const names = planted.map((dot) => dot + 1).join(', ')
  const counts = graph.flatMap((_, dot) => (planted.includes(dot) ? [] : [linesTo(graph, dot)])).join(', ')
  const lines = `The other dots have ${counts} lines to the set. `
  if (stage === 0)
    return `A random graph of ${size} dots. The dots ${names} are the private key. ${lines.trim()}`
  if (stage === 1) return `Lines between the dots ${names} are gone. ${lines.trim()}`
  const read = decrypt(encrypt(graph, bit, seed, noise))
  return (
    `There is no line between the dots ${names}. ${lines}` +
    `The bit ${bit} is encrypted, ${noise.length ? `noise has flipped the ${byNumber(noise.length, 'place', 'places')} ${noise.map((index) => index + 1).join(', ')}` : 'there is no noise'}, and the set reads ${read}` +
    (read === bit ? '.' : ', since noise has hit the set an odd number of times.')
  )
}

export const figure = defineFigure<State>({
  initial: { stage: 2, bit: 1, noise: [0] },
  start: { stage: 0, bit: 1, noise: [] },
  step: (state) => (state.stage < 2 ? { ...state, stage: state.stage + 1 } : null),
  hint: 'Step makes the key. Then press the bit to change it, or a place to let noise flip it.',
  Picture,
  describe,
})
