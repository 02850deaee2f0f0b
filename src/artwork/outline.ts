import type { Place, Point } from './graph'

/** Room between a region's outermost points and its edge, in pixels. */
export const padding = 18
/** How much an outline swells where points are near each other; 0 would be a string pulled tight. */
const softness = 13
/** In how many directions an outline is felt. */
const directions = 40

const angles = Array.from({ length: directions }, (_, index) => (index / directions) * 2 * Math.PI)

/** A tangent of an outline: its direction, its distance from the origin, where it touches. */
export interface Tangent extends Place {
  cos: number
  sin: number
  reach: number
}

/**
 * The soft outline of points, as its tangents all around.
 *
 * How far a shape reaches into a direction is the maximum of how far its points do. Here it is their soft maximum,
 * T·log Σ exp(reach / T). It is never less than the maximum, so every point stays inside; and since entropy and
 * variance are never negative, the curvature radius is nowhere below the padding: the outline is convex, without a
 * corner, and changes smoothly as its points move.
 */
export function tangents(points: readonly Point[], room = padding): Tangent[] {
  return angles.map((angle) => {
    const cos = Math.cos(angle)
    const sin = Math.sin(angle)
    const reaches = points.map(({ x, y, radius }) => x * cos + y * sin + radius)
    const most = Math.max(...reaches)
    const weights = reaches.map((reach) => Math.exp((reach - most) / softness))
    const sum = weights.reduce((total, weight) => total + weight, 0)
    const reach = most + softness * Math.log(sum) + room
    const slope = points.reduce((total, { x, y }, i) => total + (weights[i]! / sum) * (y * cos - x * sin), 0)
    return { cos, sin, reach, x: reach * cos - slope * sin, y: reach * sin + slope * cos }
  })
}

/** How far a disc is outside of an outline; negative where it reaches in. */
export const clearance = (outline: readonly Tangent[], { x, y, radius }: Point) =>
  Math.max(...outline.map(({ cos, sin, reach }) => x * cos + y * sin - reach)) - radius

/** Where two neighboring tangents meet. */
function meeting(a: Tangent, b: Tangent): Place {
  const turn = a.cos * b.sin - a.sin * b.cos
  return { x: (a.reach * b.sin - b.reach * a.sin) / turn, y: (b.reach * a.cos - a.reach * b.cos) / turn }
}

const text = ({ x, y }: Place) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** An outline as the data of an SVG path: from touch to touch, bent towards where the tangents meet. */
export function pathOf(outline: readonly Tangent[]): string {
  const bends = outline.map((tangent, index) => {
    const next = outline[(index + 1) % outline.length]!
    return `Q${text(meeting(tangent, next))} ${text(next)}`
  })
  return `M${text(outline[0]!)}${bends.join('')}Z`
}
