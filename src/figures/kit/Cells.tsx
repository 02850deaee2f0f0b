import { Box } from './Box'
import type { Tone } from './tokens'

interface CellsProps {
  x: number
  y: number
  values: readonly (string | number)[]
  /** Width of all cells together. */
  width: number
  height?: number
  /** How a cell stands out. */
  tone?: (index: number) => Tone
}

/** A row of cells with values: an array, a filter, a message's parts. */
export function Cells({ x, y, values, width, height = 24, tone = () => 'plain' }: CellsProps) {
  const cell = width / values.length
  return (
    <g>
      {values.map((value, index) => (
        <Box
          key={index}
          x={x + index * cell}
          y={y}
          width={cell - 3}
          height={height}
          tone={tone(index)}
          size="small"
          mono
        >
          {value}
        </Box>
      ))}
    </g>
  )
}
