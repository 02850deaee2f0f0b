import { Arrow, Box, Drawing, Label, Touch } from '../kit'
import { defineFigure } from '../figure'
import { arriving, facts, learns, stations } from './model'

/** The station whose row stands out. */
interface State {
  marked: number
}

const rowHeight = 44
const columns = facts.map((_, index) => 131 + index * 58.5)

/** One row for each station, time going down: what it learns and what it doesn't. */
function Picture({ state: { marked } }: { state: State }) {
  return (
    <Drawing height={30 + stations.length * rowHeight}>
      {facts.map((fact, column) => (
        <Label key={fact} x={columns[column]! + 26.5} y={12} size="small" bold>
          {fact}
        </Label>
      ))}
      {stations.map(({ name }, row) => {
        const found = learns(row)
        const y = 27 + row * rowHeight
        return (
          <g key={name}>
            {row > 0 && <Arrow from={[54, y - 13]} to={[54, y - 1]} tone="faint" />}
            <Touch label={`What ${name} learns`} pressed={row === marked} to={{ marked: row }}>
              <Box x={0} y={y} width={126} size="small" tone={row === marked ? 'good' : 'plain'}>
                {name}
              </Box>
            </Touch>
            {facts.map((fact, column) => (
              <Box
                key={fact}
                x={columns[column]!}
                y={y}
                width={53}
                size="small"
                tone={!found.includes(fact) ? 'faint' : row === marked ? 'good' : 'accent'}
                dashed={!found.includes(fact)}
              >
                {found.includes(fact) ? 'learns' : '–'}
              </Box>
            ))}
          </g>
        )
      })}
    </Drawing>
  )
}

const describe = ({ marked }: State): string => {
  const all = stations.map(
    ({ name }, index) => `${name.toLowerCase()} learns ${learns(index).join(', ') || 'nothing'}`,
  )
  const { name, keys } = stations[marked]!
  const opened = keys.length ? `${name} holds the key “${keys.join('”, “')}”` : `${name} holds no key`
  return `A message passes ${stations.length} stations: ${all.join('; ')}. ${opened}; it arrives there sealed with “${arriving(marked).sealed!.key}”.`
}

export const figure = defineFigure<State>({
  initial: { marked: stations.length - 1 },
  start: { marked: 0 },
  hint: 'Press a station, or Step from one to the next.',
  step: ({ marked }) => (marked < stations.length - 1 ? { marked: marked + 1 } : null),
  Picture,
  describe,
})
