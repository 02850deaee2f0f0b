import { distance, type HypergraphOptions, type Place } from './graph'
import type { Random } from './random'

/** Room between the outermost places and the edge of the canvas, in pixels. */
const margin = 48
/** Darts thrown for one place before the rest of the canvas counts as full. */
const patience = 400

/** How crowded a place may be: 1 at the heart of the picture, and less and less around it. */
export function density({ x, y }: Place, { width, height }: Pick<HypergraphOptions, 'width' | 'height'>) {
  const away = Math.hypot((x / width - 0.5) / 0.6, (y / height - 0.5) / 0.8)
  return Math.max(0, 1 - away * away)
}

/** The least distance between any two places of a scattering. */
const leastSpacing = ({ points, width, height }: HypergraphOptions) =>
  0.52 * Math.sqrt((width * height) / points)

/**
 * Scatters places by throwing darts: one sticks where nothing is near, and the emptier a part of the canvas is to
 * be, the wider the berth and the fewer the darts.
 * @throws RangeError when the canvas has no room for so many
 */
export function scatter(options: HypergraphOptions, random: Random): Place[] {
  const { points, width, height } = options
  const least = leastSpacing(options)
  const places: Place[] = []
  for (let missed = 0; places.length < points; missed++) {
    if (missed > patience * points)
      throw new RangeError(`${width} × ${height} has no room for ${points} points.`)
    const dart = {
      x: margin + random() * (width - 2 * margin),
      y: margin + random() * (height - 2 * margin),
    }
    const wanted = density(dart, options)
    // The berth shrinks with every miss, so that a full canvas still takes the last ones.
    const berth = least * (1 + (1.6 - wanted * 1.4) * Math.exp(-missed / (patience * points * 0.1)))
    if (random() < wanted && places.every((place) => distance(place, dart) >= berth)) places.push(dart)
  }
  return places
}
