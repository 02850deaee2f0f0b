import { readFileSync } from 'node:fs'
import path from 'node:path'
import satori from 'satori'
import sharp from 'sharp'
import { colors } from '../../gatsby-plugin-theme-ui/colors'
import { hump } from '../../shared/hump'
import { socialCardSize } from '../../shared/social-card'
import { glyphPaths, glyphPoint, glyphs } from '../../site/glyphs'
import { mark, markSvg } from '../../site/mark'

/** What a card says. */
export interface SocialCard {
  /** Small, above the title: where the page belongs. */
  above: string
  /** The section whose drawing stands beside the words; the site's mark stands there without one. */
  section?: string
  title: string
  /** Below the title: what the page is about. */
  below: string
}

const { width, height } = socialCardSize
const { dark } = colors.modes
const margin = 80
/** How large the drawing beside the words is, and where it begins, away from them. */
const drawing = { size: 300, left: 840 }
const textWidth = drawing.left - margin - 48

const fontFile = (weight: number) =>
  `node_modules/@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`

/** Long titles are set smaller, so that none needs more than four lines. */
const titleSize = ({ length }: string) => (length <= 36 ? 72 : length <= 60 ? 62 : 54)
/** What a page is about is set so that all of it has room. */
const belowSize = ({ length }: string) => (length <= 120 ? 30 : 26)
/** The letters of a word that fit a line in any size of a title. */
const longestWord = 16

/** A title whose long names may break where their parts begin. */
const breakable = (title: string) =>
  title
    .split(' ')
    .map((word) => (word.length > longestWord ? word.split(hump).join('\u200b') : word))
    .join(' ')

/** The drawing beside the words, in a place that they never reach. */
function motif(section = ''): string {
  const glyph = glyphs[section]
  const place = `translate(${drawing.left} ${(height - drawing.size) / 2})`
  if (!glyph) return `<g transform="${place}">${markSvg({ size: drawing.size, foreground: dark.accent })}</g>`
  const paths = glyphPaths(glyph).map((path) => `<path fill-opacity="${mark.tint}" d="${path}"/>`)
  const points = glyph.points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${glyphPoint}"/>`)
  const scale = drawing.size / mark.box
  return `<g fill="${dark.accent}" transform="${place} scale(${scale})">${[...paths, ...points].join('')}</g>`
}

interface Box {
  type: 'div'
  props: { style: object; children: string | Box[] }
}

const box = (style: object, children: string | Box[]): Box => ({ type: 'div', props: { style, children } })
const clamped = (lines: number) => ({ display: 'block', lineClamp: lines })

/** Files that a card's look depends on, below the project folder. */
export const cardSources = [
  'package-lock.json',
  'src/node/outputs/social-card.ts',
  'src/gatsby-plugin-theme-ui/colors.ts',
  'src/site/glyphs.ts',
  'src/site/mark.ts',
  fontFile(400),
  fontFile(700),
]

/**
 * Something that makes pictures of cards: 1200 × 630, the size that networks show without cutting.
 * @param root project folder, for the fonts
 */
export function cardPainter(root: string): (card: SocialCard) => Promise<Buffer> {
  const fonts = ([400, 700] as const).map((weight) => ({
    name: 'Figtree',
    weight,
    data: readFileSync(path.join(root, fontFile(weight))),
  }))
  return async (card) => {
    const text = await satori(layout(card) as never, { width, height, fonts })
    const ground = `<rect width="100%" height="100%" fill="${dark.background}"/>`
    const size = `width="${width}" height="${height}"`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${ground}${motif(card.section)}${text}</svg>`
    return sharp(Buffer.from(svg)).png({ palette: true, effort: 1 }).toBuffer()
  }
}

/** The text of a card, which satori sets into lines and turns into outlines, so that no font is wanted afterwards. */
const layout = ({ above, title, below }: SocialCard): Box => {
  const column = { display: 'flex', flexDirection: 'column', justifyContent: 'center', width, height }
  return box({ ...column, padding: `0 ${margin}px`, fontFamily: 'Figtree' }, [
    box({ color: dark.accent, fontSize: 30, fontWeight: 700, maxWidth: textWidth, ...clamped(1) }, above),
    box(
      {
        color: dark.heading,
        fontSize: titleSize(title),
        fontWeight: 700,
        lineHeight: 1.12,
        letterSpacing: '-0.02em',
        margin: '24px 0 28px',
        maxWidth: textWidth,
        // No word stands alone in the last line.
        textWrap: 'balance',
        ...clamped(4),
      },
      breakable(title),
    ),
    box(
      {
        color: dark.muted,
        fontSize: belowSize(below),
        lineHeight: 1.35,
        maxWidth: textWidth,
        textWrap: 'balance',
        ...clamped(4),
      },
      below,
    ),
  ])
}
