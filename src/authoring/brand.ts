import sharp from 'sharp'
import { colors } from '../gatsby-plugin-theme-ui/colors'
import { mark, markSvg, type MarkDrawing } from '../site/mark'

/** What the pictures say beside the mark. */
export interface BrandNames {
  title: string
  tagline: string
  /** The short name, for below an icon. */
  product: string
}

const { dark } = colors.modes

/** App icons: the mark in white on the accent colour, to stand on any wallpaper. */
const appIcon = { foreground: '#ffffff', background: colors.accent, tint: 0.3, scale: 0.78 }
/** The middle that every mask leaves is a circle of 80% of the width. */
const maskable = { ...appIcon, scale: 0.66 }
/** Where the mark has its full size, the corners run around its outer points at an even distance. */
const rounded = { ...appIcon, corner: 7 / mark.box }

/** With a palette a PNG is smaller; icons go without, since an ICO has to hold full colours. */
const png = (svg: string, palette = false) =>
  sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette }).toBuffer()

const icon = (drawing: MarkDrawing) => png(markSvg(drawing))

/** An ICO file of one picture: the header, its one entry, then the PNG as it is. */
function ico(picture: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // kind: icon
  header.writeUInt16LE(1, 4) // number of pictures
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10) // colour planes
  header.writeUInt16LE(32, 12) // bits per pixel
  header.writeUInt32LE(picture.length, 14)
  header.writeUInt32LE(header.length, 18) // where the picture begins
  return Buffer.concat([header, picture])
}

/**
 * What a shared link shows: name and tagline, and the mark so large that it leaves the picture. It is turned a
 * little, so that its upper two points are level.
 */
function socialCard({ title, tagline }: BrandNames): string {
  const motif = markSvg({ size: 848, foreground: dark.accent })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" font-family="DejaVu Sans">
<rect width="1200" height="630" fill="${dark.background}"/>
<g transform="translate(1095 315) rotate(-8) translate(-424 -424)">${motif}</g>
<g font-size="84" font-weight="bold" fill="${dark.heading}">${twoLines(title, 240, 100)}</g>
<g font-size="34" fill="${dark.muted}">${twoLines(tagline, 414, 48)}</g>
</svg>`
}

/** A text on two lines of about the same length, the first at `baseline`, the second `step` below. */
function twoLines(text: string, baseline: number, step: number): string {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index)
  const unevenness = (index: number) => Math.abs(text.length / 2 - index)
  const [middle = text.length] = spaces.sort((a, b) => unevenness(a) - unevenness(b))
  return [text.slice(0, middle), text.slice(middle + 1)]
    .map((line, index) => `<text x="80" y="${baseline + index * step}">${escape(line)}</text>`)
    .join('')
}

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

const webmanifest = ({ title, product }: BrandNames) => ({
  name: title,
  short_name: product,
  icons: [
    { src: 'icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: 'icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: 'icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
  theme_color: colors.accent,
  background_color: colors.background,
  display: 'browser',
  start_url: './',
})

/**
 * Draws every picture of the brand, from the mark and the design's colours.
 * @returns the contents of the files of static/ by their names
 */
export const drawBrand = async (names: BrandNames): Promise<Record<string, string | Buffer>> => ({
  'favicon.svg': markSvg({ size: 32, foreground: colors.accent, darkForeground: dark.accent }),
  'favicon.ico': ico(await icon({ ...rounded, scale: 1, size: 32 }), 32),
  'apple-touch-icon.png': await icon({ ...appIcon, size: 180 }),
  'icon-192.png': await icon({ ...rounded, size: 192 }),
  'icon-512.png': await icon({ ...rounded, size: 512 }),
  'icon-maskable-512.png': await icon({ ...maskable, size: 512 }),
  'social-card.png': await png(socialCard(names), true),
  'site.webmanifest': `${JSON.stringify(webmanifest(names), null, 2)}\n`,
})
