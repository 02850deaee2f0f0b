import { toXml } from 'xast-util-to-xml'
import { x } from 'xastscript'
import { colors } from '../../../src/gatsby-plugin-theme-ui/colors'
import { peerNames, type PeerName } from '../sites'
import type { Figures } from './figures'
import { buildMeasures, ratioOf, readerMeasures, type Measure } from './measures'

/*
 * A drawing for README: a line for each measure, on it a mark for each generator, at the right of the line of this site where
 * it has more. It brings its own background, so that it can be read on light and dark pages.
 */

/** A part of a drawing. */
type Element = Extract<Parameters<typeof toXml>[0], { type: 'element' }>

const width = 760
/** Where lines begin and end, and how far apart they are. */
const [left, right, top, step] = [150, 735, 78, 30]

/** The ratios at both ends; what lies beyond stands at the end. Each doubling is as wide as the others. */
const [least, most] = [1 / 8, 32]
const ticks = [1 / 8, 1 / 4, 1 / 2, 1, 2, 4, 8, 16, 32]

/** A mark around a place, as a path: form and color tell generators apart. */
const marks: Record<PeerName, { path: string; color: 'note' | 'info' | 'tip' | 'warning' }> = {
  'docusaurus-lunr': { path: 'm-6-6h12v12h-12z', color: 'info' },
  'docusaurus-rust': { path: 'm0-8 8 8-8 8-8-8z', color: 'note' },
  vitepress: { path: 'm0-7 7.5 13h-15z', color: 'tip' },
  starlight: { path: 'm-6.5 0a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0z', color: 'warning' },
}

/** The colors of a mode as style rules. */
const rulesOf = ({ background, text, muted, border, accent, ...others }: typeof colors.modes.dark) =>
  [
    `.page{fill:${background};stroke:${border}}`,
    `text{fill:${text}}.muted{fill:${muted}}.line{stroke:${border}}`,
    `.ours{stroke:${accent};fill:${accent}}`,
    ...peerNames.map((name) => `.${name}{fill:${others[marks[name].color].text};stroke:${background}}`),
  ].join('')

const style = [
  'text{font:13px system-ui,-apple-system,"Segoe UI",sans-serif}',
  rulesOf(colors),
  `@media (prefers-color-scheme:dark){${rulesOf(colors.modes.dark)}}`,
].join('')

/** How far right a ratio stands. */
export function placeOf(ratio: number): number {
  const share = Math.log2(Math.min(most, Math.max(least, ratio)) / least) / Math.log2(most / least)
  return Math.round(left + share * (right - left))
}

const tickText = (ratio: number) => `×${ratio < 1 ? `1/${1 / ratio}` : ratio}`

const mark = (name: PeerName, across: number, down: number): Element =>
  x('path', { class: name, d: `M${across} ${down}${marks[name].path}` })

/** About what a letter of the legend takes, and what a mark before it does with the space around. */
const [letter, aroundMark] = [6.7, 34]

/** The names of the marks, above the lines. */
function legend({ labels }: Figures): Element[] {
  let across = 28
  return peerNames.flatMap((name) => {
    const label = labels[name]
    if (!label) return []
    const begin = Math.round(across)
    across += label.length * letter + aroundMark
    return [mark(name, begin, 24), x('text', { x: begin + 13, y: 28 }, label)]
  })
}

/** How near marks may come before they would hide one another. */
const apart = 13

/** How far below the line each of some marks stands: neighbors that are near make way. */
export const shiftsOf = (places: readonly number[]): number[] =>
  places.map((place, index) => {
    const isNear = [index - 1, index + 1].some(
      (other) => Math.abs((places[other] ?? Infinity) - place) < apart,
    )
    return isNear ? (index % 2 ? 6 : -6) : 0
  })

/** One measure: its name, its line, and where each generator stands on it. */
function row(measure: Measure, figures: Figures, down: number): Element[] {
  const placed = peerNames
    .flatMap((name) => {
      const ratio = ratioOf(measure, figures, name)
      return ratio === undefined ? [] : [{ name, place: placeOf(ratio) }]
    })
    .toSorted((a, b) => a.place - b.place)
  const shifts = shiftsOf(placed.map(({ place }) => place))
  return [
    x('text', { x: 20, y: down + 4 }, measure.drawn),
    x('path', { class: 'line', d: `M${left} ${down}H${right}` }),
    ...placed.map(({ name, place }, index) => mark(name, place, down + shifts[index]!)),
  ]
}

/** The drawing of all figures that are drawn, as the text of an SVG file. */
export function pictureOf(figures: Figures): string {
  const drawn = [...readerMeasures, ...buildMeasures].filter((measure) => measure.drawn)
  const bottom = top + (drawn.length - 1) * step
  const height = bottom + 56
  const scale = ticks.flatMap((ratio) => [
    x('path', { class: 'line', d: `M${placeOf(ratio)} ${top - 14}V${bottom + 14}` }),
    x(
      'text',
      { class: 'muted', x: placeOf(ratio), y: bottom + 34, 'text-anchor': 'middle' },
      tickText(ratio),
    ),
  ])
  const own = placeOf(1)
  const ours = [
    x('path', { class: 'ours', 'stroke-width': 3, d: `M${own} ${top - 14}V${bottom + 14}` }),
    x(
      'text',
      { class: 'ours', 'stroke-width': 0, x: own, y: top - 20, 'text-anchor': 'middle' },
      'this site',
    ),
    x('text', { class: 'muted', x: left, y: top - 20 }, 'less'),
    x('text', { class: 'muted', x: right, y: top - 20, 'text-anchor': 'end' }, 'more'),
  ]
  const svg = x(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height, role: 'img' },
    [
      x('title', 'This site beside four other generators: less is better'),
      x('style', style),
      x('rect', { class: 'page', x: 0.5, y: 0.5, width: width - 1, height: height - 1, rx: 8 }),
      ...legend(figures),
      ...scale,
      ...ours,
      ...drawn.flatMap((measure, index) => row(measure, figures, top + index * step)),
    ],
  )
  return `${toXml(svg)}\n`
}
