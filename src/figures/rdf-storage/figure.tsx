import { Arrow, Dot, Drawing, Hull, Label, Touch, type Tone } from '../kit'
import { defineFigure } from '../figure'
import { hyperedges, overlap, triples, verticesOf, type Triple } from '../rdf/model'

interface State {
  /** Triples that are taken out, by their places. */
  out: readonly number[]
}

const present = ({ out }: State): readonly Triple[] => triples.filter((_, index) => !out.includes(index))

const rowHeight = 26

type Place = readonly [x: number, y: number]

/** Where each vertex lies below the list of triples, and on which side of it its name. */
const vertices: Record<string, { at: Place; name: 'above' | 'below' }> = {
  Carol: { at: [54, 100], name: 'below' },
  Alice: { at: [144, 54], name: 'above' },
  Bob: { at: [144, 154], name: 'below' },
  Doc1: { at: [256, 50], name: 'above' },
  Doc2: { at: [306, 104], name: 'below' },
  Doc3: { at: [226, 162], name: 'below' },
  '"Clocks"': { at: [304, 226], name: 'below' },
}

/** How each hyperedge is drawn, and where its name stands. */
const regions: Record<string, { tone: Tone; name: Place }> = {
  title: { tone: 'good', name: [196, 234] },
  knows: { tone: 'other', name: [44, 170] },
  wrote: { tone: 'accent', name: [206, 102] },
}

/** From a dot to another, without touching them. */
function between([x1, y1]: Place, [x2, y2]: Place) {
  const gap = 8 / Math.hypot(x2 - x1, y2 - y1)
  const [dx, dy] = [(x2 - x1) * gap, (y2 - y1) * gap]
  return { from: [x1 + dx, y1 + dy], to: [x2 - dx, y2 - dy] } as const
}

/** Above, the triples as they are written; below, their hypergraph: a region for each predicate, with all its pairs. */
function Picture({ state }: { state: State }) {
  const { out } = state
  const data = present(state)
  const edges = hyperedges(data)
  const top = 72 + triples.length * rowHeight
  const place = (name: string): Place => [vertices[name]!.at[0], vertices[name]!.at[1] + top]
  const joined = new Set(edges.flatMap((edge) => [...verticesOf(edge)]))
  return (
    <Drawing height={top + 276}>
      <Label x={0} y={12} anchor="start" bold>
        {data.length} triples
      </Label>
      {triples.map((triple, row) => (
        <Touch
          key={row}
          label={triple.join(' ')}
          pressed={!out.includes(row)}
          to={{ out: out.includes(row) ? out.filter((other) => other !== row) : [...out, row] }}
        >
          <rect
            x={0}
            y={28 + row * rowHeight}
            width={360}
            height={24}
            fill="none"
            stroke="none"
            pointerEvents="all"
          />
          {triple.map((name, column) => (
            <Label
              key={column}
              x={column * 124}
              y={40 + row * rowHeight}
              anchor="start"
              mono
              tone={out.includes(row) ? 'faint' : column === 1 ? regions[name]!.tone : 'plain'}
            >
              {name}
            </Label>
          ))}
          {out.includes(row) && (
            <Label x={360} y={40 + row * rowHeight} anchor="end" size="small" tone="faint">
              out
            </Label>
          )}
        </Touch>
      ))}
      <Label x={0} y={top - 28} anchor="start" bold>
        {edges.length} hyperedges
      </Label>
      {edges.toReversed().map((edge) => (
        <Hull
          key={edge.predicate}
          around={[...verticesOf(edge)].map(place)}
          tone={regions[edge.predicate]!.tone}
        />
      ))}
      {edges.map(({ predicate, pairs }) => {
        const { tone, name } = regions[predicate]!
        return (
          <g key={predicate}>
            {pairs.map(([subject, object]) => (
              <Arrow key={subject + object} {...between(place(subject), place(object))} tone={tone} />
            ))}
            <Label x={name[0]} y={name[1] + top} tone={tone} bold>
              {predicate}
            </Label>
          </g>
        )
      })}
      {Object.keys(vertices).map((name) => {
        const [x, y] = place(name)
        const tone: Tone = joined.has(name) ? 'plain' : 'faint'
        return (
          <g key={name}>
            <Dot x={x} y={y} r={4} tone={tone} />
            <Label x={x} y={vertices[name]!.name === 'above' ? y - 14 : y + 14} size="small" tone={tone} mono>
              {name}
            </Label>
          </g>
        )
      })}
    </Drawing>
  )
}

function describe(state: State): string {
  const data = present(state)
  if (!data.length) return 'Without a triple there is no hyperedge.'
  const edges = hyperedges(data)
  const sizes = edges.map(({ predicate, pairs }) => `${predicate} joins ${pairs.length}`).join(', ')
  const shared = edges.flatMap((a, index) =>
    edges.slice(index + 1).flatMap((b) => {
      const common = overlap(a, b)
      return common.length ? [`${a.predicate} and ${b.predicate} share ${common.join(' and ')}`] : []
    }),
  )
  return `Triples: ${data.length}; hyperedges, one for each predicate: ${edges.length}. By numbers of pairs, ${sizes}. ${shared.join('; ') || 'No two of them share a vertex'}.`
}

export const figure = defineFigure<State>({
  initial: { out: [] },
  hint: 'Press a triple to take it out, or to put it back.',
  Picture,
  describe,
})
