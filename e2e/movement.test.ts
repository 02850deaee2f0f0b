import type { Page, Request, Response } from 'playwright-core'
import {
  arrived,
  connectBrowser,
  drawn,
  holdFiles,
  leave,
  navigate,
  pathOf,
  quiet,
  samplePages,
  sidebarLink,
  visit,
  widths,
} from '../testing/browser/site'

connectBrowser()

const here = samplePages.doc
const faq = '/docs/discover/FAQ/'
/** The data of a page, whatever its query. */
const dataOf = (path: string) => new RegExp(`/page-data${path}page-data\\.json`)
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const headingOf = (page: Page) => heading(page).textContent()
async function arrivedAtFaq(page: Page) {
  await page.getByRole('heading', { level: 1, name: /questions|FAQ/i }).waitFor()
  await drawn(page)
}
const progressBar = (page: Page) => page.getByRole('progressbar')

/** What the browser and Gatsby say of files that do not arrive. */
const failedLoad = /Failed to load resource|page resources for|Loading chunk/

/** Holds back the data of a page until told to let it go. */
const hold = (page: Page, path: string) => holdFiles(page, dataOf(path))

/** A browser whose links are never seen, so that only a reader's intent loads anything. */
const withoutSight = (page: Page) =>
  page.addInitScript(() => {
    window.IntersectionObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    } as never
  })

/** Marks the document, to tell later whether the browser has loaded another. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

/** Waits until an element stands right below the bar. */
const standsBelowBar = (page: Page, id: string) =>
  page.waitForFunction((name) => {
    const bar = document.querySelector('header')!.getBoundingClientRect().bottom
    const gap = document.getElementById(name)!.getBoundingClientRect().top - bar
    return gap >= 0 && gap <= 24
  }, id)

describe('a change of page', () => {
  it('keeps the page until the next one is there', async () => {
    const { page, problems } = await visit(here)
    const before = await headingOf(page)
    const release = await hold(page, faq)
    const asked = page.waitForRequest(dataOf(faq))
    await mark(page)
    await sidebarLink(page, 'FAQ').click()
    await asked
    expect([pathOf(page), await headingOf(page)]).toEqual([here, before])
    release()
    await arrivedAtFaq(page)
    expect(pathOf(page)).toBe(faq)
    expect(await isMarked(page)).toBe(true)
    expect(problems).toEqual([])
    await leave(page)
  })

  it('shows a progress bar from 200 ms after it began until the page is there', async () => {
    const { page } = await visit(here, { prepare: (page) => page.clock.install() })
    const release = await hold(page, faq)
    const share = () => progressBar(page).evaluate((bar) => bar.style.transform)
    await page.clock.pauseAt(Date.now() + 60_000)
    await sidebarLink(page, 'FAQ').click()
    await page.clock.runFor(199)
    expect(await progressBar(page).count()).toBe(0)
    await page.clock.runFor(1)
    await progressBar(page).waitFor()
    expect(await share()).toBe('scaleX(0.08)')
    await page.clock.runFor(800)
    expect(await share()).toBe('scaleX(0.1)')
    release()
    await page.clock.resume()
    await arrivedAtFaq(page)
    await progressBar(page).waitFor({ state: 'detached' })
    await leave(page)
  })

  it('is the last one asked for, whichever page loads first', async () => {
    const { page } = await visit(here)
    const release = await hold(page, faq)
    await sidebarLink(page, 'FAQ').click()
    await sidebarLink(page, 'Quilibrium tokenomics').click()
    await page.waitForURL('**/docs/discover/quilibrium-tokenomics/')
    const late = page.waitForResponse(dataOf(faq))
    release()
    await (await late).finished()
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)))
    await expectStays(page, '/docs/discover/quilibrium-tokenomics/')
    await leave(page)
  })
})

