import { distance, type Hypergraph, type Point } from './graph'
import { clearance, tangents } from './outline'
import type { Random } from './random'
import { density } from './scatter'

/** What keeps an outline apart from points that do not belong to it, in pixels. */
const gap = 5
/** Sizes that regions are wanted in, in turn: a few large ones carry the picture, pairs and triples surround them. */
const sizes = [6, 4, 3, 5, 2, 4, 3, 2]

/** Points farther apart than this do not belong together, in pixels. */
const span = 170

type Canvas = Pick<Hypergraph, 'width' | 'height' | 'points'>

/** Whether a region around these points holds no other point and stays on the canvas. */
function isTrue({ width, height, points }: Canvas, members: readonly number[]): boolean {
  const outline = tangents(members.map((member) => points[member]!))
  const onCanvas = outline.every(({ x, y }) => x >= 1 && y >= 1 && x <= width - 1 && y <= height - 1)
  return onCanvas && points.every((point, i) => members.includes(i) || clearance(outline, point) >= gap)
}

/** Grows a group from one point by its nearest neighbors, as long as the region stays true. */
function grow(canvas: Canvas, seed: number, size: number, isFree: (point: number) => boolean): number[] {
  const group = [seed]
  const { points } = canvas
  const farness = (point: number) =>
    Math.max(...group.map((member) => distance(points[member]!, points[point]!)))
  while (group.length < size) {
    const next = points
      .map((_, index) => index)
      .filter((point) => !group.includes(point) && isFree(point) && farness(point) < span)
      .sort((a, b) => farness(a) - farness(b))
      .slice(0, 6)
      .find((point) => isTrue(canvas, [...group, point]))
    if (next === undefined) break
    group.push(next)
  }
  return group
}

/**
 * Groups points: by turns around a point that belongs to nothing yet, and around one that belongs to one group, so
 * that regions overlap where they share a point. A point is inside a region exactly when it belongs to it.
 * @throws RangeError when the points do not give so many groups
 */
export function groupPoints(canvas: Canvas, count: number, random: Random): number[][] {
  const groups: number[][] = []
  const groupsOf = (point: number) => groups.filter((group) => group.includes(point)).length
  const order = canvas.points
    .map((point: Point, index) => ({ index, rank: density(point, canvas) + random() * 0.3 }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ index }) => index)
  while (groups.length < count) {
    const turn = groups.length
    const shares = turn % 2
    const rank = (point: number) => Math.abs(groupsOf(point) - shares)
    const seeds = order.toSorted((a, b) => rank(a) - rank(b)).filter((seed) => groupsOf(seed) <= 1)
    const isFree = (point: number) => groupsOf(point) === 0
    let group: number[] = []
    for (let i = 0; group.length < 2 && i < seeds.length; i++)
      group = grow(canvas, seeds[i]!, sizes[turn % sizes.length]!, isFree)
    if (group.length < 2) throw new RangeError(`${canvas.points.length} points do not give ${count} regions.`)
    groups.push(group)
  }
  return groups
}
