import { Arrow, Box, Drawing, Label } from '../kit'
import { defineFigure } from '../figure'
import { arriving, facts, learns, stations } from './model'

/** The station whose row stands out. */
interface State {
  marked: number
}

const rowHeight = 44
const columns = facts.map((_, index) => 124 + index * 60)

/** One row for each station, time going down: what it learns and what it doesn't. */
function Picture({ state: { marked } }: { state: State }) {
  return (
    <Drawing height={30 + stations.length * rowHeight}>
      {facts.map((fact, column) => (
        <Label key={fact} x={columns[column]! + 27} y={12} size="small" bold>
          {fact}
        </Label>
      ))}
      {stations.map(({ name }, row) => {
        const found = learns(row)
        const y = 28 + row * rowHeight
        return (
          <g key={name}>
            {row > 0 && <Arrow from={[54, y - 15]} to={[54, y - 1]} tone="faint" />}
            <Box x={0} y={y} width={112} height={28} size="small" tone={row === marked ? 'good' : 'plain'}>
              {name}
            </Box>
            {facts.map((fact, column) => (
              <Box
                key={fact}
                x={columns[column]!}
                y={y}
                width={54}
                height={28}
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

const describe = (): string =>
  'A message passes ' +
  stations
    .map(({ name }, index) => {
      const found = learns(index)
      return `${name.toLowerCase()} (sealed with ${arriving(index).sealed!.key}; learns ${found.join(', ') || 'nothing'})`
    })
    .join(', ') +
  '.'

export const figure = defineFigure<State>({ initial: { marked: stations.length - 1 }, Picture, describe })