describe('a page that comes while something is open above the one before', () => {
  /** Asks for the FAQ, which comes once it is let go. */
  async function ask(page: Page) {
    const release = await hold(page, faq)
    const asked = page.waitForRequest(dataOf(faq))
    await navigate(page, faq)
    await asked
    return release
  }

  it('closes the menu, and Back leads to the page before', async () => {
    const { page } = await visit(samplePages.section, { viewport: widths.phone })
    await navigate(page, here)
    await arrived(page, `**${here}`)
    const release = await ask(page)
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    await page.getByRole('dialog', { name: 'Navigation' }).waitFor()
    release()
    await arrivedAtFaq(page)
    await page.getByRole('dialog', { name: 'Navigation' }).waitFor({ state: 'detached' })
    await page.goBack()
    await page.waitForURL(`**${here}`)
    await page.goBack()
    await page.waitForURL(`**${samplePages.section}`)
    await leave(page)
  })

  it.each(['desktop', 'phone'] as const)(
    'keeps the search of a %s with its words, and Back closes it over the page that has come',
    async (kind) => {
      const { page } = await visit(here, { viewport: widths[kind] })
      const search = page.getByRole('dialog', { name: 'Search' })
      const release = await ask(page)
      await page.keyboard.press('Control+k')
      await search.getByRole('combobox').fill('bridge')
      release()
      await arrivedAtFaq(page)
      expect(await search.getByRole('combobox').inputValue()).toBe('bridge')
      await page.waitForURL(`**${faq}?search=bridge`)
      await page.goBack()
      await search.waitFor({ state: 'detached' })
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(faq)
      await page.goBack()
      await page.waitForURL(`**${here}`)
      expect(await search.count()).toBe(0)
      await leave(page)
    },
  )
})

/** Sees that a page stays where it is over the next frames. */
async function expectStays(page: Page, path: string) {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let frames = 10
        const next = () => (frames-- ? requestAnimationFrame(next) : resolve())
        next()
      }),
  )
  expect(pathOf(page)).toBe(path)
}

describe('a page that fails to load', () => {
  const broken = {
    'whose data is gone': { files: dataOf(faq), answer: { status: 404 } },
    'whose data is not data': { files: dataOf(faq), answer: { status: 200, body: 'Not JSON' } },
    'whose host is out of order': { files: dataOf(faq), answer: { status: 503 } },
    'whose host fails for all data': { files: /page-data\.json/, answer: { status: 500 } },
  }
  it.each(Object.entries(broken))('%s is loaded as a whole, with a warning', async (_, { files, answer }) => {
    const { page } = await visit(here, { mayReport: failedLoad })
    // A page that has been left may still ask.
    await page.route(files, (route) => route.fulfill(answer).catch(() => {}))
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url())
    })
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning')
    await mark(page)
    await navigate(page, `${faq}?a=1#the-network`)
    expect((await warning).text()).toContain(`The page ${faq}?a=1 could not be loaded`)
    await page.waitForURL(`**${faq}?a=1#the-network`)
    await arrivedAtFaq(page)
    expect(await isMarked(page)).toBe(false)
    await page.waitForLoadState('networkidle')
    expect(documents).toHaveLength(1)
    await leave(page)
  })

  it('whose code is gone is loaded as a whole, and reads as it does without JavaScript', async () => {
    const { page } = await visit(here, { mayReport: failedLoad })
    const category = samplePages.category
    await page.route('**/component---src-templates-category-*.js', (route) => route.fulfill({ status: 404 }))
    const documents: Request[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request)
    })
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning')
    await mark(page)
    await navigate(page, category)
    expect((await warning).text()).toContain(`The page ${category} could not be loaded`)
    await page.waitForURL(`**${category}`)
    await page.getByRole('heading', { level: 1, name: 'Applications' }).waitFor()
    expect(await isMarked(page)).toBe(false)
    await page.waitForLoadState('networkidle')
    expect(documents).toHaveLength(1)
    await page
      .getByRole('link', { name: /Running applications/ })
      .last()
      .click()
    await page.waitForURL('**/docs/build/applications/running-applications/')
    await leave(page)
  })

  it('that Back leads to is loaded as a whole too', async () => {
    const { page } = await visit(here, { mayReport: failedLoad })
    await sidebarLink(page, 'FAQ').click()
    await arrivedAtFaq(page)
    await page.reload()
    await page.waitForSelector('html[data-has-hydrated=true]')
    await page.route(dataOf(here), (route) => route.fulfill({ status: 404 }))
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning')
    await page.goBack()
    await warning
    await page.waitForURL(`**${here}`)
    await page.getByRole('heading', { level: 1, name: /fee/i }).waitFor()
    await leave(page)
  })
})

