/**
 * The site's mark: two hyperedges, each a soft region drawn around three points that belong together. They share two
 * of the four points, which no pair of lines can. The drawing is the same when turned by half: an equilibrium.
 */
export const mark = {
  /** Side of the square that the mark is drawn in. */
  box: 32,
  /** Centres of the points: odd numbers, so that at 16 px each point sits in the middle of a pixel. */
  points: [
    [7, 7],
    [21, 9],
    [11, 23],
    [25, 25],
  ],
  /** The points of each region, three or more, clockwise. */
  regions: [
    [0, 1, 2],
    [1, 3, 2],
  ],
  pointRadius: 3,
  /** How far a region reaches around its points. */
  reach: 6,
  /** Radius of the region's sides, which bend inwards; larger is straighter. */
  bend: 24,
  /** Opacity of a region; where two overlap, the color is deeper. */
  tint: 0.38,
} as const

/** A place in the box of the mark. */
export type Point = readonly [x: number, y: number]

/** The mark's regions as SVG paths. */
export const regionPaths = mark.regions.map((region) => outline(region.map((index) => mark.points[index])))

/**
 * A region around points as an SVG path: an arc around each, joined to the next by an arc that bends inwards.
 * @param points two or more, clockwise
 * @param reach how far the region reaches around them
 */
export function outline(points: Point[], reach: number = mark.reach): string {
  const { bend } = mark
  const sides = points.map((from, index) => side(from, points[(index + 1) % points.length]!, reach))
  const arcs = sides.map(([, end], index) => {
    const point = points[(index + 1) % points.length]!
    const [start] = sides[(index + 1) % points.length]!
    const large = turn(point, end, start) > Math.PI ? 1 : 0
    return `A${bend} ${bend} 0 0 0 ${end.join(' ')}A${reach} ${reach} 0 ${large} 1 ${start.join(' ')}`
  })
  return `M${sides[0]![0].join(' ')}${arcs.join('')}Z`
}

/** How far it is around a point from one place to another, clockwise, in radians. */
function turn([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const angle = Math.atan2(toY - y, toX - x) - Math.atan2(fromY - y, fromX - x)
  return angle < 0 ? angle + 2 * Math.PI : angle
}

/** Where a side leaves the circle around one point and meets the circle around the next, touching both. */
function side(from: Point, to: Point, reach: number): [start: Point, end: Point] {
  const { bend } = mark
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const away = Math.sqrt((reach + bend) ** 2 - (length / 2) ** 2) / length
  const centre: Point = [(from[0] + to[0]) / 2 + dy * away, (from[1] + to[1]) / 2 - dx * away]
  const touching = ([x, y]: Point): Point => {
    const part = reach / (reach + bend)
    return [round(x + (centre[0] - x) * part), round(y + (centre[1] - y) * part)]
  }
  return [touching(from), touching(to)]
}

function round(value: number): number {
  return Number(value.toFixed(2))
}

/** How the mark is drawn. */
export interface MarkDrawing {
  /** Width and height, in pixels. */
  size: number
  foreground: string
  /** The foreground where the system is in dark mode, for a file that stands alone. */
  darkForeground?: string
  background?: string
  /** Radius of the background's corners, as a share of the size. */
  corner?: number
  /** How large the mark is in the drawing, as a share of the size. */
  scale?: number
  /** Opacity of a region, where the colors need another than the mark's own. */
  tint?: number
}

/** The mark's regions and points as SVG. */
export const markShapes = (tint: number = mark.tint) =>
  [
    ...regionPaths.map((path) => `<path fill-opacity="${tint}" d="${path}"/>`),
    ...mark.points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${mark.pointRadius}"/>`),
  ].join('')

/** The mark as the text of an SVG file. */
export function markSvg(drawing: MarkDrawing): string {
  const { size, foreground, darkForeground, background, corner = 0, scale = 1, tint } = drawing
  const { box } = mark
  const offset = round((box * (1 - scale)) / 2)
  const ground =
    background && `<rect width="${box}" height="${box}" rx="${box * corner}" fill="${background}"/>`
  const dark =
    darkForeground && `<style>@media (prefers-color-scheme:dark){g{fill:${darkForeground}}}</style>`
  const place = scale === 1 ? '' : ` transform="translate(${offset} ${offset}) scale(${scale})"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${box} ${box}">`,
    dark,
    ground,
    `<g fill="${foreground}"${place}>`,
    markShapes(tint),
    '</g></svg>\n',
  ]
    .filter(Boolean)
    .join('')
}
