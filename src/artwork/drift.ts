import type { Hypergraph } from './graph'

/** How far a point drifts from its place at most, in pixels along each axis. */
const driftReach = 9
/** Points this near to each other drift alike, as on water: nothing collides, and no point leaves its region. */
const swell = 260

/**
 * A hypergraph whose points have drifted; its regions follow, since they are drawn around them.
 * @param seconds time since the drift began
 * @param amount from 0, every point in its place, to 1
 */
export function drifted(graph: Hypergraph, seconds: number, amount: number): Hypergraph {
  const points = graph.points.map(({ x, y, radius }) => ({
    x: x + amount * driftReach * Math.sin(seconds * 0.9 + (x + 2 * y) / swell),
    y: y + amount * driftReach * Math.cos(seconds * 0.7 + (2 * x - y) / swell),
    radius,
  }))
  return { ...graph, points }
}
