import type { Point } from './graph'
import { clearance, pathOf, tangents } from './outline'

/** Room around the points, in pixels. */
const padding = 18

const shapes: [string, Point[]][] = [
  ['one point', [{ x: 50, y: 50, radius: 4 }]],
  [
    'two points',
    [
      { x: 20, y: 30, radius: 3 },
      { x: 300, y: 90, radius: 6 },
    ],
  ],
  ['points in a row', [100, 200, 300].map((x) => ({ x, y: 100, radius: 3 }))],
  [
    'a crowd',
    [
      [80, 80],
      [200, 60],
      [160, 190],
      [110, 120],
      [230, 150],
    ].map(([x, y]) => ({ x: x!, y: y!, radius: 4 })),
  ],
]

describe.each(shapes)('the outline of %s', (_, points) => {
  const outline = tangents(points)

  it('holds every point whole, with room around it', () => {
    for (const { x, y, radius } of points)
      expect(clearance(outline, { x, y, radius })).toBeLessThanOrEqual(-2 * radius - padding + 1e-9)
  })

  it('does not stray far from its points', () => {
    for (const { x, y } of outline) {
      const nearest = Math.min(...points.map((point) => Math.hypot(point.x - x, point.y - y) - point.radius))
      expect(nearest).toBeLessThan(160)
      expect(nearest).toBeGreaterThanOrEqual(padding - 1e-9)
    }
  })

  it('turns one way only, without a corner', () => {
    const edges = outline.map((a, i) => {
      const b = outline[(i + 1) % outline.length]!
      return Math.atan2(b.y - a.y, b.x - a.x)
    })
    const turns = edges.map(
      (edge, i) => (edges[(i + 1) % edges.length]! - edge + 4 * Math.PI) % (2 * Math.PI),
    )
    expect(Math.max(...turns)).toBeLessThan(Math.PI / 8)
    expect(turns.reduce((sum, turn) => sum + turn, 0)).toBeCloseTo(2 * Math.PI)
  })

  it('is a closed path of numbers', () => {
    expect(pathOf(outline)).toMatch(/^M-?[\d.]+ -?[\d.]+(Q-?[\d.]+ -?[\d.]+ -?[\d.]+ -?[\d.]+){40}Z$/)
  })
})

it('moves smoothly as a point moves', () => {
  const at = (x: number) =>
    tangents([
      { x: 0, y: 0, radius: 4 },
      { x, y: 60, radius: 4 },
      { x: 60, y: 0, radius: 4 },
    ])
  const moved = at(60.1)
  for (const [i, { x, y }] of at(60).entries())
    expect(Math.hypot(moved[i]!.x - x, moved[i]!.y - y)).toBeLessThan(0.8)
})

it('tells how far a disc is outside', () => {
  const outline = tangents([{ x: 0, y: 0, radius: 4 }])
  expect(clearance(outline, { x: 100, y: 0, radius: 5 })).toBeCloseTo(100 - 4 - padding - 5)
})
