import type { Page } from 'playwright-core'

declare global {
  /** What the page has moved since it is watched, as browsers count it. */
  var layoutShift: number | undefined
}

/** Begins to count what a page moves; with `buffered`, what it has moved before, too. */
export const watchShift = (page: Page, { buffered = false } = {}) =>
  page.evaluate((buffered) => {
    window.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.layoutShift! += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered })
  }, buffered)

/** What a watched page has moved: 0 for nothing, 1 for all of what is in sight by the window's whole height. */
export const shiftOf = (page: Page) => page.evaluate(() => window.layoutShift!)
