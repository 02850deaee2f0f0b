import { Arrow, Dot, Drawing, Hull, Label, type Tone } from '../kit'
import { defineFigure } from '../figure'
import { hyperedges, overlap, triples, verticesOf, type Triple } from '../rdf/model'

interface State {
  data: readonly Triple[]
}

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
function Picture({ state: { data } }: { state: State }) {
  const edges = hyperedges(data)
  const top = 72 + data.length * rowHeight
  const place = (name: string): Place => [vertices[name]!.at[0], vertices[name]!.at[1] + top]
  const names = [...new Set(edges.flatMap((edge) => [...verticesOf(edge)]))]
  return (
    <Drawing height={top + 276}>
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
            tone={column === 1 ? regions[name]!.tone : 'plain'}
          >
            {name}
          </Label>
        )),
      )}
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
      {names.map((name) => {
        const [x, y] = place(name)
        return (
          <g key={name}>
            <Dot x={x} y={y} r={4} />
            <Label x={x} y={vertices[name]!.name === 'above' ? y - 14 : y + 14} size="small" mono>
              {name}
            </Label>
          </g>
        )
      })}
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
