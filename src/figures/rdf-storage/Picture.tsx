import { inNumber } from '../in-number'
import { Arrow, Bar, Dot, Drawing, Hull, Label, Touch, type Tone } from '../kit'
import { hyperedges, triples, verticesOf, type Triple } from '../rdf/model'

export interface State {
  /** Triples that are taken out, by their places. */
  out: readonly number[]
  /** How many predicates have become a hyperedge, the smallest first. */
  made: number
  /** The predicate that is asked for. */
  asked: string
}

/** The triples that are not taken out. */
export const present = ({ out }: State): readonly Triple[] =>
  triples.filter((_, index) => !out.includes(index))
/** All predicates, the smallest first. */
export const predicates = hyperedges(triples).map(({ predicate }) => predicate)
/** The hyperedges that are made. */
export const madeOf = (state: State) => {
  const made = predicates.slice(0, state.made)
  return hyperedges(present(state)).filter(({ predicate }) => made.includes(predicate))
}
/** How many things are looked at to find all that a predicate joins: edge after edge, or its hyperedge alone. */
export function looks(state: State) {
  const isMade = predicates.indexOf(state.asked) < state.made
  const pairs =
    hyperedges(present(state)).find(({ predicate }) => predicate === state.asked)?.pairs.length ?? 0
  return { edges: present(state).length, hyperedges: isMade ? Math.min(1, pairs) : null, pairs }
}
/** The statements that no hyperedge holds yet. */
export const looseOf = (state: State) =>
  present(state).filter(([, predicate]) => predicates.indexOf(predicate) >= state.made)

/** As high as a finger needs it on the narrowest phone. */
const rowHeight = 30

type Place = readonly [x: number, y: number]

/** Where each vertex lies below the list of triples, and on which side of it its name. */
const vertices: Record<string, { at: Place; name: 'above' | 'below' }> = {
  Carol: { at: [54, 100], name: 'below' },
  Alice: { at: [144, 54], name: 'above' },
  Bob: { at: [144, 154], name: 'below' },
  Doc1: { at: [256, 50], name: 'above' },
  Doc2: { at: [306, 104], name: 'below' },
  Doc3: { at: [226, 162], name: 'above' },
  '"Clocks"': { at: [304, 226], name: 'below' },
}

/** How each hyperedge and its edges are drawn, and where its name stands: beside its own line, or where no other region is. */
const regions: Record<string, { tone: Tone; name: Place }> = {
  title: { tone: 'good', name: [332, 172] },
  knows: { tone: 'other', name: [60, 168] },
  wrote: { tone: 'accent', name: [232, 108] },
}

/** What a region goes around of a vertex: its dot, or where its name is long, as much to both sides as the name needs. */
function reachOf(name: string, [x, y]: Place): Place[] {
  const beyond = Math.max(0, name.length * 4 - 20)
  return beyond
    ? [
        [x - beyond, y],
        [x + beyond, y],
      ]
    : [[x, y]]
}

/** From a dot to another, without touching them. */
function between([x1, y1]: Place, [x2, y2]: Place) {
  const gap = 8 / Math.hypot(x2 - x1, y2 - y1)
  const [dx, dy] = [(x2 - x1) * gap, (y2 - y1) * gap]
  return { from: [x1 + dx, y1 + dy], to: [x2 - dx, y2 - dy] } as const
}

/** Above, the triples as they are written; below, edges between two, or a region for each predicate with all its pairs. */
export function Picture({ state }: { state: State }) {
  const { out, asked } = state
  const data = present(state)
  const made = madeOf(state)
  const loose = looseOf(state)
  const { edges, hyperedges: count, pairs } = looks(state)
  const top = 72 + triples.length * rowHeight
  const place = (name: string): Place => [vertices[name]!.at[0], vertices[name]!.at[1] + top]
  const joined = new Set(data.flatMap(([subject, , object]) => [subject, object]))
  return (
    <Drawing height={top + 362}>
      <Label x={0} y={12} anchor="start" bold>
        {inNumber(data.length, 'triple')}
      </Label>
      {triples.map((triple, row) => (
        <Touch
          key={row}
          label={triple.join(' ')}
          pressed={!out.includes(row)}
          to={{ ...state, out: out.includes(row) ? out.filter((other) => other !== row) : [...out, row] }}
        >
          <Ground x={0} y={28 + row * rowHeight} width={360} />
          {triple.map((name, column) => (
            <Label
              key={column}
              x={column * 124}
              y={43 + row * rowHeight}
              anchor="start"
              mono
              tone={out.includes(row) ? 'faint' : column === 1 ? regions[name]!.tone : 'plain'}
            >
              {name}
            </Label>
          ))}
          {out.includes(row) && (
            <Label x={360} y={43 + row * rowHeight} anchor="end" size="small" tone="faint">
              out
            </Label>
          )}
        </Touch>
      ))}
      <Label x={0} y={top - 28} anchor="start" bold>
        {[
          loose.length && `${inNumber(loose.length, 'edge')} of two`,
          made.length && inNumber(made.length, 'hyperedge'),
        ]
          .filter(Boolean)
          .join(', ') || 'nothing to join'}
      </Label>
      {(['ground', 'line'] as const).flatMap((part) =>
        made
          .toReversed()
          .map((edge) => (
            <Hull
              key={part + edge.predicate}
              around={[...verticesOf(edge)].flatMap((name) => reachOf(name, place(name)))}
              tone={regions[edge.predicate]!.tone}
              only={part}
            />
          )),
      )}
      {data.map((triple) => (
        <Arrow
          key={triple.join()}
          {...between(place(triple[0]), place(triple[2]))}
          tone={regions[triple[1]]!.tone}
        />
      ))}
      {predicates.map((predicate) => {
        const { tone, name } = regions[predicate]!
        return (
          <Touch
            key={predicate}
            label={`All that “${predicate}” joins`}
            pressed={predicate === asked}
            to={{ ...state, asked: predicate }}
          >
            <Ground x={name[0] - 28} y={name[1] + top - rowHeight / 2} width={56} />
            <Label x={name[0]} y={name[1] + top} tone={tone} bold>
              {predicate}
            </Label>
          </Touch>
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
      <Label x={0} y={top + 284} anchor="start" bold>
        {`To find all that “${asked}” joins, look at`}
      </Label>
      <Bar x={bars} y={top + 300} label="a graph" length={edges * unit} tone="doubt">
        {inNumber(edges, 'edge')}
      </Bar>
      <Bar x={bars} y={top + 326} label="hypergraph" length={(count ?? 0) * unit} tone="good">
        {count === null ? 'not made yet' : `${inNumber(count, 'hyperedge')}, ${inNumber(pairs, 'pair')}`}
      </Bar>
    </Drawing>
  )
}

const bars = 88
/** How long one edge is in a bar. */
const unit = 30

/** What can be pressed below letters. */
const Ground = ({ x, y, width }: { x: number; y: number; width: number }) => (
  <rect x={x} y={y} width={width} height={rowHeight} fill="none" stroke="none" pointerEvents="all" />
)
