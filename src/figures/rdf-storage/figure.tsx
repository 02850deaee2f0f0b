import { defineFigure } from '../figure'
import { inNumber } from '../in-number'
import { overlap } from '../rdf/model'
import { looks, looseOf, madeOf, Picture, predicates, present, type State } from './Picture'

export function describe(state: State): string {
  const data = present(state)
  if (!data.length) return 'Without a triple there is no edge and no hyperedge.'
  const made = madeOf(state)
  const sizes = made.map(({ predicate, pairs }) => `${predicate} joins ${pairs.length}`).join(', ')
  const shared = made.flatMap((a, index) =>
    made.slice(index + 1).flatMap((b) => {
      const common = overlap(a, b)
      return common.length ? [`${a.predicate} and ${b.predicate} share ${common.join(' and ')}`] : []
    }),
  )
  const { edges, hyperedges: count, pairs } = looks(state)
  return (
    `Triples: ${data.length}; edges of two: ${looseOf(state).length}; hyperedges: ${made.length}. ` +
    (made.length ? `By numbers of pairs, ${sizes}. ` : '') +
    (made.length > 1 ? `${shared.join('; ') || 'No two of them share a vertex'}. ` : '') +
    `To find the ${pairs === 1 ? 'one pair' : `${pairs} pairs`} of ${state.asked}, a graph looks at ${inNumber(edges, 'edge')}${edges === 1 ? '' : ', one after another'}` +
    (count === null
      ? '.'
      : count
        ? ', a hypergraph at one hyperedge.'
        : '; a hypergraph has no hyperedge for it.')
  )
}

/** Opens as a graph, in which each triple is an edge of its own; steps gather the edges of a predicate. */
export const figure = defineFigure<State>({
  initial: { out: [], made: predicates.length, asked: 'wrote' },
  start: { out: [], made: 0, asked: 'wrote' },
  step: (state) => (state.made < predicates.length ? { ...state, made: state.made + 1 } : null),
  hint: 'Press a triple to take it out or put it back, or the name of a predicate to find all that it joins.',
  Picture,
  describe,
})
