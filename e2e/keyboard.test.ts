import type { Page } from 'playwright-core'
import { connectBrowser, samplePages, visit, widths } from './site'

connectBrowser()

/** Where the keyboard is: what it is, whether it shows, whether something lies over it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null
    if (!element || element === document.body) return null
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
    const point = document.elementFromPoint(left + width / 2, top + height / 2)
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    element.dataset.reached = ''
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)}`,
      shows: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      onTop: point !== null && (element.contains(point) || point.contains(element)),
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
        if (!place.shows || !place.onTop)
          hidden.push(`${place.name} ${place.shows ? 'is covered' : 'has no ring'}`)
      }
      expect({ hidden, missed: await missed(page) }).toEqual({ hidden: [], missed: [] })
      await page.context().close()
    },
  )
})
