import sharp from 'sharp'
import { settings } from './settings'
import { glyphPaths, glyphPoint, glyphReach, glyphs } from './glyphs'
import { mark } from './mark'

const sections = Object.keys(settings.sidebars)

it('has a drawing for each section, each its own', () => {
  expect(Object.keys(glyphs).sort()).toEqual([...sections].sort())
  expect(new Set(Object.values(glyphs).map((glyph) => JSON.stringify(glyph))).size).toBe(sections.length)
})

it.each(Object.entries(glyphs))(
  'draws %s within its square, its regions around existing points',
  (_, glyph) => {
    for (const coordinate of glyph.points.flat()) {
      expect(coordinate).toBeGreaterThanOrEqual(glyphReach)
      expect(coordinate).toBeLessThanOrEqual(mark.box - glyphReach)
    }
    expect(glyphReach).toBeGreaterThan(glyphPoint)
    for (const index of glyph.regions.flat()) expect(glyph.points[index]).toBeDefined()
    for (const path of glyphPaths(glyph)) expect(path).toMatch(/^M[\d.]+ [\d.]+A.*Z$/)
  },
)

it.each(Object.entries(glyphs))(
  'draws every point of %s whole, as far as its regions reach',
  async (_, glyph) => {
    const size = 320
    for (const [index, path] of glyphPaths(glyph).entries()) {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${mark.box} ${mark.box}"><path d="${path}"/></svg>`
      const { data } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
      const isInside = (x: number, y: number) => {
        const [column, row] = [x, y].map((value) => Math.floor((value * size) / mark.box))
        return data[(row! * size + column!) * 4 + 3]! > 200
      }
      for (const member of glyph.regions[index]!) {
        const [x, y] = glyph.points[member]!
        const around = Array.from({ length: 24 }, (_, step) => (step * Math.PI) / 12)
        const seen = around.filter((angle) =>
          isInside(x + 0.95 * glyphReach * Math.cos(angle), y + 0.95 * glyphReach * Math.sin(angle)),
        )
        expect(seen).toEqual(around)
      }
    }
  },
)
