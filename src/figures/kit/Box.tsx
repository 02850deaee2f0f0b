import type { ReactNode } from 'react'
import { Label } from './Label'
import { stroke, tones, type Tone } from './tokens'

interface BoxProps {
  x: number
  y: number
  width: number
  height?: number
  tone?: Tone
  mono?: boolean
  bold?: boolean
  size?: 'small' | 'label'
  /** For what is not there yet. */
  dashed?: boolean
  /** A line of text in its middle. */
  children?: ReactNode
}

/** A box with a line of text. x and y are its upper left corner. */
export function Box({ x, y, width, height = 30, tone = 'plain', dashed, children, ...label }: BoxProps) {
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={6}
        fill={tones[tone].fill}
        stroke={tones[tone].stroke}
        strokeWidth={stroke.line}
        {...(dashed && { strokeDasharray: '4 3' })}
      />
      {children !== undefined && (
        <Label x={x + width / 2} y={y + height / 2} tone={tone} {...label}>
          {children}
        </Label>
      )}
    </g>
  )
}
