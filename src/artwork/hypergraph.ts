import { hueCount, type Hypergraph, type HypergraphOptions, type Point, type Region } from './graph'
import { groupPoints } from './group'
import { spanningLinks } from './links'
import { makeRandom } from './random'
import { scatter } from './scatter'

const round = (value: number) => Math.round(value * 10) / 10

/** The hue that the fewest regions have, those that share points with this one counted many times. */
function rarestHue(others: readonly Region[], { points }: Region): number {
  const uses = Array.from({ length: hueCount }, () => 0)
  for (const other of others)
    uses[other.hue]! += other.points.some((point) => points.includes(point)) ? 100 : 1
  return uses.indexOf(Math.min(...uses))
}

/**
 * Makes a hypergraph: well-spaced points, denser in the middle, and regions around points that belong together.
 * @returns the same graph for the same options
 * @throws RangeError when the canvas has no room for it
 */
export function makeHypergraph(options: HypergraphOptions): Hypergraph {
  const random = makeRandom(options.seed)
  const { width, height } = options
  const points = scatter(options, random).map(({ x, y }): Point => ({
    x: round(x),
    y: round(y),
    radius: round(2.6 + 3.4 * random() ** 2),
  }))
  const groups = groupPoints({ width, height, points }, options.regions, random)
  const regions = groups.map((group): Region => ({
    points: group,
    links: spanningLinks(points, group),
    hue: 0,
  }))
  regions.forEach((region, index) => {
    region.hue = rarestHue(regions.slice(0, index), region)
  })
  return { width, height, points, regions }
}
