import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'

/** The two widths that stand for all: a desktop and a phone. */
export const widths = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const

interface VisitOptions extends BrowserContextOptions {
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
let unexpected: string[] = []

/** Connects a test file to the browser of its worker. An unexpected error in a page's console fails any test. */
export function connectBrowser() {
  beforeAll(async () => {
    const endpoints = process.env.BROWSER_ENDPOINTS!.split(' ')
    browser = await chromium.connect(endpoints[Number(process.env.JEST_WORKER_ID) - 1]!)
  })
  beforeEach(() => {
    unexpected = []
  })
  afterEach(() => expect({ unexpectedInTheConsole: unexpected }).toEqual({ unexpectedInTheConsole: [] }))
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

/** Opens a path in a fresh browser context and waits until React has taken over, where it runs. */
export async function visit(path: string, options: VisitOptions = {}): Promise<Visit> {
  const {
    host = process.env.SITE_URL!,
    mayBeMissing = false,
    mayReport,
    prepare,
    waits = true,
    fetchesAhead = false,
    ...rest
  } = options
  const context = await browser.newContext({ viewport: widths.desktop, baseURL: host, ...rest })
  const page = await context.newPage()
  const problems: string[] = []
  const expected = mayReport ?? (mayBeMissing ? /the server responded with a status of 404/ : undefined)
  const report = (text: string, isError: boolean) => {
    problems.push(text)
    if ((isError || isViolation(text)) && !expected?.test(text)) unexpected.push(text)
  }
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      report(message.text(), message.type() === 'error')
  })
  context.on('weberror', (error) => report(String(error.error()), true))
  if (!fetchesAhead) await page.addInitScript(overlookLinks)
  await prepare?.(page)
  const response = await page.goto(path, { waitUntil: waits ? 'load' : 'domcontentloaded' })
  if (!mayBeMissing && !response?.ok()) throw new Error(`${path} answers ${response?.status()}.`)
  if (waits && options.javaScriptEnabled !== false) await hydrated(page)
  return { page, problems }
}

/** Waits until React has taken over the page. */
export const hydrated = (page: Page) =>
  page.waitForSelector('html[data-has-hydrated=true]', { state: 'attached' })

/**
 * Holds back the scripts of the pages that are opened from now on.
 * @returns how to let them go on; it waits until React has taken over
 */
export async function holdScripts(page: Page) {
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.js', async (route) => {
    await gate
    await route.continue()
  })
  return async () => {
    release()
    await hydrated(page)
    await frames(page)
  }
}

/** Waits two frames: the page has reacted to the first. */
export const frames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

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
