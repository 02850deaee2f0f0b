import { Box, Drawing, Label, Touch, type Tone } from '../kit'
import { defineFigure } from '../figure'
import { byNumber } from '../in-number'
import { evaluate, look, query, queryPath, select, selected, triples, type Binding } from '../rdf/model'

interface State {
  /** How many steps of the path are done. */
  done: number
}

const path = queryPath(query, triples)
const found = evaluate(path, triples)
/** What each step leaves; the last one cuts it down to what is asked for. */
const answers = found.map((bindings, done) => (done < path.length ? bindings : select(selected, bindings)))

/** The statements that a lookup has found, by the number of lookups done. */
const hits = found.map((_, done) =>
  done ? triples.filter((triple) => look(path[done - 1]!, found[done - 1]!, [triple]).length > 0) : [],
)
const dataHeight = 130

const written = (binding: Binding) =>
  Object.entries(binding)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ') || 'nothing known yet'

/** The data with what the last lookup found in it; the path; the answers so far. */
function Picture({ state: { done } }: { state: State }) {
  const rows = answers[done]!
  const most = Math.max(...answers.map(({ length }) => length))
  return (
    <Drawing height={dataHeight + 58 + path.length * 36 + 30 + most * 34}>
      <Label x={0} y={12} anchor="start" bold>
        Data
      </Label>
      <Label x={360} y={12} anchor="end" size="small" tone="faint">
        {legend(done)}
      </Label>
      {triples.map((triple, index) => (
        <Box
          key={triple.join()}
          x={(index % 2) * 180}
          y={26 + Math.floor(index / 2) * 30}
          // As far from the next column as from the next row; the last statement is the longest, and needs all of its column.
          width={index % 2 ? 180 : 176}
          height={26}
          size="small"
          mono
          tone={dataTone(triple, done)}
        >
          {triple.join(' ')}
        </Box>
      ))}
      <Label x={0} y={dataHeight + 12} anchor="start" bold>
        Lookups
      </Label>
      {path.map((pattern, row) => (
        <Touch
          key={pattern.join()}
          label={`Look up ${pattern.join(' ')}`}
          pressed={row < done}
          to={{ done: row < done ? row : row + 1 }}
        >
          <Box
            x={0}
            y={dataHeight + 29 + row * 36}
            width={270}
            mono
            tone={row < done ? 'good' : row === done ? 'accent' : 'faint'}
            dashed={row > done}
          >
            {pattern.join('  ')}
          </Box>
          <Label x={360} y={dataHeight + 44 + row * 36} anchor="end" size="small" tone="faint">
            {row < done ? 'done' : row === done ? 'next' : 'later'}
          </Label>
        </Touch>
      ))}
      <Label x={0} y={dataHeight + 52 + path.length * 36} anchor="start" bold>
        {done === path.length ? 'Result' : 'Answers so far'}
      </Label>
      {rows.map((binding, row) => (
        <Box
          key={written(binding)}
          x={0}
          y={dataHeight + 70 + path.length * 36 + row * 34}
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

const dataTone = (triple: (typeof triples)[number], done: number): Tone =>
  !done
    ? 'plain'
    : hits[done]!.includes(triple)
      ? 'good'
      : triple[1] === path[done - 1]![1]
        ? 'doubt'
        : 'plain'

/** What the colors of the data mean; the last one is named where it is there. */
function legend(done: number): string {
  const passesOver = triples.some((triple) => dataTone(triple, done) === 'doubt')
  return done ? `green: just found${passesOver ? ', amber: passed over' : ''}` : ''
}

function describe({ done }: State): string {
  const rows = answers[done]!
  const all = `${byNumber(rows.length, 'answer is', 'answers are')}: ${rows.map(written).join('; ')}`
  const known = done
    ? `After ${done} of ${path.length} lookups the ${all}.`
    : 'Before the first lookup nothing is known yet.'
  const next = path[done]
  const from = done ? `The last one found ${hits[done]!.map((triple) => triple.join(' ')).join(', ')}. ` : ''
  return `${known} ${from}${next ? `Next is ${next.join(' ')}.` : 'That is the result.'}`
}

export const figure = defineFigure<State>({
  initial: { done: path.length },
  start: { done: 0 },
  hint: 'Press a lookup, or Step from one to the next.',
  step: ({ done }) => (done < path.length ? { done: done + 1 } : null),
  Picture,
  describe,
})
