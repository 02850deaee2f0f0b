import { outline, type Point } from './mark'

/** A small drawing: points and the regions around some of them, by index, two or more, clockwise. */
interface Glyph {
  points: Point[]
  regions: number[][]
}

/** Each section of the documentation as a hypergraph of its own, in a square of the mark's size. */
export const glyphs: Record<string, Glyph> = {
  /** One group: the idea itself. */
  discover: {
    points: [
      [16, 7],
      [25, 23],
      [7, 23],
    ],
    regions: [[0, 1, 2]],
  },
  /** A pair within a larger group: what is inside. */
  learn: {
    points: [
      [7, 8],
      [25, 8],
      [25, 24],
      [7, 24],
    ],
    regions: [
      [0, 1, 2, 3],
      [0, 2],
    ],
  },
  /** Rows that carry each other. */
  build: {
    points: [
      [16, 7],
      [11, 16],
      [21, 16],
      [6, 25],
      [26, 25],
    ],
    regions: [
      [0, 2, 1],
      [1, 2],
      [3, 4],
    ],
  },
  /** A round of agreement. */
  protocol: {
    points: [
      [16, 7],
      [26, 24],
      [6, 24],
    ],
    regions: [
      [0, 1],
      [1, 2],
      [2, 0],
    ],
  },
  /** One node and its peers. */
  run: {
    points: [
      [16, 16],
      [16, 5],
      [26, 23],
      [6, 23],
    ],
    regions: [
      [1, 0],
      [0, 2],
      [0, 3],
    ],
  },
  /** A request and its response. */
  api: {
    points: [
      [6, 11],
      [26, 11],
      [26, 22],
      [6, 22],
    ],
    regions: [
      [0, 1],
      [2, 3],
    ],
  },
}

/** How far a glyph's regions reach around its points, and how large a point is. */
export const glyphReach = 4.5
export const glyphPoint = 2.25

/** The regions of a glyph as SVG paths. */
export const glyphPaths = ({ points, regions }: Glyph) =>
  regions.map((region) =>
    outline(
      region.map((index) => points[index]!),
      glyphReach,
    ),
  )
