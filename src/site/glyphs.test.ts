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
