import { distance, type Hypergraph, type Place, type Point } from './graph'
import { padding, pathOf, tangents } from './outline'

/** The colors of a drawing: CSS colors, or references to custom properties in the browser. */
export interface Palette {
  /** What regions take turns with. */
  hues: readonly [string, string, string]
  /** Points that belong to nothing. */
  rest: string
  /** What lies behind all, in a file; none in a drawing that lies over a page. */
  ground?: string
}

/** One element of an SVG drawing. */
export interface Shape {
  tag: 'path' | 'circle'
  attributes: Record<string, string>
}

/** Space left between a link's end and the dot that it leads to. */
const linkGap = 4
/** A region fades outwards in layers: how much further each reaches, and how much it covers. */
const layers = [
  { more: 10, opacity: 0.055 },
  { more: 0, opacity: 0.1 },
]

const short = (value: number) => String(Math.round(value * 10) / 10)

function linkPath(from: Point, to: Point): string {
  const length = distance(from, to)
  const at = (start: Point, end: Place) => {
    const part = (start.radius + linkGap) / length
    return `${short(start.x + (end.x - start.x) * part)} ${short(start.y + (end.y - start.y) * part)}`
  }
  return `M${at(from, to)}L${at(to, from)}`
}

/**
 * What a hypergraph looks like, back to front: regions, links, points. The same graph with its points elsewhere
 * gives the same elements in the same order.
 */
export function draw({ points, regions }: Hypergraph, { hues, rest }: Palette): Shape[] {
  const shapes: Shape[] = []
  const add = (tag: Shape['tag'], attributes: Record<string, string>) => shapes.push({ tag, attributes })
  for (const { more, opacity } of layers)
    for (const region of regions) {
      const d = pathOf(
        tangents(
          region.points.map((index) => points[index]!),
          padding + more,
        ),
      )
      add('path', { d, fill: hues[region.hue]!, 'fill-opacity': String(opacity) })
    }
  for (const region of regions) {
    const d = pathOf(tangents(region.points.map((index) => points[index]!)))
    const stroke = hues[region.hue]!
    add('path', { d, fill: 'none', stroke, 'stroke-width': '1.25', 'stroke-opacity': '0.5' })
    const links = region.links.map(([from, to]) => linkPath(points[from]!, points[to]!)).join('')
    add('path', { d: links, fill: 'none', stroke, 'stroke-opacity': '0.4' })
  }
  points.forEach(({ x, y, radius }, index) => {
    const region = regions.find((candidate) => candidate.points.includes(index))
    const fill = region ? hues[region.hue]! : rest
    const dot = { cx: short(x), cy: short(y), r: short(region ? radius : radius * 0.7), fill }
    add('circle', region ? dot : { ...dot, 'fill-opacity': '0.35' })
  })
  return shapes
}