it('without a connection a reader keeps the page, is told, and can try again', async () => {
  const { page } = await visit(here, { prepare: withoutSight, mayReport: failedLoad })
  const before = await headingOf(page)
  await page.context().setOffline(true)
  await sidebarLink(page, 'FAQ').click()
  const notice = page.getByRole('status').getByText('You are offline')
  await notice.waitFor()
  await notice.getByRole('link', { name: 'Try again' }).click()
  expect([pathOf(page), await headingOf(page)]).toEqual([here, before])
  await page.context().setOffline(false)
  await notice.waitFor({ state: 'detached' })
  const back = page.getByRole('status').getByText('You are online again')
  await back.getByRole('link', { name: 'Open the page' }).click()
  await arrivedAtFaq(page)
  expect(await back.count()).toBe(0)
  await leave(page)
})

it('a page that could not be fetched ahead is shown once it can be had', async () => {
  let failed: Promise<unknown> | undefined
  const { page } = await visit(here, {
    fetchesAhead: true,
    mayReport: /ERR_FAILED/,
    prepare: async (page) => {
      failed = page.waitForEvent('requestfailed')
      await page.route(dataOf(faq), (route) => route.abort())
    },
  })
  await failed
  await page.waitForLoadState('networkidle')
  await page.unroute(dataOf(faq))
  await mark(page)
  await sidebarLink(page, 'FAQ').click()
  await arrivedAtFaq(page)
  expect(await isMarked(page)).toBe(true)
  await leave(page)
})

it('a page that has been fetched before can be read without a connection', async () => {
  let fetched: Promise<Response> | undefined
  const { page } = await visit(here, {
    fetchesAhead: true,
    prepare: (page) => {
      fetched = page.waitForResponse(dataOf(faq))
      return Promise.resolve()
    },
    mayReport: failedLoad,
  })
  await (await fetched)?.finished()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await mark(page)
  await sidebarLink(page, 'FAQ').click()
  await arrivedAtFaq(page)
  expect(await isMarked(page)).toBe(true)
  await leave(page)
})

describe('scrolling', () => {
  const scrollTo = (page: Page, y: number) =>
    page.evaluate(async (position) => {
      window.scrollTo(0, position)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }, y)
  const position = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

  it('begins a page at its top, and Back and Forward return to where a reader was', async () => {
    const { page } = await visit(here)
    await scrollTo(page, 700)
    await sidebarLink(page, 'FAQ').click()
    await arrivedAtFaq(page)
    expect(await position(page)).toBe(0)
    await scrollTo(page, 400)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: /fee/i }).waitFor()
    await page.waitForFunction(() => Math.abs(window.scrollY - 700) < 3)
    await page.goForward()
    await arrivedAtFaq(page)
    await page.waitForFunction(() => Math.abs(window.scrollY - 400) < 3)
    await leave(page)
  })

  it('is as a reader has unfolded it on the way back, also after a step within the page', async () => {
    const { page } = await visit(faq)
    const folded = page.locator('article details:not(:has(> nav))').first()
    await folded.locator('summary').click()
    await navigate(page, `${faq}#the-network`)
    await page.waitForFunction(() => document.activeElement?.id === 'the-network')
    await scrollTo(page, 300)
    await navigate(page, here)
    await arrived(page, `**${here}`)
    await page.goBack()
    await arrivedAtFaq(page)
    expect(await folded.getAttribute('open')).not.toBeNull()
    await page.waitForFunction(() => Math.abs(window.scrollY - 300) < 3)
    await leave(page)
  })

  it('begins at the heading that the address names, below the bar', async () => {
    const { page } = await visit(here)
    await navigate(page, `${faq}#the-network`)
    await arrivedAtFaq(page)
    await standsBelowBar(page, 'the-network')
    await leave(page)
  })

  it.each([true, false])('finds a name with other letters (within the page: %s)', async (within) => {
    const { page } = await visit(within ? faq : here)
    await page.route(dataOf(faq), async (route) => {
      const body = await (await route.fetch()).text()
      await route.fulfill({ body: body.replaceAll('the-network', 'größe') })
    })
    if (within) await page.evaluate(() => document.getElementById('the-network')!.setAttribute('id', 'größe'))
    await navigate(page, `${faq}#gr%C3%B6%C3%9Fe`)
    await arrivedAtFaq(page)
    await standsBelowBar(page, 'größe')
    await leave(page)
  })

  it('begins at the top where the named heading is missing', async () => {
    const { page } = await visit(here)
    await scrollTo(page, 700)
    await navigate(page, `${faq}#no-such-heading`)
    await arrivedAtFaq(page)
    expect(await position(page)).toBe(0)
    await leave(page)
  })

  it('back to the top takes the keyboard along', async () => {
    const { page } = await visit(here, { reducedMotion: 'reduce' })
    await scrollTo(page, 1200)
    await scrollTo(page, 1000)
    await page.getByRole('button', { name: 'Scroll back to top' }).press('Enter')
    await page.waitForFunction(() => window.scrollY === 0)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to main content')
    await leave(page)
  })

  it('the page that a tab was opened with has its whole text after Back', async () => {
    const { page } = await visit(here)
    const article = page.getByRole('article')
    const html = await article.innerHTML()
    const text = await article.textContent()
    await navigate(page, faq)
    await arrived(page, `**${faq}`)
    await page.goBack()
    await page.waitForURL(`**${here}`)
    await page.waitForFunction((wanted) => document.querySelector('article')?.textContent === wanted, text)
    expect((await article.innerHTML()).length).toBeGreaterThan(html.length * 0.9)
    // Its links still show their pages without a load.
    await page.evaluate(() => Object.assign(window, { isKept: true }))
    await article.locator('.content a[href^="/docs/"]').first().click()
    await page.waitForFunction((path) => location.pathname !== path, here)
    expect(await page.evaluate(() => 'isKept' in window)).toBe(true)
    await leave(page)
  })

  it('stays where only the query changes', async () => {
    const { page } = await visit(here)
    const text = await page.getByRole('article').textContent()
    await scrollTo(page, 700)
    await navigate(page, `${here}?a=1`)
    await page.waitForURL(`**${here}?a=1`)
    await expectStays(page, here)
    expect(await position(page)).toBe(700)
    expect(await page.getByRole('article').textContent()).toBe(text)
    await leave(page)
  })

  it.each([`${here}#50%`, `${here}#%FF`])('survives %s, which names nothing', async (address) => {
    const { page, problems } = await visit(address)
    await heading(page).waitFor()
    await page.evaluate((hash) => (window.location.hash = hash), '#60%')
    await expectStays(page, here)
    await heading(page).waitFor()
    expect(problems).toEqual([])
    await leave(page)
  })
})

