import type { Page } from 'playwright-core'
import {
  connectBrowser,
  frames,
  laidOut,
  holdScripts,
  leave,
  samplePages,
  visit,
  widths,
} from '../testing/browser/site'

connectBrowser()

/** Pages that begin with a box. */
const more = { guide: '/docs/run-node/quick-start/', faq: '/docs/discover/FAQ/' }

/** One page of each template. What only the browser knows stands on the one for missing addresses: which is missing. */
const pages = Object.entries({ ...samplePages, ...more }).filter(([name]) => name !== 'notFound')

/** Every block that can be seen, and where it stands; the sidebar scrolls to the current page. */
const places = (page: Page) =>
  page.evaluate(() => {
    const blocks =
      'h1,h2,h3,h4,p,li,dt,dd,aside,details,summary,figure,table,pre,header,footer,nav,[role=tab]'
    const textOf = (element: Element) => {
      const copy = element.cloneNode(true) as Element
      for (const style of copy.querySelectorAll('style')) style.remove()
      return copy.textContent.slice(0, 40)
    }
    return [...document.querySelectorAll(blocks)]
      .filter((element) => element.getClientRects().length && !element.closest('[aria-label="Docs sidebar"]'))
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const place = [left, top + window.scrollY, width, height].map(Math.round).join(' ')
        return `${element.tagName} "${textOf(element)}": ${place}`
      })
  })

describe.each(Object.entries(widths))('on a %s', (_width, viewport) => {
  it.each(pages)('nothing of the %s page moves when its scripts start', async (_name, path) => {
    let release = async () => {}
    const { page } = await visit(path, {
      viewport,
      waits: false,
      prepare: async (page) => {
        release = await holdScripts(page)
      },
    })
    await page.evaluate(() => document.fonts.ready)
    await laidOut(page)
    await frames(page)
    const before = await places(page)
    await release()
    expect(before.length).toBeGreaterThan(10)
    const after = await places(page)
    // The first that has moved pushes all others on.
    expect(after.filter((place, index) => place !== before[index]).slice(0, 3)).toEqual([])
    expect(after).toHaveLength(before.length)
    await leave(page)
  })
})
