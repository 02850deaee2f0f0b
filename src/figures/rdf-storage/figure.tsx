import { Box, Drawing, Label } from '../kit'
import { defineFigure } from '../figure'
import { hyperedges, overlap, triples, type Triple } from '../rdf/model'

interface State {
  data: readonly Triple[]
}

const rowHeight = 26

/** Above, the triples as they are written; below, one region for each predicate with all its pairs. */
function Picture({ state: { data } }: { state: State }) {
  const edges = hyperedges(data)
  const top = 44 + data.length * rowHeight
  const tops = edges.map(
    (_, index) =>
      top + 40 + edges.slice(0, index).reduce((sum, { pairs }) => sum + pairs.length * 30 + 44, 0),
  )
  const last = edges.at(-1)
  return (
    <Drawing height={last ? tops.at(-1)! + last.pairs.length * 30 + 40 : top}>
      <Label x={0} y={12} anchor="start" bold>
        {data.length} triples
      </Label>
      {data.map((triple, row) =>
        triple.map((name, column) => (
          <Label
            key={`${row} ${column}`}
            x={column * 124}
            y={40 + row * rowHeight}
            anchor="start"
            mono
            tone={column === 1 ? 'accent' : 'plain'}
          >
            {name}
          </Label>
        )),
      )}
      <Label x={0} y={top + 16} anchor="start" bold>
        {edges.length} hyperedges
      </Label>
      {edges.map(({ predicate, pairs }, index) => (
        <g key={predicate}>
          <Box x={0} y={tops[index]!} width={360} height={pairs.length * 30 + 34} tone="accent" />
          <Label x={12} y={tops[index]! + 16} anchor="start" tone="accent" bold>
            {predicate}
          </Label>
          <Label x={348} y={tops[index]! + 16} anchor="end" size="small" tone="faint">
            {`size ${pairs.length}`}
          </Label>
          {pairs.map(([subject, object], row) => (
            <g key={`${subject} ${object}`}>
              <Box x={12} y={tops[index]! + 30 + row * 30} width={140} height={24} mono>
                {subject}
              </Box>
              <Box x={208} y={tops[index]! + 30 + row * 30} width={140} height={24} mono>
                {object}
              </Box>
              <Label x={180} y={tops[index]! + 42 + row * 30} tone="faint">
                –
              </Label>
            </g>
          ))}
        </g>
      ))}
    </Drawing>
  )
}

function describe({ data }: State): string {
  const edges = hyperedges(data)
  const sizes = edges.map(({ predicate, pairs }) => `${predicate} joins ${pairs.length}`).join(', ')
  const shared = edges.flatMap((a, index) =>
    edges.slice(index + 1).flatMap((b) => {
      const common = overlap(a, b)
      return common.length ? [`${a.predicate} and ${b.predicate} share ${common.join(' and ')}`] : []
    }),
  )
  return `${data.length} triples become ${edges.length} hyperedges, one for each predicate: ${sizes} pairs. ${shared.join('; ')}.`
}

export const figure = defineFigure<State>({ initial: { data: triples }, Picture, describe })
