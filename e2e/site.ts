import AxeBuilder from '@axe-core/playwright'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'

/** The two widths that stand for all: a desktop and a phone. */
export const widths = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const

interface VisitOptions extends BrowserContextOptions {
  /** Where the path is looked for; a host without redirects where a test is about that. */
  host?: string
  /** Whether the host may answer that the page does not exist. */
  mayBeMissing?: boolean
}

/** A page of the built site in a real browser, and what went wrong in its console. */
export interface Visit {
  page: Page
  problems: string[]
}

let browser: Browser

/** Connects a test file to the one browser of the run. */
export function connectBrowser() {
  beforeAll(async () => {
    browser = await chromium.connect(process.env.BROWSER_ENDPOINT!)
  })
  afterAll(() => browser.close())
}

/** Opens a path in a fresh browser context and waits until React has taken over, where it runs. */
export async function visit(path: string, options: VisitOptions = {}): Promise<Visit> {
  const { host = process.env.SITE_URL!, mayBeMissing = false, ...rest } = options
  const context = await browser.newContext({ viewport: widths.desktop, baseURL: host, ...rest })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  const response = await page.goto(path)
  if (!mayBeMissing && !response?.ok()) throw new Error(`${path} answers ${response?.status()}.`)
  if (options.javaScriptEnabled !== false) await hydrated(page)
  return { page, problems }
}

/** Waits until React has taken over the page. */
export const hydrated = (page: Page) =>
  page.waitForSelector('html[data-has-hydrated=true]', { state: 'attached' })

/** Path of the page's address. */
export const pathOf = (page: Page) => new URL(page.url()).pathname

/** What axe finds wrong by the rules of WCAG 2.2 AA, as lines to read. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

/** One page for each template, by what it is. */
export const samplePages = {
  home: '/',
  landing: '/docs/',
  section: '/docs/discover/',
  doc: '/docs/discover/gas-fees-and-dynamic-fee-market-on-quilibrium/',
  components: '/docs/discover/components-for-authors/',
  category: '/docs/category/applications/',
  notFound: '/404.html',
} as const
