import type { CDPSession, Page } from 'playwright-core'
import type { ServedSite } from '../browser/launch'
import { settled } from '../browser/pages'

const page = '/docs/discover/FAQ/'
const queries = ['how much ram', 'PutBucketWebsite', 'gas fees', 'encrpytion', 'dataWorkerBase']
/** Milliseconds from key to key of someone who types fast. */
const pace = 120

/** What the search costs in a browser. */
export interface BrowserCost {
  /** Milliseconds from the first click until the search answers. */
  ready: number
  /** Milliseconds from each key until its results stand in the list. */
  keys: number[]
  /** The main thread's longest task while loading and while typing, in ms; 0 where none has 50. */
  longest: { loading: number; typing: number }
  /** What the search holds in memory, in MB. */
  heap: number
}

/** More than a slow machine needs, in milliseconds; afterwards something is wrong. */
const patience = 30_000

/** Clicks the search's button and waits until it answers; runs in the page. */
function clickUntilReady(button: HTMLElement | SVGElement, patience: number): Promise<number> {
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The search does not answer.')), patience)
    const observer = new MutationObserver(() => {
      if (!document.querySelector('dialog [placeholder^=Search]')) return
      observer.disconnect()
      resolve(performance.now() - begun)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
}

/** Notes the time from each change of the field to that of its results, and long tasks; runs in the page. */
function watch() {
  const noted = { keys: [] as number[], tasks: [] as number[] }
  Object.assign(window, { noted })
  new PerformanceObserver((list) => {
    noted.tasks.push(...list.getEntries().map(({ duration }) => duration))
  }).observe({ type: 'longtask' })
  let begun = 0
  addEventListener('keydown', () => (begun = performance.now()), true)
  new MutationObserver((changes) => {
    // No named function in here: the compiler would mark it with a helper that the page does not have.
    const isShown = changes.some(({ target }) =>
      (target instanceof Element ? target : target.parentElement)?.closest('[role=listbox], [role=status]'),
    )
    if (!begun || !isShown) return
    noted.keys.push(performance.now() - begun)
    begun = 0
  }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
}

const notedIn = (tab: Page) =>
  tab.evaluate(() => {
    const { keys, tasks } = (window as unknown as { noted: { keys: number[]; tasks: number[] } }).noted
    return { keys: keys.splice(0), longest: Math.max(0, ...tasks.splice(0)) }
  })

/** Memory in use after everything was thrown away that nobody holds, in MB. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

/** Uses the search once, on a page of the built site, with a CPU slowed down so many times. */
export async function measureSearch({ browser, url }: ServedSite, slowdown: number): Promise<BrowserCost> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } })
  const tab = await context.newPage()
  await tab.goto(page)
  await settled(tab)
  const session = await context.newCDPSession(tab)
  const before = await heapOf(session)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await tab.evaluate(watch)
  const ready = await tab.getByRole('button', { name: /^Search/ }).evaluate(clickUntilReady, patience)
  await tab.waitForLoadState('networkidle')
  await tab.waitForTimeout(500 * slowdown)
  const loading = (await notedIn(tab)).longest
  for (const query of queries) {
    await tab.getByRole('combobox').fill('')
    await tab.keyboard.type(query, { delay: pace * Math.sqrt(slowdown) })
    await tab.waitForTimeout(300)
  }
  const { keys, longest } = await notedIn(tab)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const heap = (await heapOf(session)) - before
  await context.close()
  return { ready, keys, longest: { loading, typing: longest }, heap }
}
