import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { colors } from '../gatsby-plugin-theme-ui/colors'
import { cardPainter } from '../node/outputs/social-card'
import { markSvg } from './mark'
import { settings } from './settings'

/** What `npm run draw:brand` draws. */
const fileOf = (name: string) => path.join(__dirname, '../../static', name)
const read = (name: string) => readFileSync(fileOf(name))

interface Manifest {
  name: string
  short_name: string
  icons: { src: string; sizes: string; type: string; purpose?: string }[]
}
const manifest = JSON.parse(read('site.webmanifest').toString()) as Manifest

describe('the pictures in static/', () => {
  it.each([
    ['apple-touch-icon.png', 180, 180],
    ['icon-192.png', 192, 192],
    ['icon-512.png', 512, 512],
    ['icon-maskable-512.png', 512, 512],
    ['social-card.png', 1200, 630],
  ])('%s is a PNG of %s × %s', async (name, width, height) => {
    await expect(sharp(fileOf(name)).metadata()).resolves.toMatchObject({ format: 'png', width, height })
  })

  it('favicon.svg is the mark as it is now', () => {
    const drawing = { size: 32, foreground: colors.accent, darkForeground: colors.modes.dark.accent }
    expect(read('favicon.svg').toString()).toBe(markSvg(drawing))
  })

  it('favicon.ico holds one PNG of 32 × 32', async () => {
    const file = read('favicon.ico')
    expect([0, 2, 4].map((offset) => file.readUInt16LE(offset))).toEqual([0, 1, 1])
    expect([file[6], file[7]]).toEqual([32, 32])
    expect(file.readUInt32LE(14)).toBe(file.length - 22)
    expect(file.readUInt32LE(18)).toBe(22)
    const picture = await sharp(file.subarray(22)).metadata()
    expect(picture).toMatchObject({ format: 'png', width: 32, height: 32, isPalette: false })
  })

  it.each(['apple-touch-icon.png', 'icon-maskable-512.png'])(
    '%s has no hole for a mask to show',
    async (name) => {
      expect((await sharp(fileOf(name)).stats()).isOpaque).toBe(true)
    },
  )

  it('icon-maskable-512.png keeps the mark inside the circle that every mask leaves', async () => {
    const { data, info } = await sharp(fileOf('icon-maskable-512.png'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const middle = info.width / 2
    let farthest = 0
    for (let index = 0; index < data.length; index += info.channels) {
      if (data.readUIntBE(index, 3) === parseInt(colors.accent.slice(1), 16)) continue
      const pixel = index / info.channels
      const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)]
      farthest = Math.max(farthest, Math.hypot(x + 0.5 - middle, y + 0.5 - middle))
    }
    expect(farthest).toBeGreaterThan(info.width * 0.3)
    expect(farthest).toBeLessThan(info.width * 0.4)
  })

  it('social-card.png is light enough for those who preview links', () => {
    expect(statSync(fileOf('social-card.png')).size).toBeLessThan(60_000)
  })

  it('social-card.png is drawn as the cards of the pages are, with their letters', async () => {
    const paint = cardPainter(path.join(__dirname, '../..'))
    const names = { title: 'Quilibrium Docs', below: 'Documentation of the Quilibrium network' }
    const pictures = [read('social-card.png'), await paint({ above: '', ...names })]
    const [kept, drawn] = await Promise.all(
      pictures.map((picture) => sharp(picture).removeAlpha().raw().toBuffer()),
    )
    const differing = kept!.filter((value, index) => Math.abs(value - drawn![index]!) > 60)
    expect(differing.length / kept!.length).toBeLessThan(0.001)
  })

  it('are where the settings say', () => {
    for (const address of [settings.favicon, settings.socialCard])
      expect(statSync(fileOf(address)).isFile()).toBe(true)
  })
})

describe('site.webmanifest', () => {
  it('names the site, its colors and where it begins', () => {
    expect(manifest).toMatchObject({
      name: 'Quilibrium Docs',
      short_name: 'Quilibrium',
      theme_color: colors.accent,
      background_color: colors.background,
      display: 'browser',
      start_url: './',
    })
  })

  it.each(manifest.icons)('has the icon $src in the size it says', async ({ src, sizes, type }) => {
    const { width, height, format } = await sharp(fileOf(src)).metadata()
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type])
  })

  it('has an icon for launchers that mask', () => {
    expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1)
  })
})
