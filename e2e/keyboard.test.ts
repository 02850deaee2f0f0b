import type { Page } from 'playwright-core'
import { connectBrowser, samplePages, visit, widths } from '../testing/browser/site'

connectBrowser()

/** Where the keyboard is: what it is, whether it shows, and what lies over it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null
    if (!element || element === document.body) return null
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
    const point = document.elementFromPoint(left + width / 2, top + height / 2)
    // A card shows its ring around all of itself, which its link covers with ::after.
    const rings = [undefined, '::after'].map((part) => getComputedStyle(element, part))
    element.dataset.reached = ''
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)}`,
      shows: rings.some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      ),
      cover:
        point && (element.contains(point) || point.contains(element))
          ? null
          : (point?.outerHTML.slice(0, 80) ?? 'the edge of the window'),
    }
  })

/** Controls that a mouse reaches and the keyboard has not. Of tabs and the like the keyboard reaches one, arrows the rest. */
const missed = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex="0"]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0)
      .filter((element) => !('reached' in element.dataset) && !element.matches(':disabled'))
      .map((element) => element.outerHTML.slice(0, 120)),
  )

describe.each(Object.entries(widths))('on a %s', (_, viewport) => {
  it.each(Object.entries(samplePages))(
    'Tab reaches every control of the %s page, in sight',
    async (_, path) => {
      const { page } = await visit(path, { viewport, reducedMotion: 'reduce' })
      const hidden: string[] = []
      for (;;) {
        await page.keyboard.press('Tab')
        const place = await focused(page)
        if (!place) break
        if (!place.shows) hidden.push(`${place.name} has no ring`)
        if (place.cover) hidden.push(`${place.name} lies under ${place.cover}`)
      }
      expect({ hidden, missed: await missed(page) }).toEqual({ hidden: [], missed: [] })
      await page.context().close()
    },
  )
})
