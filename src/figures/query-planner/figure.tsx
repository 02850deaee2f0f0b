import { Arrow, Box, Drawing, Label, Touch } from '../kit'
import { defineFigure } from '../figure'
import { hyperedges, isVariable, query, queryPath, triples, type Pattern } from '../rdf/model'

interface State {
  patterns: readonly Pattern[]
  /** How many steps of the path are found. */
  done: number
}

const size = (predicate: string) =>
  hyperedges(triples).find((edge) => edge.predicate === predicate)?.pairs.length ?? 0

/** The variables that a step takes over from the steps before it. */
const joined = (path: readonly Pattern[], index: number): string[] => {
  const known = new Set(path.slice(0, index).flat())
  return path[index]!.filter((name) => isVariable(name) && known.has(name))
}

/** The patterns as they are asked, and below them the path: where it begins and what leads on. */
function Picture({ state }: { state: State }) {
  const { patterns, done } = state
  const path = queryPath(patterns, triples)
  const top = 58 + patterns.length * 36
  return (
    <Drawing height={top + path.length * 74}>
      <Label x={0} y={12} anchor="start" bold>
        The query, as it is written
      </Label>
      {patterns.map((pattern, row) => (
        <g key={pattern.join()}>
          <Touch
            label={`Write ${pattern.join(' ')} first`}
            to={
              row ? { ...state, patterns: [pattern, ...patterns.filter((other) => other !== pattern)] } : null
            }
          >
            <Box x={0} y={29 + row * 36} width={270} mono>
              {pattern.join('  ')}
            </Box>
          </Touch>
          <Label x={360} y={44 + row * 36} anchor="end" size="small" tone="faint">
            {`size ${size(pattern[1])}`}
          </Label>
        </g>
      ))}
      <Label x={0} y={top - 6} anchor="start" bold>
        The path, smallest first
      </Label>
      {path.map((pattern, row) => (
        <g key={pattern.join()}>
          <Box
            x={0}
            y={top + 11 + row * 74}
            width={270}
            mono
            tone={row >= done ? 'faint' : row ? 'other' : 'accent'}
            dashed={row >= done}
          >
            {row < done ? pattern.join('  ') : '?'}
          </Box>
          {row > 0 && (
            <>
              <Arrow
                from={[135, top - 32 + row * 74]}
                to={[135, top + 10 + row * 74]}
                tone={row < done ? 'other' : 'faint'}
              />
              <Label x={150} y={top - 12 + row * 74} anchor="start" size="small">
                {row < done ? `by ${joined(path, row).join(', ')}` : ''}
              </Label>
            </>
          )}
        </g>
      ))}
    </Drawing>
  )
}

export function describe({ patterns, done }: State): string {
  const path = queryPath(patterns, triples)
  const steps = path.map(([, predicate], index) =>
    index
      ? `${predicate} (${size(predicate)}) by ${joined(path, index).join(', ')}`
      : `${predicate} (${size(predicate)})`,
  )
  const written = `The query has ${patterns.length} patterns, written in the order ${patterns.map(([, predicate]) => predicate).join(', ')}. `
  if (!done)
    return `${written}Their sizes are ${patterns.map(([, predicate]) => size(predicate)).join(', ')}. Where does the path begin?`
  return `${written}Whatever the order, the path begins with the predicate with the fewest pairs and follows shared variables: ${steps.slice(0, done).join(', then ')}.`
}

export const figure = defineFigure<State>({
  initial: { patterns: query, done: query.length },
  start: { patterns: query, done: 0 },
  step: (state) => (state.done < state.patterns.length ? { ...state, done: state.done + 1 } : null),
  hint: 'Press a pattern to write it first: the path stays the same. Step shows how it is found.',
  Picture,
  describe,
})
