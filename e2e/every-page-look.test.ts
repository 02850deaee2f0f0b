import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { connectBrowser, leave, visit } from '../testing/browser/site'
import { measureAt } from '../testing/browser/lay-out'
import { prepareLook } from '../testing/browser/look'

connectBrowser()

/** A desktop, a tablet, a phone and the narrowest one. */
const windowWidths = [1280, 768, 390, 320]

/** In the narrowest window two long words of a list leave no room for the sign behind them that the command goes on. */
const isLet = (fault: string, width: number | undefined, route: string) =>
  width === 320 && route === '/docs/run-node/docker/' && fault.startsWith('a sign alone in its line')

/** So many tabs that one works while the other waits. */
const tabs = 2

/** How long a page may take where the machine is slow, in milliseconds: four times of what it takes elsewhere. */
const patience = 2500

/** All pages, but those that only lead to another. */
const routes = globSync('**/index.html', { cwd: 'public' })
  .filter((file) => !readFileSync(`public/${file}`, 'utf8').includes('http-equiv="refresh"'))
  .map((file) => `/${file.slice(0, -'index.html'.length)}`)
  .sort()

/** Runs in the tab: what a designer would not let pass of a page. All that is folded is looked at, but what would lie over the page. */
const look = (document: Document, width: number) => {
  for (const fold of document.querySelectorAll('details'))
    fold.open = width > 996 || !fold.closest('.contents-bar')
  // What waits to be laid out is contained until then (src/shared/later-blocks.ts), which must not change its size.
  const blocks = [...document.querySelectorAll<HTMLElement>('.content > *, .api-facts > *')]
  const heights = blocks.map(({ offsetHeight }) => offsetHeight)
  for (const { style } of blocks) style.contain = 'layout style paint'
  const changed = blocks.filter(({ offsetHeight }, index) => offsetHeight !== heights[index])
  for (const { style } of blocks) style.contain = ''
  return [
    ...document.defaultView!.looks.flatMap((look) => look()),
    ...changed.map(
      ({ tagName, className }) => `${tagName}.${className} has another height where it is contained`,
    ),
  ]
}

/**
 * The HTML alone is looked at, as it is laid out for readers with scripts, which are kept away: they change nothing of the
 * layout (layout.test.ts), and a page without them is there at once. One mode is enough: the other has other colors, no
 * other sizes, and contrast is looked at in both on each template (templates.ts).
 */
it(
  'nothing on any page is too small, cut, or over another, and all stands on the grid',
  async () => {
    const left = [...routes]
    const found = new Map<string, string[]>()
    const work = async () => {
      const { page } = await visit('/robots.txt', { waits: false, prepare: prepareLook })
      for (let route = left.shift(); route !== undefined; route = left.shift()) {
        const faults = await measureAt(page, route, windowWidths, look, { runsScripts: true })
        faults.forEach((ofWidth, index) => {
          for (const fault of ofWidth.filter((fault) => !isLet(fault, windowWidths[index], route)))
            found.set(fault, [...(found.get(fault) ?? []), `${windowWidths[index]} ${route}`])
        })
      }
      await leave(page)
    }
    await Promise.all(Array.from({ length: tabs }, work))
    expect(routes.length).toBeGreaterThan(250)
    const told = [...found].map(
      ([fault, places]) => `${fault} (${places.length}: ${places.slice(0, 3).join(', ')})`,
    )
    expect(told).toEqual([])
  },
  routes.length * patience,
)
