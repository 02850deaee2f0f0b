import { load } from 'cheerio'
import sharp from 'sharp'
import { mark, markSvg, regionPaths, type MarkDrawing } from './mark'

const drawn = (drawing: Partial<MarkDrawing> = {}) => markSvg({ size: 32, foreground: '#b0004c', ...drawing })
const query = (svg: string) => load(svg, { xml: true })
const distance = (a: readonly number[], b: readonly number[]) => Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!)

describe('the geometry of the mark', () => {
  const onPixel = mark.box / 16

  it('stays inside its box', () => {
    for (const coordinate of mark.points.flat()) {
      expect(coordinate - mark.reach).toBeGreaterThanOrEqual(0)
      expect(coordinate + mark.reach).toBeLessThanOrEqual(mark.box)
    }
  })

  it('has points of three pixels and more than a pixel between them, at 16 px', () => {
    expect((2 * mark.pointRadius) / onPixel).toBeGreaterThanOrEqual(3)
    mark.points.forEach((point, index) => {
      for (const other of mark.points.slice(index + 1))
        expect((distance(point, other) - 2 * mark.pointRadius) / onPixel).toBeGreaterThan(1)
    })
  })

  it('has every point in a region, and some in two', () => {
    const memberships = mark.points.map(
      (_, index) => mark.regions.filter((region) => (region as readonly number[]).includes(index)).length,
    )
    expect(Math.min(...memberships)).toBe(1)
    expect(Math.max(...memberships)).toBe(2)
  })

  it('has outlines that are closed and of numbers only', () => {
    expect(regionPaths).toHaveLength(mark.regions.length)
    for (const path of regionPaths) expect(path).toMatch(/^M[\d. ]+(A[\d. ]+)+Z$/)
  })

  it('shows points, overlap, regions and ground as four strengths of color at 16 px', async () => {
    const { data, info } = await sharp(Buffer.from(drawn({ size: 16 })))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 16, height: 16, channels: 4 })
    const opacity = (x: number, y: number) => data[(y * 16 + x) * 4 + 3]! / 255
    for (const [x, y] of mark.points) expect(opacity((x - 1) / 2, (y - 1) / 2)).toBe(1)
    expect(opacity(8, 8)).toBeCloseTo(1 - (1 - mark.tint) ** 2, 1)
    expect(opacity(4, 7)).toBeCloseTo(mark.tint, 1)
    expect(opacity(15, 0)).toBe(0)
    expect(opacity(0, 15)).toBe(0)
  })
})

describe('markSvg', () => {
  it('draws an SVG of the size asked for', async () => {
    await expect(sharp(Buffer.from(drawn({ size: 48 }))).metadata()).resolves.toMatchObject({
      format: 'svg',
      width: 48,
      height: 48,
    })
  })

  it('uses the foreground alone where there is no other color', () => {
    expect(drawn().match(/#\w{6}/g)).toEqual(['#b0004c'])
    expect(query(drawn())('rect, style')).toHaveLength(0)
  })

  it('lays the background under the mark', () => {
    const $ = query(drawn({ background: '#ffffff', corner: 0.25 }))
    expect($('svg > rect + g')).toHaveLength(1)
    expect($('rect').attr()).toMatchObject({ fill: '#ffffff', width: '32', height: '32', rx: '8' })
  })

  it('takes another foreground in dark mode', () => {
    const style = query(drawn({ darkForeground: '#ff85b5' }))('style').text()
    expect(style).toBe('@media (prefers-color-scheme:dark){g{fill:#ff85b5}}')
  })

  it('keeps a smaller mark in the middle', () => {
    expect(query(drawn({ scale: 0.5 }))('g').attr('transform')).toBe('translate(8 8) scale(0.5)')
  })

  it('draws regions in another strength where asked to', () => {
    const $ = query(drawn({ tint: 0.3 }))
    expect($('path[fill-opacity="0.3"]')).toHaveLength(mark.regions.length)
  })
})
