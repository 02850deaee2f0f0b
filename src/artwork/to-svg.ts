import { draw, type Palette } from './draw'
import type { Hypergraph } from './graph'

/** The color roles that the artwork takes from the theme, in one mode. */
interface Roles {
  accent: string
  background: string
  muted: string
  info: { text: string }
  tip: { text: string }
}

/** The artwork's colors in one of the theme's modes. */
export const paletteOf = ({ accent, background, muted, info, tip }: Roles): Palette => ({
  hues: [accent, info.text, tip.text],
  rest: muted,
  ground: background,
})

/** A hypergraph as the text of an SVG file. */
export function toSvg(graph: Hypergraph, palette: Palette): string {
  const shapes = draw(graph, palette).map(({ tag, attributes }) => {
    const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
    return `<${tag}${pairs.join('')}/>`
  })
  const { width, height } = graph
  const ground = palette.ground ? `<rect width="${width}" height="${height}" fill="${palette.ground}"/>` : ''
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${ground}${shapes.join('')}</svg>\n`
}
