import type { Page } from 'playwright-core'
import { fromTopAttribute } from '../../src/shared/later-blocks'

interface LaidOut {
  /** The page's address, of the site that the tab shows. */
  route: string
  /** The widths of the windows that it is laid out in, in pixels. */
  widths: readonly number[]
  /** Whether its head's scripts run, and it looks as it does to readers with scripts; its files of scripts never come. */
  runsScripts: boolean
  fromTopAttribute: string
}

/**
 * Runs in a tab: lays a page of its site out in a frame that is not drawn, as wide as a window each time, and takes what is
 * wanted of each.
 */
async function layOut<T>(
  { route, widths, runsScripts, fromTopAttribute }: LaidOut,
  measure: (document: Document, width: number) => T,
) {
  const response = await fetch(route)
  if (!response.ok) throw new Error(`${route} answers ${response.status}.`)
  const html = await response.text()
  const frame = document.createElement('iframe')
  frame.style.cssText = `visibility: hidden; position: fixed; top: 100vh; left: 0; border: 0; height: 900px; width: ${widths[0]}px`
  if (!runsScripts) frame.setAttribute('sandbox', 'allow-same-origin')
  document.body.append(frame)
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  const page = frame.contentDocument!
  page.open()
  page.write(
    runsScripts
      ? html.replace(/(<script[^>]*) src=/g, '$1 data-src=')
      : html.replaceAll('<script', '<script type="text/plain"'),
  )
  page.close()
  await loaded
  await page.fonts.ready
  // All of it is wanted, at once.
  page.documentElement.removeAttribute(fromTopAttribute)
  const found = widths.map((width) => {
    frame.style.width = `${width}px`
    return measure(page, width)
  })
  frame.remove()
  return found
}

/**
 * Measures a page in windows of several widths. That costs a quarter of a visit in each of them: nothing is drawn, and it is
 * loaded once. What its files of scripts would do is not there to be measured.
 * @param page a tab that shows anything of the site
 * @param measure runs in the tab, and knows nothing of what is around it here
 * @returns what was measured, for each width
 * @throws when there is no such page
 */
export const measureAt = <T>(
  page: Page,
  route: string,
  widths: readonly number[],
  measure: (document: Document, width: number) => T,
  { runsScripts = false } = {},
): Promise<T[]> =>
  page.evaluate(
    `(${layOut.toString()})(${JSON.stringify({ route, widths, runsScripts, fromTopAttribute })}, ${measure.toString()})`,
  )
