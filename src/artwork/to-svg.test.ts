import { load } from 'cheerio'
import { colors } from '../gatsby-plugin-theme-ui/colors'
import { draw } from './draw'
import { drifted } from './drift'
import { makeHypergraph } from './hypergraph'
import { paletteOf, toSvg } from './to-svg'

const graph = makeHypergraph({ seed: 1, points: 30, regions: 6, width: 1000, height: 500 })

describe.each([
  ['light', colors],
  ['dark', colors.modes.dark],
])('the drawing for the %s mode', (_, roles) => {
  const svg = toSvg(graph, paletteOf(roles))
  const $ = load(svg, { xml: true })
  const all = (name: string) =>
    $(`[${name}]`)
      .map((_, element) => $(element).attr(name))
      .get()

  it('is an SVG of the size of the graph, on the ground of the page', () => {
    expect($('svg').attr()).toMatchObject({ width: '1000', height: '500', viewBox: '0 0 1000 500' })
    expect($('svg > :first-child').attr()).toEqual({ width: '1000', height: '500', fill: roles.background })
    expect($('image, style, script')).toHaveLength(0)
  })

  it('has the colors of the mode, and no others', () => {
    const palette = [roles.accent, roles.info.text, roles.tip.text]
    expect(new Set(all('stroke'))).toEqual(new Set(palette))
    expect(new Set(all('fill'))).toEqual(new Set([...palette, roles.muted, roles.background, 'none']))
  })

  it('fills regions softly and draws every point', () => {
    const opacities = $('path[fill-opacity]')
      .map((_, path) => Number($(path).attr('fill-opacity')))
      .get()
    expect(opacities.length).toBeGreaterThanOrEqual(graph.regions.length)
    expect(Math.max(...opacities)).toBeLessThanOrEqual(0.15)
    expect($('circle')).toHaveLength(graph.points.length)
  })

  it('has paths of finite numbers only', () => {
    for (const d of all('d')) expect(d).toMatch(/^[MLQZ\d. -]+$/)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })
})

it('takes its colors from the palette as they are, so that they can be custom properties', () => {
  const shapes = draw(graph, { hues: ['var(--a)', 'var(--b)', 'var(--c)'], rest: 'var(--d)' })
  expect(shapes.filter(({ attributes }) => attributes.fill === 'var(--a)')).not.toHaveLength(0)
})

describe('a graph adrift', () => {
  it('is where it was at rest', () => {
    expect(drifted(graph, 12.3, 0)).toEqual(graph)
  })

  it.each([0.5, 7, 3600])('is near its place after %d seconds, as the same elements', (seconds) => {
    const moved = drifted(graph, seconds, 1)
    expect(moved.points).not.toEqual(graph.points)
    moved.points.forEach(({ x, y }, i) => {
      expect(Math.abs(x - graph.points[i]!.x)).toBeLessThanOrEqual(9)
      expect(Math.abs(y - graph.points[i]!.y)).toBeLessThanOrEqual(9)
    })
    const palette = paletteOf(colors)
    const tags = (of: typeof graph) =>
      draw(of, palette).map(({ tag, attributes }) => [tag, ...Object.keys(attributes)])
    expect(tags(moved)).toEqual(tags(graph))
  })
})
