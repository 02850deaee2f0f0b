import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core'
import { fromTopAttribute, laterBlocks } from '../../src/shared/later-blocks'
import { interceptSurely } from './interception'
import { fitsSharedTab, leave, takeSharedTab } from './shared-tab'

/** The two widths that stand for all: a desktop and a phone. */
export const widths = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const

/** How a page is visited. */
export interface VisitOptions extends BrowserContextOptions {
  /** Where the path is looked for; a host without redirects where a test is about that. */
  host?: string
  /** Whether the host may answer that the page does not exist. */
  mayBeMissing?: boolean
  /** Errors that the test provokes; any other one in the console fails it. */
  mayReport?: RegExp
  /** What is done to the browser's page before it goes there. */
  prepare?: (page: Page) => Promise<unknown>
  /** Whether pages are fetched ahead while a reader sees links to them; only where a test is about that. */
  fetchesAhead?: boolean
  /**
   * Whether the visit needs a tab of its own, with nothing in its caches: where a test is about what is loaded.
   */
  alone?: boolean
  /** Whether to wait for the page's scripts; not where a test is about what a reader does before they start. */
  waits?: boolean
}

/** A page of the built site in a real browser, and what went wrong in its console. */
export interface Visit {
  page: Page
  problems: string[]
}

let browser: Browser

/** What pages of the running test reported, though their visits do not expect it. */
const unexpected: string[] = []

/** Connects a test file to the browser of its worker. An unexpected error in a page's console fails any test. */
export function connectBrowser() {
  beforeAll(async () => {
    const endpoints = process.env.BROWSER_ENDPOINTS!.split(' ')
    browser = await chromium.connect(endpoints[Number(process.env.JEST_WORKER_ID) - 1]!)
    // For the environment (./environment.ts), which tells what the pages of a failed test show.
    Object.assign(globalThis, { browser })
  })
  // What a page reports that is opened for several tests counts for the first of them.
  afterEach(() => {
    const unexpectedInTheConsole = unexpected.splice(0)
    expect({ unexpectedInTheConsole }).toEqual({ unexpectedInTheConsole: [] })
  })
  afterAll(() => browser.close())
}

/** What browsers say when a page does something that the security policy forbids. */
const isViolation = (text: string) => /content security policy|permissions.policy/i.test(text)

/** Runs in the page: links are never seen, so that what a page has fetched ahead is no matter of time. */
function overlookLinks() {
  window.IntersectionObserver = class extends IntersectionObserver {
    override observe(target: Element) {
      if (target.tagName !== 'A') super.observe(target)
    }
  }
}

/** What the pages of a context report, and to whom: the visit that has it now. */
interface Reported {
  context: BrowserContext
  report: (text: string, isError: boolean) => void
}

/** The contexts of this file's visits. */
const reported = new WeakMap<BrowserContext, Reported>()

/** Hears what goes wrong in a context's pages. */
function listen(context: BrowserContext) {
  const heard: Reported = { context, report: () => {} }
  reported.set(context, heard)
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      heard.report(message.text(), message.type() === 'error')
  })
  context.on('weberror', (error) => heard.report(String(error.error()), true))
}

/** How many times slower than it is the processor seems to pages: tests that only hold on a quick machine fail then. */
const slowness = Number(process.env.BROWSER_SLOWNESS ?? 1)

/** Has a tab's scripts wait as they would on a slow or busy machine. */
async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness })
}

/** Opens a tab in a context of its own. */
async function openTab(options: BrowserContextOptions) {
  const context = await browser.newContext(options)
  listen(context)
  const page = await context.newPage()
  interceptSurely(page)
  if (slowness > 1) await slowDown(page)
  return page
}

/** Opens a path in a browser without a past, and waits until the page is hydrated, where scripts run. */
export async function visit(path: string, options: VisitOptions = {}): Promise<Visit> {
  const {
    host,
    mayBeMissing = false,
    mayReport,
    prepare,
    waits = true,
    fetchesAhead = false,
    alone,
    ...rest
  } = options
  const looks = { ...rest, viewport: rest.viewport ?? widths.desktop }
  const open = () => openTab({ baseURL: host ?? process.env.SITE_URL!, ...looks })
  const shares = !host && !prepare && waits && !fetchesAhead && !alone && fitsSharedTab(looks)
  const openShared = async () => {
    const page = await open()
    await page.addInitScript(overlookLinks)
    return page
  }
  const shared = shares ? await takeSharedTab(looks, openShared) : undefined
  const page = shared ?? (await open())
  const problems: string[] = []
  const expected = mayReport ?? (mayBeMissing ? /the server responded with a status of 404/ : undefined)
  reported.get(page.context())!.report = (text, isError) => {
    problems.push(text)
    if ((isError || isViolation(text)) && !expected?.test(text)) unexpected.push(text)
  }
  if (!fetchesAhead && !shared) await page.addInitScript(overlookLinks)
  await prepare?.(page)
  const response = await page.goto(path, { waitUntil: waits ? 'load' : 'domcontentloaded' })
  if (!mayBeMissing && !response?.ok()) throw new Error(`${path} answers ${response?.status()}.`)
  if (waits && options.javaScriptEnabled !== false) await hydrated(page)
  return { page, problems }
}

