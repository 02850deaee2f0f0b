import { Box, Drawing, Label } from '../kit'
import { defineFigure } from '../figure'
import { evaluate, query, queryPath, select, selected, triples, type Binding } from '../rdf/model'

interface State {
  /** How many steps of the path are done. */
  done: number
}

const path = queryPath(query, triples)
const found = evaluate(path, triples)
/** What each step leaves; the last one cuts it down to what is asked for. */
const answers = found.map((bindings, done) => (done < path.length ? bindings : select(selected, bindings)))

const written = (binding: Binding) =>
  Object.entries(binding)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ') || 'nothing known yet'

/** The path with what has been looked up, and below it the answers so far. */
function Picture({ state: { done } }: { state: State }) {
  const rows = answers[done]!
  const most = Math.max(...answers.map(({ length }) => length))
  return (
    <Drawing height={58 + path.length * 36 + 30 + most * 34}>
      <Label x={0} y={12} anchor="start" bold>
        Lookups
      </Label>
      {path.map((pattern, row) => (
        <g key={pattern.join()}>
          <Box
            x={0}
            y={30 + row * 36}
            width={270}
            height={28}
            mono
            tone={row < done ? 'good' : row === done ? 'accent' : 'faint'}
            dashed={row > done}
          >
            {pattern.join('  ')}
          </Box>
          <Label x={360} y={44 + row * 36} anchor="end" size="small" tone="faint">
            {row < done ? 'done' : row === done ? 'next' : 'later'}
          </Label>
        </g>
      ))}
      <Label x={0} y={52 + path.length * 36} anchor="start" bold>
        {done === path.length ? 'Result' : 'Answers so far'}
      </Label>
      {rows.map((binding, row) => (
        <Box
          key={written(binding)}
          x={0}
          y={70 + path.length * 36 + row * 34}
          width={360}
          height={28}
          size="small"
          mono
          tone={done === path.length ? 'good' : 'plain'}
        >
          {written(binding)}
        </Box>
      ))}
    </Drawing>
  )
}

function describe({ done }: State): string {
  const rows = answers[done]!.map(written).join('; ')
  const what = done ? `After ${done} of ${path.length} lookups` : 'Before the first lookup'
  const next = path[done]
  return `${what} the answers are: ${rows}. ${next ? `Next is ${next.join(' ')}.` : 'That is the result.'}`
}

export const figure = defineFigure<State>({
  initial: { done: path.length },
  start: { done: 0 },
  step: ({ done }) => (done < path.length ? { done: done + 1 } : null),
  Picture,
  describe,
})
