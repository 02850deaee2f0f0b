import type { Page } from 'playwright-core'

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

/** What a reader meets who goes through a whole page with Tab. */
interface Walk {
  /** How many places the keyboard was at. */
  reached: number
  /** Places that don't show that the keyboard is there, or that something lies over. */
  hidden: string[]
  /** Controls that the keyboard never came to. */
  missed: string[]
}

/** Goes through a page with Tab, from its beginning to its end. */
export async function walk(page: Page): Promise<Walk> {
  const hidden: string[] = []
  for (let reached = 0; ; reached++) {
    await page.keyboard.press('Tab')
    const place = await focused(page)
    if (!place) return { reached, hidden, missed: await missed(page) }
    if (!place.shows) hidden.push(`${place.name} has no ring`)
    if (place.cover) hidden.push(`${place.name} lies under ${place.cover}`)
  }
}
