import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import type { Selectors } from '../sites'
import { withFreshPage } from './fresh-page'
import { watchTraffic } from './traffic'

/** How long a person's pointer rests on a link before the press, in milliseconds. */
const hover = 100

/** Longest wait for a page, in milliseconds. */
const patience = 30_000

/** Where the page notes times, so that they outlast a page that is loaded anew. */
const noteKey = 'click-to-heading'

/** Notes a click on a link, and the frame in which another heading stands at its address; runs in the page. */
function watchHeading({ heading, noteKey }: { heading: string; noteKey: string }) {
  const now = () => performance.timeOrigin + performance.now()
  const textOf = () => document.querySelector(heading)?.textContent
  const placeOf = (address: string) => address.replace(/[?#].*/, '').replace(/\/$/, '')
  addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[href]')
      if (link)
        sessionStorage.setItem(noteKey, JSON.stringify({ start: now(), old: textOf(), href: link.href }))
    },
    true,
  )
  const look = () => {
    const note = JSON.parse(sessionStorage.getItem(noteKey) ?? 'null') as Record<string, string> | null
    const text = textOf()
    if (note && !note.end && text && text !== note.old && placeOf(location.href) === placeOf(note.href!))
      sessionStorage.setItem(noteKey, JSON.stringify({ ...note, end: now() }))
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** The time from click to heading that a page has noted; waits for it. */
async function notedTime(page: Page): Promise<number> {
  for (const since = performance.now(); performance.now() - since < patience;) {
    // A page that is just being loaded has nothing to ask.
    const note = await page.evaluate((key) => sessionStorage.getItem(key), noteKey).catch(() => null)
    const { start, end } = JSON.parse(note ?? '{}') as { start?: number; end?: number }
    if (start !== undefined && end !== undefined) return end - start
    await sleep(20)
  }
  throw new Error(`No new heading came within ${patience / 1000} s after a click on ${page.url()}.`)
}

/** Links of the sidebar that a reader sees and can click, other than to the page itself; runs in the page. */
function visibleLinks(selector: string): string[] {
  const here = location.pathname.replace(/\/$/, '')
  return [...document.querySelectorAll<HTMLAnchorElement>(selector)]
    .filter((link) => {
      const { left, right, top, bottom, width, height } = link.getBoundingClientRect()
      const isInside = width > 0 && height > 0 && top > 60 && bottom < innerHeight - 5
      const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return isInside && link.contains(shown) && link.pathname.replace(/\/$/, '') !== here
    })
    .map((link) => link.getAttribute('href')!)
}

/** The last links of a page's sidebar that a reader sees. */
export const linksToClick = (url: string, { sidebar }: Selectors, count: number): Promise<string[]> =>
  withFreshPage(async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' })
    const links = (await page.evaluate(visibleLinks, sidebar)).slice(-count)
    if (links.length < count)
      throw new Error(
        `${url} shows ${links.length} links for ${sidebar}, not ${count}: say in testing/peers/sites.ts what its sidebar is now.`,
      )
    return links
  })

/** Milliseconds from the click on a link of the sidebar to the heading of the page that it leads to. */
export const measureClick = (url: string, href: string, { sidebar, heading }: Selectors): Promise<number> =>
  withFreshPage(async (page, context) => {
    await page.addInitScript(watchHeading, { heading, noteKey })
    const traffic = watchTraffic(context, url)
    await page.goto(url)
    await traffic.idle(800)
    const link = page
      .locator(sidebar)
      .and(page.locator(`[href="${href}"]`))
      .first()
    await link.hover()
    await sleep(hover)
    await page.mouse.down()
    await page.mouse.up()
    return notedTime(page)
  })