describe('links within the site', () => {
  const withConnection = (page: Page, connection: object) =>
    page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
  const requested = (page: Page) => {
    const paths: string[] = []
    page.on('request', (request) => paths.push(new URL(request.url()).pathname))
    return paths
  }
  const dataPath = (path: string) => `/page-data${path}page-data.json`

  it('fetch their pages while they can be seen, four at a time, those of the text first', async () => {
    const held: { path: string; letGo: () => void }[] = []
    let onAsked = () => {}
    /** Waits until so many pages' data have been asked for in all. */
    const heldOnes = async (count: number) => {
      while (held.length < count) await new Promise<void>((resolve) => (onAsked = resolve))
      return held.map(({ path }) => path)
    }
    const { page } = await visit('/docs/discover/', {
      viewport: { width: 1280, height: 1600 },
      fetchesAhead: true,
      prepare: (page) =>
        page.route('**/page-data/docs/**', async (route) => {
          const path = new URL(route.request().url()).pathname
          await new Promise<void>((letGo) => {
            held.push({ path, letGo })
            onAsked()
          })
          await route.continue()
        }),
    })
    const seen = (scope: string) =>
      page
        .locator(`${scope} a[href^="/docs/"]:not([href$=".md"])`)
        .evaluateAll((links: HTMLAnchorElement[]) =>
          links
            .filter((link) => {
              const { top, bottom } = link.getBoundingClientRect()
              return link.checkVisibility() && bottom > 0 && top < innerHeight
            })
            .map(({ pathname }) => `/page-data${pathname}page-data.json`),
        )
    const inText = [...new Set(await seen('main'))]
    expect(inText.length).toBeGreaterThan(4)
    expect(await heldOnes(4)).toEqual(inText.slice(0, 4))
    held[1]!.letGo()
    expect(await heldOnes(5)).toEqual(inText.slice(0, 5))
    for (let next = 0; next < held.length; next++) {
      held[next]!.letGo()
      if (held.length < inText.length) await heldOnes(next + 5)
    }
    expect(held.map(({ path }) => path).slice(0, inText.length)).toEqual(inText)
    await leave(page)
  })

  const intents = {
    hovering: (page: Page) => sidebarLink(page, 'FAQ').hover(),
    touching: (page: Page) => sidebarLink(page, 'FAQ').dispatchEvent('touchstart'),
    'focusing by the keyboard': (page: Page) => sidebarLink(page, 'FAQ').focus(),
  }
  it.each(Object.entries(intents))('preload their page on %s', async (_, intend) => {
    const { page } = await visit(here, { prepare: withoutSight })
    const paths = requested(page)
    const asked = page.waitForRequest(dataOf(faq))
    await intend(page)
    await asked
    await quiet(page)
    expect(paths.filter((path) => path.endsWith(dataPath(faq)))).toHaveLength(1)
    await leave(page)
  })

  it.each([{ effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { saveData: true }])(
    'load nothing ahead on a connection with %j, and the page itself all the same',
    async (connection) => {
      const { page } = await visit(here, {
        prepare: async (page) => {
          await withConnection(page, connection)
        },
        fetchesAhead: true,
      })
      const paths = requested(page)
      for (const intend of Object.values(intents)) await intend(page)
      await quiet(page)
      expect(paths.filter((path) => path.includes('/page-data/docs/'))).toEqual([])
      await sidebarLink(page, 'FAQ').click()
      await arrivedAtFaq(page)
      await leave(page)
    },
  )

  it('leave clicks with a modifier key to the browser', async () => {
    const { page } = await visit(here)
    const opened = page.context().waitForEvent('page')
    await sidebarLink(page, 'FAQ').click({ modifiers: ['Control'] })
    await (await opened).waitForURL(`**${faq}`)
    expect(pathOf(page)).toBe(here)
    await leave(page)
  })
})

it('a link to another site opens a new tab that knows nothing of this one, and says so', async () => {
  const { page } = await visit(here)
  await page.context().route('https://**', (route) => route.fulfill({ body: 'Elsewhere' }))
  const opened = page.context().waitForEvent('page')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Code (opens in a new tab)' })
    .click()
  const other = await opened
  await other.waitForLoadState()
  expect(await other.evaluate(() => [window.opener as unknown, document.referrer])).toEqual([null, ''])
  expect(pathOf(page)).toBe(here)
  await leave(page)
})

describe('after a change of page', () => {
  const focused = (page: Page) =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id)

  it('the keyboard begins before the skip link', async () => {
    const { page } = await visit(here)
    await sidebarLink(page, 'FAQ').click()
    await arrivedAtFaq(page)
    expect(await focused(page)).toBe('Skip to main content')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to main content')
    expect(await page.locator('[role=region][tabindex]').count()).toBe(0)
    await leave(page)
  })

  it('the keyboard begins at the heading that the address names', async () => {
    const { page } = await visit(here)
    await navigate(page, `${faq}#the-network`)
    await page.waitForFunction(() => document.activeElement?.id === 'the-network')
    await leave(page)
  })

  it("a screen reader is told the page's title", async () => {
    const { page } = await visit(here)
    await sidebarLink(page, 'FAQ').click()
    await arrivedAtFaq(page)
    const announced = page.locator('[aria-live=assertive]', {
      hasText: `Navigated to ${await headingOf(page)}`,
    })
    await announced.waitFor({ state: 'attached' })
    await page.waitForFunction(() => document.title.startsWith('F'))
    await leave(page)
  })

  it('a click into the text takes the focus nowhere', async () => {
    const { page } = await visit(here)
    await page.locator('article p').first().click()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    await leave(page)
  })
})

describe('the mark of keyboard readers', () => {
  const marked = (page: Page) =>
    page.evaluate(() => document.body.classList.contains('navigation-with-keyboard'))

  it('is there until the mouse is pressed, and again from Tab on', async () => {
    const { page } = await visit(here)
    expect(await marked(page)).toBe(true)
    await page.mouse.down()
    expect(await marked(page)).toBe(false)
    await page.mouse.up()
    await page.keyboard.press('a')
    expect(await marked(page)).toBe(false)
    await page.keyboard.press('Tab')
    expect(await marked(page)).toBe(true)
    await leave(page)
  })

  it('stands in the HTML', async () => {
    const { page } = await visit(here, { javaScriptEnabled: false })
    expect(await page.locator('body.navigation-with-keyboard').count()).toBe(1)
    await leave(page)
  })
})
