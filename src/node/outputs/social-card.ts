import { readFileSync } from 'node:fs'
import path from 'node:path'
import satori from 'satori'
import sharp from 'sharp'
import { colors } from '../../gatsby-plugin-theme-ui/colors'
import { socialCardSize } from '../../shared/social-card'
import { markSvg } from '../../site/mark'

/** What a card says. */
export interface SocialCard {
  /** Small, above the title: where the page belongs. */
  above: string
  title: string
  /** Below the title: what the page is about. */
  below: string
}

const { width, height } = socialCardSize
const { dark } = colors.modes
const margin = 80
/** Lines end before the mark becomes dense. */
const textWidth = 760

const fontFile = (weight: number) =>
  `node_modules/@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`

/** Long titles are set smaller, so that none needs more than four lines. */
const titleSize = ({ length }: string) => (length <= 36 ? 76 : length <= 60 ? 64 : 54)

/** The mark so large that it leaves the picture, turned a little, so that its upper two points are level. */
const motif = `<g opacity="0.55" transform="translate(1120 315) rotate(-8) translate(-400 -400)">${markSvg({ size: 800, foreground: dark.accent })}</g>`

interface Box {
  type: 'div'
  props: { style: object; children: string | Box[] }
}

const box = (style: object, children: string | Box[]): Box => ({ type: 'div', props: { style, children } })
const clamped = (lines: number) => ({ display: 'block', lineClamp: lines })

/** Files that a card's look depends on, below the project folder. */
export const cardSources = [
  'src/node/outputs/social-card.ts',
  'src/gatsby-plugin-theme-ui/colors.ts',
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
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${ground}${motif}${text}</svg>`
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
        ...clamped(4),
      },
      title,
    ),
    box({ color: dark.muted, fontSize: 30, lineHeight: 1.35, maxWidth: textWidth, ...clamped(3) }, below),
  ])
}
