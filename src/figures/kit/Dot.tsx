import type { ReactNode } from 'react'
import { Label } from './Label'
import { stroke, tones, type Tone } from './tokens'

interface DotProps {
  x: number
  y: number
  r?: number
  tone?: Tone
  dashed?: boolean
  /** A few letters in it. */
  children?: ReactNode
}

/** A round part: an event, a node of a graph, a party. x and y are its middle. */
export function Dot({ x, y, r = 12, tone = 'plain', dashed, children }: DotProps) {
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r={r}
        fill={tone === 'faint' ? tones.plain.fill : tones[tone].fill}
        stroke={tones[tone].stroke}
        strokeWidth={stroke.line}
        {...(dashed && { strokeDasharray: '4 3' })}
      />
      {children !== undefined && (
        <Label x={x} y={y} size="small" tone={tone} bold>
          {children}
        </Label>
      )}
    </g>
  )
}