export { leave }

/** Waits until all of the page is laid out: what is not seen of one that begins at its top comes some frames later. */
export const laidOut = (page: Page) =>
  page.waitForFunction(
    ({ laterBlocks, fromTopAttribute }) =>
      !document.documentElement.hasAttribute(fromTopAttribute) ||
      [...document.querySelectorAll<HTMLElement>(laterBlocks)].every(
        (block) => block.style.contentVisibility === 'visible',
      ),
    { laterBlocks, fromTopAttribute },
  )

/** Waits until the page is hydrated, and all of it laid out. */
export async function hydrated(page: Page) {
  await page.waitForSelector('html[data-has-hydrated=true]', { state: 'attached' })
  await laidOut(page)
}

/** How long nothing may be asked for until a page is taken to be quiet, in milliseconds; as Playwright's own. */
const quietFor = 500

/**
 * Waits until a page has asked for nothing for a while. `waitForLoadState('networkidle')` waits once after each
 * navigation, and is true at once from then on.
 */
export const quiet = (page: Page) =>
  page.evaluate(
    (quietFor) =>
      new Promise<void>((resolve) => {
        const observer = new PerformanceObserver(() => {
          clearTimeout(timer)
          timer = rest()
        })
        const finish = () => {
          observer.disconnect()
          resolve()
        }
        const rest = () => setTimeout(finish, quietFor)
        let timer = rest()
        observer.observe({ type: 'resource' })
      }),
    quietFor,
  )

/**
 * Holds back files that a tab asks for from now on.
 * @param files their addresses, as Playwright matches them
 * @returns lets them go on
 */
export async function holdFiles(page: Page, files: string | RegExp) {
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  await page.route(files, async (route) => {
    await gate
    await route.continue().catch(() => {}) // the page that has asked for it is gone
  })
  return release
}

/**
 * Holds back the scripts of the pages that are opened from now on.
 * @returns how to let them go on; it waits until the page is hydrated
 */
export async function holdScripts(page: Page) {
  const release = await holdFiles(page, '**/*.js')
  return async () => {
    release()
    await hydrated(page)
    await frames(page)
  }
}

/** Waits two frames: the page has reacted to the first. */
export const frames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Goes to another address of the site, as a link does. */
export const navigate = (page: Page, to: string) => page.evaluate((to) => window.___navigate(to), to)

/** A link of the section's navigation. */
export const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name, exact: true })

/**
 * Waits until the page is drawn that a tab was led to without loading it. Its address comes sooner, while the browser takes a picture
 * of the page before; its title, which no other page has, comes last.
 */
export async function drawn(page: Page) {
  const html = await (await fetch(page.url())).text()
  const [title] = /<title[^>]*>[^<]*<\/title>/.exec(html)!
  await page.waitForFunction(
    (title) => document.title === new DOMParser().parseFromString(title, 'text/html').title,
    title,
  )
  await frames(page)
}

/** Waits until a tab shows the page of an address, given as for `page.waitForURL`. */
export async function arrived(page: Page, address: Parameters<Page['waitForURL']>[0]) {
  await page.waitForURL(address)
  await drawn(page)
}

/** Path of the page's address. */
export const pathOf = (page: Page) => new URL(page.url()).pathname

/** One page for each template, by what it is; of median size where a kind has many. */
export const samplePages = {
  home: '/',
  landing: '/docs/',
  section: '/docs/discover/',
  doc: '/docs/discover/gas-fees-and-dynamic-fee-market-on-quilibrium/',
  components: '/docs/discover/components-for-authors/',
  category: '/docs/category/applications/',
  operation: '/docs/api/q-storage/api-reference/bucket-operations/get-bucket-website/',
  dataType: '/docs/api/q-storage/api-reference/data-types/lifecycle-rule/',
  command: '/docs/run-node/qclient/commands/alias/',
  figure: '/docs/learn/block-storage/bloom-clock/',
  notFound: '/404.html',
} as const
