import { useContext, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { Live } from './live'
import { paint, stroke, tones, width, type Tone } from './tokens'

interface SlideProps {
  /** What is set, for who doesn't see it. */
  label: string
  value: number
  min: number
  max: number
  /** The figure's state with another value. */
  at: (value: number) => unknown
  /** Whether it moves across or down, and where its ends are. */
  along?: 'x' | 'y'
  ends: readonly [number, number]
  children: ReactNode
}

/** A part of a picture that is dragged, or moved with the arrow keys: a slider once the figure is alive. */
export function Slide({ label, value, min, max, at, along = 'x', ends, children }: SlideProps) {
  const change = useContext(Live)
  if (!change) return children
  const set = (wanted: number) => {
    const next = Math.min(max, Math.max(min, Math.round(wanted)))
    if (next !== value) change(at(next))
  }
  const follow = ({ currentTarget, clientX, clientY }: PointerEvent<SVGGElement>) => {
    const frame = currentTarget.ownerSVGElement!.getBoundingClientRect()
    const unit = ((along === 'x' ? clientX - frame.left : clientY - frame.top) / frame.width) * width
    set(min + ((unit - ends[0]) / (ends[1] - ends[0])) * (max - min))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const target = keys(value, min, max, along)[event.key]
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    set(target)
  }
  return (
    <g
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-orientation={along === 'y' ? 'vertical' : undefined}
      onPointerDown={(event) => {
        if (event.button !== 0 || !event.isPrimary) return
        event.currentTarget.setPointerCapture(event.pointerId)
        follow(event)
      }}
      onPointerMove={(event) => event.buttons === 1 && event.isPrimary && follow(event)}
      onKeyDown={onKeyDown}
    >
      {children}
    </g>
  )
}

/** Where a key leads. Up is more, but in a picture in which time goes down; a page is a tenth of the way. */
const keys = (
  value: number,
  min: number,
  max: number,
  along: 'x' | 'y',
): Record<string, number | undefined> => {
  const down = along === 'y' ? 1 : -1
  const page = Math.max(1, Math.round((max - min) / 10))
  return {
    // eslint-disable-next-line no-restricted-syntax -- a drawing isn't mirrored
    ArrowRight: value + 1,
    ArrowDown: value + down,
    // eslint-disable-next-line no-restricted-syntax -- a drawing isn't mirrored
    ArrowLeft: value - 1,
    ArrowUp: value - down,
    PageDown: value + down * page,
    PageUp: value - down * page,
    Home: min,
    End: max,
  }
}

/** The radius of a knob. */
const knob = 9

interface TrackProps extends Omit<SlideProps, 'children' | 'ends' | 'along'> {
  /** Where it begins, at an edge of the drawing; its knob stays within its ends. */
  x: number
  y: number
  length: number
  tone?: Tone
}

/** A line with a knob on it. A still picture has its room alone, beside what is set: nothing looks as if it could be dragged, or couldn't. */
export function Track({ x, y, length, tone = 'accent', ...slide }: TrackProps) {
  const { value, min, max } = slide
  if (!useContext(Live)) return null
  const ends = [x + knob, x + length - knob] as const
  const at = ends[0] + ((value - min) / (max - min)) * (ends[1] - ends[0])
  return (
    <Slide {...slide} ends={ends}>
      {/* Wide enough for a finger. */}
      <rect
        x={x - 3}
        y={y - 15}
        width={length + 6}
        height={30}
        fill="none"
        stroke="none"
        pointerEvents="all"
      />
      <path d={`M${x} ${y}H${x + length}`} stroke={paint('border')} strokeWidth={stroke.strong} />
      <circle
        cx={at}
        cy={y}
        r={knob}
        fill={tones[tone].fill}
        stroke={tones[tone].stroke}
        strokeWidth={stroke.strong}
      />
    </Slide>
  )
}
