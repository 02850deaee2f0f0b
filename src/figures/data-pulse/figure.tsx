import { Arrow, Box, Drawing, Label, Touch } from '../kit'
import { defineFigure } from '../figure'
import { byNumber } from '../in-number'
import { beat, chunks } from './model'

interface State {
  /** How many pulses are wanted. */
  count: number
  /** The chunk that the prover has deleted; -1 for none. */
  lost: number
}

/** The output of the master pulse that the clock begins with. */
const start = 80
const most = 5
const rowHeight = 46

const pulsesOf = ({ count, lost }: State) => beat(start, count, lost < 0 ? undefined : lost)

/** The chunks on top; below, a row for each pulse: the output before, the chunk, the new output. */
function Picture({ state }: { state: State }) {
  const pulses = pulsesOf(state)
  const asked = pulses.map(({ index }) => index)
  return (
    <Drawing height={104 + most * rowHeight}>
      <Label x={0} y={12} anchor="start" bold>
        A block of 8 chunks
      </Label>
      {chunks.map((_, index) => (
        <Touch
          key={index}
          label={index === state.lost ? `Bring chunk ${index} back` : `Delete chunk ${index}`}
          pressed={index === state.lost}
          to={{ ...state, lost: index === state.lost ? -1 : index }}
        >
          <Box
            x={index * 45}
            y={26}
            width={42}
            size="small"
            mono
            tone={index === state.lost ? 'doubt' : asked.includes(index) ? 'accent' : 'plain'}
            dashed={index === state.lost}
          >
            {index === state.lost ? `${index} ×` : index}
          </Box>
        </Touch>
      ))}
      {['output', 'chunk', 'proof', 'next'].map((title, column) => (
        <Label key={title} x={[27, 105, 206, 333][column]!} y={82} size="small" tone="faint">
          {title}
        </Label>
      ))}
      {pulses.map(({ from, index, proof, output }, row) => {
        const y = 96 + row * rowHeight
        return (
          <g key={row}>
            <Box x={0} y={y} width={54} mono>
              {from}
            </Box>
            <Arrow from={[56, y + 15]} to={[76, y + 15]} />
            <Box x={78} y={y} width={54} tone={proof ? 'accent' : 'doubt'} mono>
              {index}
            </Box>
            {proof ? (
              <>
                <Label x={206} y={y + 15} size="small" mono>
                  {proof.join(' ')}
                </Label>
                <Arrow from={[282, y + 15]} to={[302, y + 15]} />
                <Box x={306} y={y} width={54} tone="good" mono>
                  {output}
                </Box>
              </>
            ) : (
              <Label x={144} y={y + 15} anchor="start" tone="doubt">
                is gone: the clock stops
              </Label>
            )}
          </g>
        )
      })}
      {pulses.length < most && pulses.every(({ proof }) => proof) && (
        <Pending y={96 + pulses.length * rowHeight} from={pulses.at(-1)?.output ?? start} />
      )}
    </Drawing>
  )
}

/** The output that waits for its pulse: what it asks for is to be found out. */
const Pending = ({ y, from }: { y: number; from: number }) => (
  <g>
    <Box x={0} y={y} width={54} mono>
      {from}
    </Box>
    <Arrow from={[56, y + 15]} to={[76, y + 15]} tone="faint" />
    <Box x={78} y={y} width={54} tone="faint" dashed mono>
      ?
    </Box>
    <Label x={144} y={y + 15} anchor="start" size="small" tone="faint">
      {`remainder of ${from} ÷ ${chunks.length}`}
    </Label>
  </g>
)

function describe(state: State): string {
  const pulses = pulsesOf(state)
  const last = pulses.at(-1)
  const gone =
    state.lost < 0 ? '' : ` Chunk ${state.lost} is deleted; the clock runs until it needs that chunk.`
  if (!last) return `The clock begins with the output ${start}, and no pulse has run.${gone}`
  const form = (one: string, others: string) => byNumber(pulses.length, one, others)
  const way = `The ${form('output', 'outputs')} ${pulses.map(({ from }) => from).join(', ')} ${form('selects chunk', 'select the chunks')} ${pulses.map(({ index }) => index).join(', ')} of ${chunks.length}. `
  return last.proof
    ? `${way}${form('Its proof', 'The proof of the last one')} gives the output ${last.output}.${gone}`
    : `${way}Chunk ${last.index} is gone, so no proof can follow, and the clock stops.`
}

export const figure = defineFigure<State>({
  initial: { count: most, lost: -1 },
  start: { count: 0, lost: -1 },
  step: (state) =>
    state.count < most && pulsesOf(state).every(({ proof }) => proof)
      ? { ...state, count: state.count + 1 }
      : null,
  hint: 'Press a chunk to delete it or to bring it back.',
  Picture,
  describe,
})
