import { pathOf, tangents } from '../../artwork/outline'
import { stroke, tones, type Tone } from './tokens'

interface HullProps {
  /** The middles of what the region joins. */
  around: readonly (readonly [x: number, y: number])[]
  /** How far the region reaches beyond them, for their labels. */
  room?: number
  tone?: Tone
  /** Its ground or its line alone, where regions lie over each other: all grounds first, so that no line turns pale. */
  only?: 'ground' | 'line'
}

/** A hyperedge: a soft region around what belongs together, in the hand of the site's artwork. */
export function Hull({ around, room = 30, tone = 'accent', only }: HullProps) {
  const outline = tangents(
    around.map(([x, y]) => ({ x, y, radius: 0 })),
    room,
  )
  return (
    <path
      d={pathOf(outline)}
      {...(only === 'line' ? { fill: 'none' } : { fill: tones[tone].fill, fillOpacity: 0.6 })}
      {...(only !== 'ground' && { stroke: tones[tone].stroke, strokeWidth: stroke.line })}
    />
  )
}
