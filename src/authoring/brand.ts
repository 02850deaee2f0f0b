import path from 'node:path'
import sharp from 'sharp'
import { colors } from '../gatsby-plugin-theme-ui/colors'
import { cardPainter } from '../node/outputs/social-card'
import { mark, markSvg, type MarkDrawing } from '../site/mark'

/** What the pictures say beside the mark. */
export interface BrandNames {
  title: string
  tagline: string
  /** The short name, for below an icon. */
  product: string
}

const { dark } = colors.modes
/** The project's folder. */
const root = path.join(__dirname, '../..')

/** App icons: the mark in white on the accent color, to stand on any wallpaper. */
const appIcon = { foreground: '#ffffff', background: colors.accent, tint: 0.3, scale: 0.78 }
/** The middle that every mask leaves is a circle of 80% of the width. */
const maskable = { ...appIcon, scale: 0.66 }
/** Where the mark has its full size, the corners run around its outer points at an even distance. */
const rounded = { ...appIcon, corner: 7 / mark.box }

/** Without a palette, since an ICO has to hold full colors. */
const icon = (drawing: MarkDrawing) =>
  sharp(Buffer.from(markSvg(drawing)))
    .png({ compressionLevel: 9 })
    .toBuffer()

/** An ICO file of one picture: the header, its one entry, then the PNG as it is. */
function ico(picture: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // kind: icon
  header.writeUInt16LE(1, 4) // number of pictures
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10) // color planes
  header.writeUInt16LE(32, 12) // bits per pixel
  header.writeUInt32LE(picture.length, 14)
  header.writeUInt32LE(header.length, 18) // where the picture begins
  return Buffer.concat([header, picture])
}

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
 * Draws every picture of the brand, from the mark and the design's colors.
 * @returns the contents of the files of static/ by their names
 */
export const drawBrand = async (names: BrandNames): Promise<Record<string, string | Buffer>> => ({
  'favicon.svg': markSvg({ size: 32, foreground: colors.accent, darkForeground: dark.accent }),
  'favicon.ico': ico(await icon({ ...rounded, scale: 1, size: 32 }), 32),
  'apple-touch-icon.png': await icon({ ...appIcon, size: 180 }),
  'icon-192.png': await icon({ ...rounded, size: 192 }),
  'icon-512.png': await icon({ ...rounded, size: 512 }),
  'icon-maskable-512.png': await icon({ ...maskable, size: 512 }),
  'social-card.png': await cardPainter(root)({ above: '', title: names.title, below: names.tagline }),
  'site.webmanifest': `${JSON.stringify(webmanifest(names), null, 2)}\n`,
})
