import { Label } from './Label'
import { paint, tones, type Tone } from './tokens'

interface BarProps {
  x: number
  y: number
  /** Where the bar begins, right of its label. */
  label: string
  length: number
  /** How long it is going to be, where that is not how long it is. */
  whole?: number
  tone: Tone
  /** What stands behind it: its number. */
  children?: string | number
}

/** A number as a length, to be compared with the bar above or below it. */
export const Bar = ({ x, y, label, length, whole = length, tone, children }: BarProps) => (
  <>
    <Label x={0} y={y + 8} anchor="start" size="small">
      {label}
    </Label>
    <g>
      <rect x={x} y={y} width={whole} height={16} rx={3} fill="none" stroke={paint('control')} />
      <rect x={x} y={y} width={length} height={16} rx={3} fill={tones[tone].stroke} />
    </g>
    {children !== undefined && (
      <Label x={x + whole + 6} y={y + 8} anchor="start" size="small" tone={tone} bold>
        {children}
      </Label>
    )}
  </>
)
