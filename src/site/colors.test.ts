/** @jest-environment jsdom */
import axe from 'axe-core'
import { colors } from '../gatsby-plugin-theme-ui/colors'

/** axe's own measure of contrast, which its types leave out. */
const { Color, getContrast } = (
  axe as unknown as {
    commons: {
      color: {
        Color: new () => { parseString: (text: string) => void }
        getContrast: (background: object, foreground: object) => number
      }
    }
  }
).commons.color

const parse = (text: string) => {
  const color = new Color()
  color.parseString(text)
  return color
}
const contrast = (foreground: string, background: string) => getContrast(parse(background), parse(foreground))

const { modes, ...light } = colors

describe.each(Object.entries({ light, dark: modes.dark }))('in %s mode', (_, palette) => {
  const grounds = [palette.background, palette.surface, palette.raised]
  // What lies behind code in a line is measured in the browser (e2e/content.test.ts): it is translucent.
  const { background, marked, added, removed, ...others } = palette.code
  const tokens = Object.entries(others).filter(([role]) => role !== 'inline')
  const boxes = (['note', 'tip', 'info', 'warning', 'danger'] as const).map(
    (kind) => [kind, palette[kind]] as const,
  )

  it('body text and headings have a contrast of 7 at least (AAA)', () => {
    for (const ground of grounds)
      for (const text of [palette.text, palette.heading])
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(7)
  })

  it('the text of an admonition, which is body text, has 7 on the admonition’s ground', () => {
    for (const [, box] of boxes) expect(contrast(palette.text, box.background)).toBeGreaterThanOrEqual(7)
  })

  it.each([
    ['muted', palette.muted],
    ['accent', palette.accent],
  ])('%s text has 4.5 at least (AA)', (_, color) => {
    for (const ground of grounds) expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(boxes)('the title of %s has 4.5 at least', (_, box) => {
    expect(contrast(box.text, box.background)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(tokens)('%s in code has 4.5 at least, also on marked, added and removed lines', (_, color) => {
    for (const ground of [background, marked, added, removed])
      expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it('the signs of code stand back behind what is written between them', () => {
    const { text, punctuation } = palette.code
    expect(contrast(text, background) / contrast(punctuation, background)).toBeGreaterThan(2)
  })

  it('the edges of controls have 3 at least', () => {
    for (const ground of grounds) expect(contrast(palette.control, ground)).toBeGreaterThanOrEqual(3)
  })
})
