/** A place on the canvas. */
export interface Place {
  x: number
  y: number
}

/** A point of the hypergraph, drawn as a dot. */
export interface Point extends Place {
  radius: number
}

/** A hyperedge: points that belong together, and the thin links among them. */
export interface Region {
  /** Places of its points in the graph's list. */
  points: number[]
  /** Pairs of points, in the graph's list too. */
  links: [number, number][]
  /** Which of the palette's hues it has. */
  hue: number
}

/** A hypergraph as it is drawn; plain data, so that it can travel as JSON. */
export interface Hypergraph {
  width: number
  height: number
  points: Point[]
  regions: Region[]
}

/** What a hypergraph is made from. The same options give the same graph. */
export interface HypergraphOptions {
  seed: number
  /** How many points. */
  points: number
  /** How many regions. */
  regions: number
  width: number
  height: number
}

/** How many hues regions take turns with. */
export const hueCount = 3

/** How far two places are apart, in units of the drawing. */
export const distance = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y)
