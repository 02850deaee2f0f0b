import { distance, hueCount, type HypergraphOptions } from './graph'
import { makeHypergraph } from './hypergraph'
import { clearance, tangents } from './outline'

const options: HypergraphOptions = { seed: 1, points: 46, regions: 11, width: 660, height: 500 }
const seeds = Array.from({ length: 25 }, (_, seed) => seed - 5)
const rounding = 0.2
/** Room in a region around its points, and between it and others, in pixels. */
const [padding, gap] = [18, 5]

it('makes the same graph from the same options', () => {
  expect(makeHypergraph(options)).toEqual(makeHypergraph({ ...options }))
})

it('makes another graph from another seed', () => {
  expect(makeHypergraph(options).points).not.toEqual(makeHypergraph({ ...options, seed: 2 }).points)
})

it('is data that survives its journey as JSON', () => {
  const graph = makeHypergraph(options)
  expect(JSON.parse(JSON.stringify(graph))).toEqual(graph)
})

it.each([
  ['points', { ...options, points: 400, width: 120, height: 120 }],
  ['regions', { ...options, regions: 60 }],
])('says where there is no room for so many %s', (what, crowded) => {
  expect(() => makeHypergraph(crowded)).toThrow(RangeError)
  expect(() => makeHypergraph(crowded)).toThrow(what)
})

describe.each(seeds)('the graph of the seed %i', (seed) => {
  const graph = makeHypergraph({ ...options, seed })
  const { points, regions, width, height } = graph
  const outlines = regions.map((region) => tangents(region.points.map((index) => points[index]!)))

  it('has as many points and regions as asked for', () => {
    expect([points.length, regions.length]).toEqual([options.points, options.regions])
  })

  it('keeps its points apart', () => {
    const distances = points.flatMap((a, i) => points.slice(i + 1).map((b) => distance(a, b)))
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(43)
  })

  it('stays on the canvas', () => {
    for (const { x, y } of [...points, ...outlines.flat()]) {
      expect(x >= 0 && x <= width).toBe(true)
      expect(y >= 0 && y <= height).toBe(true)
    }
  })

  it('has its points inside of exactly the regions that they belong to', () => {
    regions.forEach((region, i) =>
      points.forEach((point, index) => {
        const room = clearance(outlines[i]!, point)
        if (region.points.includes(index))
          expect(room).toBeLessThanOrEqual(-2 * point.radius - padding + rounding)
        else expect(room).toBeGreaterThanOrEqual(gap)
      }),
    )
  })

  it('links all points of a region, and no others', () => {
    for (const { points: members, links } of regions) {
      expect(new Set(links.flat())).toEqual(new Set(members))
      expect(links).toHaveLength(members.length - 1)
    }
  })

  it('has regions that share points, in every hue', () => {
    const all = regions.flatMap((region) => region.points)
    expect(all.length - new Set(all).size).toBeGreaterThanOrEqual(3)
    expect(new Set(regions.map(({ hue }) => hue)).size).toBe(hueCount)
  })

  it('is at home in the middle', () => {
    expect(points.filter(({ x }) => Math.abs(x / width - 0.5) < 0.3).length).toBeGreaterThan(
      points.length * 0.6,
    )
  })
})
