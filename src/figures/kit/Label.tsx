import { useContext, type ReactNode } from 'react'
import { Live } from './live'
import { paint, type as sizes, tones, type Tone } from './tokens'

interface LabelProps {
  x: number
  y: number
  size?: keyof typeof sizes
  tone?: Tone
  /** Where the text lies from x on. */
  anchor?: 'start' | 'middle' | 'end'
  /** For values, addresses and code. */
  mono?: boolean
  bold?: boolean
  children: ReactNode
}

/** Several spaces, which a drawing would show as one. */
const wholeSpaces = (text: string) => text.replaceAll(/ {2,}/g, (spaces) => '\u00a0'.repeat(spaces.length))

/** A line of text, its middle at y. What it says, the figure's description says too. */
export function Label({ x, y, size = 'label', tone, anchor = 'middle', mono, bold, children }: LabelProps) {
  return (
    <text
      x={x}
      y={y}
      dy="0.35em"
      fontSize={sizes[size]}
      textAnchor={anchor}
      fill={tone ? tones[tone].text : paint('text')}
      aria-hidden={useContext(Live) ? true : undefined}
      {...(mono && { fontFamily: 'var(--monospace)' })}
      {...(bold && { fontWeight: 700 })}
    >
      {typeof children === 'string' ? wholeSpaces(children) : children}
    </text>
  )
}
