import type { Page, Request } from 'playwright-core'
import { settings } from '../src/site/settings'
import { accessibilityProblems } from '../testing/browser/accessibility'
import {
  arrived,
  connectBrowser,
  frames,
  hydrated,
  laidOut,
  leave,
  pathOf,
  quiet,
  visit,
  widths,
  type Visit,
} from '../testing/browser/site'

connectBrowser()

const start = '/docs/discover/FAQ/'
const gasFees = '/docs/discover/gas-fees-and-dynamic-fee-market-on-quilibrium/'

const button = (page: Page) => page.getByRole('button', { name: /^(Search|Loading)/ })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const input = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search' })
const options = (page: Page) => dialog(page).getByRole('option')
const active = (page: Page) => dialog(page).getByRole('option', { selected: true })
const isSearchFile = (url: string) => /\.(index\.txt|store\.(json|txt))$/.test(url)

/** Waits until the open search answers. */
const loaded = (page: Page) => dialog(page).getByPlaceholder('Search the documentation').waitFor()

/** Opens a page and its search. */
async function search(path: string, query?: string, options = {}): Promise<Visit> {
  const visited = await visit(path, options)
  await button(visited.page).click()
  await loaded(visited.page)
  if (query !== undefined) await input(visited.page).fill(query)
  return visited
}

/** The text that the active option has from its first line. */
const activeText = async (page: Page) => (await active(page).first().textContent()) ?? ''

/** Waits until the active option leads to an address. */
const activeLeadsTo = (page: Page, address: string) =>
  dialog(page).locator(`[role=option][aria-selected=true][href="${address}"]`).waitFor()

/** Waits until the keyboard writes in the field. */
const fieldHasFocus = async (page: Page) =>
  page.waitForFunction((field) => field === document.activeElement, await input(page).elementHandle())

/** Goes to the end of the list and back. */
async function goThrough(page: Page) {
  for (const end of ['End', 'Home'])
    await dialog(page)
      .getByRole('listbox')
      .evaluate((list, end) => (list.scrollTop = end === 'End' ? list.scrollHeight : 0), end)
}

/** Collects the requests of a page from now on. */
function requestsOf(page: Page) {
  const urls: string[] = []
  page.on('request', (request: Request) => urls.push(request.url()))
  return urls
}

describe('before a reader shows that a search is near', () => {
  it('nothing of it is loaded; then each file once, all of this site', async () => {
    const { page } = await visit(start)
    await page.waitForLoadState('networkidle')
    const before = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(before.filter(isSearchFile)).toEqual([])
    const urls = requestsOf(page)
    await button(page).hover()
    await page.waitForFunction(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.includes('.index.txt')).length ===
        2,
    )
    expect(urls.filter(isSearchFile)).toHaveLength(4)
    await button(page).click()
    await loaded(page)
    await quiet(page)
    expect(urls.filter(isSearchFile)).toHaveLength(8)
    expect(new Set(urls).size).toBe(urls.length)
    expect(urls.every((url) => new URL(url).origin === new URL(page.url()).origin)).toBe(true)
    await leave(page)
  })

  it.each([
    ['focus', (page: Page) => button(page).focus()],
    ['"/"', (page: Page) => page.keyboard.press('/')],
    ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
  ])('%s is enough', async (_, show) => {
    const { page } = await visit(start)
    const asked = page.waitForRequest((request) => isSearchFile(request.url()))
    await show(page)
    await asked
    await leave(page)
  })

  it('a reader who saves data gets nothing of it ahead, and all of it on a click', async () => {
    const { page } = await visit(start, {
      prepare: (page) =>
        page.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
        ),
    })
    const urls = requestsOf(page)
    await button(page).hover()
    await button(page).focus()
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
    expect((await button(page).textContent())?.trim()).toBe('Search Ctrl+K')
    expect(urls.filter(isSearchFile)).toEqual([])
    await button(page).click()
    await loaded(page)
    await leave(page)
  })
})

/** Keeps the search from loading; returns how to let it. */
async function holdSearch(page: Page) {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\.store\.(json|txt)$/, async (route) => {
    await held
    await route.continue()
  })
  return release
}

describe('while the search loads', () => {
  it('says "Loading...", keeps what is typed, and answers it', async () => {
    const { page } = await visit(start)
    const release = await holdSearch(page)
    expect((await button(page).textContent())?.trim()).toBe('Search Ctrl+K')
    await page.keyboard.press('Control+k')
    expect(await input(page).getAttribute('placeholder')).toBe('Loading...')
    await page.locator('header button', { hasText: 'Loading...' }).waitFor()
    await page.keyboard.type('gas fe')
    release()
    await activeLeadsTo(page, gasFees)
    await page.keyboard.type('es')
    expect(await input(page).inputValue()).toBe('gas fees')
    await leave(page)
  })

  it('keeps the field once it has loaded: the caret, the focus and a character half written', async () => {
    const { page } = await visit(start)
    const release = await holdSearch(page)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('fees')
    await page.keyboard.press('Home')
    const before = await dialog(page).locator('input').elementHandle()
    const caret = () => before.evaluate((field) => (field as HTMLInputElement).selectionStart)
    expect(await caret()).toBe(0)
    const session = await page.context().newCDPSession(page)
    await session.send('Input.imeSetComposition', { text: 'ga', selectionStart: 2, selectionEnd: 2 })
    release()
    await loaded(page)
    expect(await before.evaluate((field) => field === document.activeElement)).toBe(true)
    await session.send('Input.imeSetComposition', { text: 'gas', selectionStart: 3, selectionEnd: 3 })
    await session.send('Input.insertText', { text: 'gas ' })
    expect(await input(page).inputValue()).toBe('gas fees')
    expect(await caret()).toBe(4)
    await activeLeadsTo(page, gasFees)
    await leave(page)
  })

  it('says in words that it has failed and what to do, and tries again', async () => {
    const { page } = await visit(start, { mayReport: /ERR_FAILED/ })
    await page.route(/\.index\.txt$/, (route) => route.abort())
    await button(page).click()
    await dialog(page).getByText('Loading the search has failed.').waitFor()
    expect(await dialog(page).textContent()).toContain('Check your connection')
    expect(await dialog(page).textContent()).not.toContain('fetch')
    await page.keyboard.type('gas fees')
    await page.unroute(/\.index\.txt$/)
    await dialog(page).getByRole('button', { name: 'Retry' }).click()
    await activeLeadsTo(page, gasFees)
    await leave(page)
  })

  it('says so where only the texts could not be loaded, and tries again', async () => {
    const { page } = await visit(start, { mayReport: /ERR_FAILED/ })
    await button(page).hover()
    await page.waitForFunction(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.includes('.index.txt')).length ===
        2,
    )
    await page.route(/\.index\.txt$/, (route) => route.abort())
    await button(page).click()
    await input(page).fill('gas fees')
    await activeLeadsTo(page, gasFees)
    await dialog(page)
      .getByText(/^Only titles and headings are searched/)
      .waitFor()
    await page.unroute(/\.index\.txt$/)
    await dialog(page).getByRole('button', { name: 'Retry' }).click()
    await dialog(page)
      .getByText(/^Only titles/)
      .waitFor({ state: 'detached' })
    await fieldHasFocus(page)
    await leave(page)
  })

  it('is named as on a Mac there', async () => {
    const { page } = await visit('/')
    await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' }))
    await page.reload()
    await page.getByRole('button', { name: 'Search ⌘+K' }).waitFor()
    await leave(page)
  })
})

describe('results of words after others in the same field', () => {
  let visited: Visit
  beforeAll(async () => {
    visited = await search(start)
    // The pages' texts are there, too: results of titles alone are others.
    await quiet(visited.page)
  })
  afterAll(() => leave(visited.page))

  /** Looks for words once nothing is left of those before. */
  const ask = async (query: string) => {
    const { page } = visited
    await input(page).fill('')
    await dialog(page).getByRole('region', { name: 'Suggested pages' }).waitFor()
    expect(await options(page).count()).toBe(0)
    await input(page).fill(query)
    return page
  }

  it('stand by page, with breadcrumbs, marked words and snippets', async () => {
    const page = await ask('gas fees')
    await activeLeadsTo(page, gasFees)
    const group = dialog(page).getByRole('group', { name: /^Gas fees and the dynamic fee market/ })
    expect(await group.getByRole('option').first().textContent()).toContain('Discover')
    await group.getByRole('option').nth(1).waitFor()
    expect((await group.getByRole('option').first().locator('mark').allTextContents()).slice(0, 2)).toEqual([
      'Gas',
      'fees',
    ])
    await group.getByRole('option').nth(1).locator('mark').nth(1).waitFor()
  })

  it.each([
    ['gas fees', ['gas', 'fee', 'fees']],
    ['delete a bucket', ['delete', 'bucket', 'buckets', 'deletes', 'deleted', 'deleting']],
    ['how do I run a node', ['run', 'runs', 'running', 'node', 'nodes']],
    ['what is the hypergraph', ['hypergraph', 'hypergraphs']],
    ['encrypt', ['encrypt', 'encrypts', 'encrypted', 'encryption', 'encrypting']],
    ['PutObject', ['putobject', 'put', 'object', 'objects']],
  ])('mark what was typed, each word once in a snippet, for “%s”', async (query, allowed) => {
    const page = await ask(query)
    await options(page).locator('mark').first().waitFor()
    const marks = await options(page).locator('mark').allTextContents()
    expect(marks.length).toBeGreaterThan(0)
    const isAllowed = (mark: string) => allowed.some((word) => mark.toLowerCase().startsWith(word))
    expect(marks.filter((mark) => !isAllowed(mark))).toEqual([])
    const lines = await options(page)
      .locator('div > div:last-child:has(mark)')
      .evaluateAll((all) =>
        all.map((line) => [...line.querySelectorAll('mark')].map((mark) => mark.textContent.toLowerCase())),
      )
    expect(lines.filter((words) => new Set(words).size !== words.length)).toEqual([])
  })

  it('show two parts of a page at most', async () => {
    const page = await ask('node')
    await options(page).nth(5).waitFor()
    const parts = await dialog(page)
      .getByRole('listbox')
      .getByRole('group')
      .evaluateAll((groups) => groups.map((group) => group.querySelectorAll('.of-part').length))
    expect(parts.length).toBeGreaterThan(5)
    expect(Math.max(...parts)).toBe(2)
  })

  it('lead to the part where a key of the settings is explained', async () => {
    const page = await ask('dataWorkerBaseListenMultiaddr')
    await activeLeadsTo(page, '/docs/run-node/advanced-configuration/#dataworkerbaselistenmultiaddr')
    expect(await activeText(page)).toContain('dataWorkerBaseListenMultiaddr')
  })

  it('are no more than the settings allow', async () => {
    const page = await ask('node')
    const { maxHits } = settings.search
    const announced = dialog(page)
      .getByRole('status')
      .filter({ hasText: / results?, on / })
    await announced.filter({ hasText: new RegExp(`^The best ${maxHits} of \\d+ results`) }).waitFor()
  })

  it('say how many there are, and offer no section where all are of one', async () => {
    const page = await ask('ExpectedBucketOwner')
    await dialog(page)
      .getByText(/^The best \d+ of \d+ results, on \d+ pages$/)
      .waitFor()
    expect(await dialog(page).getByRole('group', { name: 'Limit to a section' }).count()).toBe(0)
  })

  it('are told apart by room, not by lines that meet the chosen one', async () => {
    const page = await ask('gas fees')
    const groups = dialog(page)
      .getByRole('group')
      .filter({ has: page.getByRole('option') })
    await groups.nth(2).waitFor()
    const lines = await groups.evaluateAll((all) =>
      all.map((group) => getComputedStyle(group).borderTopStyle),
    )
    expect(lines.length).toBeGreaterThan(2)
    expect(new Set(lines)).toEqual(new Set(['none']))
  })

  it.each(['bucket policy', 'encrypt', 'gas fees', 'proof of meaningful work', 'key id'])(
    'of “%s” are shown from a sentence or a word on, without stray signs',
    async (query) => {
      const page = await ask(query)
      await options(page).first().waitFor()
      await goThrough(page)
      await page.waitForFunction(() => {
        const lines = [...document.querySelectorAll('[role=option] > div > div')]
        return lines.every(({ textContent }) => textContent)
      })
      const texts = await options(page).locator('> div > div:last-child:not(:first-child)').allTextContents()
      const snippets = texts.filter((text) => text && !text.includes(' › '))
      expect(snippets.length).toBeGreaterThan(5)
      expect(snippets.filter((text) => !/^(… )?[\p{L}\p{N}“"(/$.<[-]/u.test(text))).toEqual([])
      expect(snippets.filter((text) => /[\s,;:·–—(\\]…$| \\ /.test(text.replace(/\s…$/, '…')))).toEqual([])
    },
  )

  it.each(['zzqx', 'qxqx', 'xyzzyplugh'])('suggest no word for %s, which resembles none', async (query) => {
    const page = await ask(query)
    await dialog(page).getByText(`Nothing found for “${query}”.`).waitFor()
    expect(await dialog(page).getByText('Did you mean').count()).toBe(0)
  })
})

describe('results', () => {
  it.each(Object.values(widths))('stand below sections in one row, on %j', async (viewport) => {
    const { page } = await search(start, 'key', { viewport })
    const filter = dialog(page).getByRole('group', { name: 'Limit to a section' })
    await filter.getByRole('button').nth(4).waitFor()
    const tops = await filter
      .getByRole('button')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
    expect(tops.length).toBeGreaterThan(4)
    expect(new Set(tops).size).toBe(1)
    const last = filter.getByRole('button').last()
    await last.click()
    await last.and(page.locator('[aria-pressed=true]')).waitFor()
    await leave(page)
  })

  it.each([320, 390])('name the places above a page in one piece each, %i px wide', async (width) => {
    const { page } = await search(start, 'key management', { viewport: { width, height: 844 } })
    const names = dialog(page).locator('.result-trail bdi')
    await names.getByText('Node management via qclient').first().waitFor()
    const parted = await names.evaluateAll((all) =>
      all.filter((name) => name.getClientRects().length > 1).map((name) => name.textContent),
    )
    expect(parted).toEqual([])
    expect(await options(page).first().textContent()).toContain('Run › Using qclient › Node management')
    await leave(page)
  })

  it('say of a symptom what it means, in letters of text', async () => {
    const { page } = await search(start, 'no incoming connections at home')
    const symptom = options(page)
      .filter({ hasText: /^No incoming connections at home/ })
      .first()
    await symptom.getByText('The router forwards no ports').waitFor()
    expect(await symptom.textContent()).not.toMatch(/at home.*at home/)
    await leave(page)
  })

  it('can be limited to a section', async () => {
    const { page } = await search(start, 'fees')
    const filter = dialog(page).getByRole('group', { name: 'Limit to a section' })
    const protocol = filter.getByRole('button', { name: /^Protocol/ })
    await protocol.click()
    await protocol.and(page.locator('[aria-pressed=true]')).waitFor()
    const addresses = await options(page).evaluateAll((list) => list.map((each) => each.getAttribute('href')))
    expect(addresses.length).toBeGreaterThan(0)
    expect(addresses.filter((address) => !address!.startsWith('/docs/protocol/'))).toEqual([])
    await leave(page)
  })

  it.each(['mouse', 'keyboard'] as const)(
    'of a section that the %s has chosen are gone through and opened by key, and words go on',
    async (means) => {
      const { page } = await search(start, 'fee')
      const protocol = dialog(page)
        .getByRole('group', { name: 'Limit to a section' })
        .getByRole('button', { name: /^Protocol/ })
      if (means === 'mouse') await protocol.click()
      else {
        await protocol.focus()
        await page.keyboard.press('Space')
      }
      await dialog(page).locator('button[aria-pressed=true]', { hasText: 'Protocol' }).waitFor()
      await page.keyboard.press('s')
      expect(await input(page).inputValue()).toBe('fees')
      await page.waitForURL(/search=fees/) // by then its results are there
      await protocol.focus()
      const before = await active(page).getAttribute('href')
      await page.keyboard.press('ArrowDown')
      const after = (await active(page).getAttribute('href'))!
      expect(after).not.toBe(before)
      await page.keyboard.press('Enter')
      await page.waitForURL(`**${after}`)
      await leave(page)
    },
  )

  it('that an arrow has led to is opened by Enter, though the last letter is not answered yet', async () => {
    const { page } = await search(start, 'fee')
    await dialog(page).locator('[role=option][aria-selected=true]').waitFor()
    const chosen = await input(page).evaluate(async (field: HTMLInputElement) => {
      const press = async (key: string) => {
        field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
        await Promise.resolve() // React has shown what the key does; what the words lead to takes it longer
      }
      field.setRangeText('s', 3, 3, 'end')
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
      await Promise.resolve()
      for (let step = 0; step < 3; step += 1) await press('ArrowDown')
      const chosen = document.querySelector('[role=option][aria-selected=true]')!.getAttribute('href')!
      await press('Enter')
      return chosen
    })
    await page.waitForURL(`**${chosen}`)
    await leave(page)
  })

  it('keep the chosen one in sight when the screen is turned', async () => {
    const { page } = await search(start, 'node', { viewport: widths.phone })
    await options(page).nth(8).waitFor()
    for (let press = 0; press < 6; press++) await page.keyboard.press('ArrowDown')
    await page.setViewportSize({ width: 700, height: 360 })
    await page.waitForFunction(() => {
      const line = document.querySelector('[role=option][aria-selected=true]')!.getBoundingClientRect()
      const list = document.querySelector('[role=listbox]')!.getBoundingClientRect()
      return line.top >= list.top && line.bottom <= list.bottom
    })
    await leave(page)
  })

  it('are chosen by arrows, Home and End; Enter goes there, and the words are marked until Escape', async () => {
    const { page } = await search(start, 'gas fees')
    await activeLeadsTo(page, gasFees)
    // The pages' texts are there, too: with them come snippets, and results may change their order.
    await active(page).getByText('…').first().waitFor()
    const first = await activeText(page)
    await page.keyboard.press('ArrowDown')
    expect(await activeText(page)).not.toBe(first)
    await page.keyboard.press('ArrowUp')
    expect(await activeText(page)).toBe(first)
    await page.keyboard.press('End')
    expect(await options(page).last().getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('ArrowDown')
    expect(await options(page).first().getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('End')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    const target = (await active(page).getAttribute('href'))!
    expect(target).toContain('#')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${target}`)
    await dialog(page).waitFor({ state: 'hidden' })
    const marks = () => page.evaluate(() => CSS.highlights.get('found')?.size ?? 0)
    await page.waitForFunction(() => (CSS.highlights.get('found')?.size ?? 0) > 0)
    const background = await page.evaluate(
      () => getComputedStyle(document.querySelector('main h2')!, '::highlight(found)').backgroundColor,
    )
    expect(background).not.toBe('rgba(0, 0, 0, 0)')
    await page.keyboard.press('?')
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await list.waitFor()
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'hidden' })
    expect(await marks()).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => !CSS.highlights.get('found')?.size)
    await leave(page)
  })

  it('are marked on the page where the browser has no highlights, too', async () => {
    const { page } = await visit(start, {
      prepare: (page) => page.addInitScript(() => Reflect.deleteProperty(CSS, 'highlights')),
    })
    await page.keyboard.press('/')
    await page.keyboard.type('gas fees')
    await activeLeadsTo(page, gasFees)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${gasFees}`)
    const boxes = page.locator('.found-box')
    await boxes.first().waitFor()
    await laidOut(page)
    await frames(page)
    const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!
    const first = (await boxes.first().boundingBox())!
    expect(Math.abs(first.x - title.x)).toBeLessThan(3)
    expect(first.y).toBeGreaterThanOrEqual(title.y - 3)
    expect(first.y + first.height).toBeLessThanOrEqual(title.y + title.height + 3)
    await page.keyboard.press('Escape')
    await boxes.first().waitFor({ state: 'detached' })
    await leave(page)
  })

  it('are counted as they are shown, section by section', async () => {
    const { page } = await search(start, 'node')
    const { maxHits } = settings.search
    const filter = dialog(page).getByRole('group', { name: 'Limit to a section' })
    await filter.getByRole('button', { name: 'All sections', exact: true }).waitFor()
    const sections = (await filter.getByRole('button').all()).slice(1)
    expect(sections.length).toBeGreaterThan(2)
    for (const section of sections) {
      await section.click()
      const count = Number((await section.textContent())!.replace(/^.* /, ''))
      const told = count > maxHits ? `The best ${maxHits} of ${count} results, on` : `${count} result`
      await dialog(page)
        .getByText(new RegExp(`^${told}`))
        .waitFor()
    }
    await leave(page)
  })

  it('have texts where they are in sight, and further down once a reader goes through the list', async () => {
    const { page } = await search(start, 'key', { alone: true })
    await options(page).first().waitFor()
    await quiet(page)
    const texts = () => dialog(page).locator('.result-text').allTextContents()
    const before = await texts()
    expect(before.length).toBeGreaterThan(20)
    expect(before[0]).not.toBe('')
    expect(before.at(-1)).toBe('')
    await goThrough(page)
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.result-text')].every(({ textContent }) => textContent),
    )
    await leave(page)
  })

  it('have texts wherever they are in sight, also in the window of a large screen', async () => {
    const { page } = await search(start, 'key', { alone: true, viewport: { width: 2560, height: 1440 } })
    await options(page).first().waitFor()
    await page.waitForFunction(() => {
      const end = document.querySelector('[role=listbox]')!.getBoundingClientRect().bottom
      return [...document.querySelectorAll('.result-text')].every(
        (text) => text.textContent || text.getBoundingClientRect().top > end,
      )
    })
    await leave(page)
  })

  it('that are none leave some pages to go to', async () => {
    const { page } = await search(start, 'zzqqxx')
    await dialog(page).getByText('Nothing found').waitFor()
    const pages = dialog(page)
      .getByRole('region', { name: /^Pages of / })
      .getByRole('link')
    expect(await pages.count()).toBeGreaterThan(2)
    await pages.first().click()
    await page.waitForURL((url) => url.pathname !== start)
    await leave(page)
  })

  it.each([
    ['other words', 'gas fees'],
    ['words that led nowhere', 'zzqqxzz'],
  ])('of the words in the field are what Enter opens, even right after %s', async (_, before) => {
    const { page } = await search(start, before)
    if (before === 'gas fees') await activeLeadsTo(page, gasFees)
    else await dialog(page).getByText('Nothing found').waitFor()
    // Between the last letter and Enter there is no time to draw anything but the field.
    await input(page).evaluate(async (field: HTMLInputElement) => {
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
      write.call(field, 'consensus')
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
      await Promise.resolve() // as between two keys of a keyboard
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    })
    await arrived(page, '**/docs/protocol/consensus/')
    await page.goBack()
    await activeLeadsTo(page, '/docs/protocol/consensus/')
    expect(await input(page).inputValue()).toBe('consensus')
    await leave(page)
  })

  it('open in a new tab with Ctrl+Enter, the search stays', async () => {
    const { page } = await search(start, 'gas fees')
    await activeLeadsTo(page, gasFees)
    const opened = page.context().waitForEvent('page')
    await page.keyboard.press('Control+Enter')
    await (await opened).waitForURL(`**${gasFees}`)
    expect(pathOf(page)).toBe(start)
    expect(await dialog(page).isVisible()).toBe(true)
    await leave(page)
  })

  it('open in a new tab with Ctrl and a click, and the keyboard goes on in the field', async () => {
    const { page } = await search(start, 'gas fees')
    await activeLeadsTo(page, gasFees)
    const opened = page.context().waitForEvent('page')
    await dialog(page)
      .getByRole('option')
      .nth(1)
      .click({ modifiers: ['Control'] })
    await opened
    await dialog(page).getByRole('status').first().click()
    await page.keyboard.type('x')
    expect(await input(page).inputValue()).toBe('gas feesx')
    await leave(page)
  })

  it('suggest the nearest words where there are none', async () => {
    const { page } = await search(start, 'tokenommcis')
    await dialog(page).getByText('Nothing found for “tokenommcis”.').waitFor()
    await dialog(page).getByRole('button', { name: 'tokenomics' }).click()
    await activeLeadsTo(page, '/docs/discover/quilibrium-tokenomics/')
    expect(await input(page).inputValue()).toBe('tokenomics')
    await leave(page)
  })

  it('show markup as text and run nothing', async () => {
    const { page, problems } = await search(
      start,
      '<img src=x onerror="window.ran=1"> gas fees dynamic fee market',
    )
    await activeLeadsTo(page, gasFees)
    await input(page).fill('<zzqqxx zzqqww="zzqqyy">')
    await dialog(page).getByText('Nothing found for “<zzqqxx zzqqww="zzqqyy">”.').waitFor()
    expect(await dialog(page).locator('img').count()).toBe(0)
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
    expect(problems).toEqual([])
    await leave(page)
  })
})

/** Waits until the browser has left the entry of the search, too. */
const isClosed = (page: Page) =>
  page.waitForFunction(() => !(history.state as { search?: true } | null)?.search)

describe('the search of a reader', () => {
  it('is told by the address: it can be shared, and is there again on the way back', async () => {
    const { page } = await search(start, 'gas fees')
    await activeLeadsTo(page, gasFees)
    await page.waitForURL('**/FAQ/?search=gas+fees')
    await page.keyboard.press('Enter')
    await arrived(page, `**${gasFees}`)
    await page.goBack()
    await activeLeadsTo(page, gasFees)
    expect(await input(page).inputValue()).toBe('gas fees')
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    await page.waitForURL((url) => url.search === '')

    await page.goto(`${start}?search=gas+fees`)
    await activeLeadsTo(page, gasFees)
    await leave(page)
  })

  it('is closed by Back, and Back from a result leads to it', async () => {
    const { page } = await visit('/', { viewport: widths.phone, hasTouch: true })
    await page.goto(start)
    await hydrated(page)
    await button(page).tap()
    await loaded(page)
    await input(page).fill('gas fees')
    await activeLeadsTo(page, gasFees)
    await page.goBack()
    await dialog(page).waitFor({ state: 'detached' })
    expect([pathOf(page), new URL(page.url()).search]).toEqual([start, ''])

    await button(page).tap()
    await input(page).fill('gas fees')
    await activeLeadsTo(page, gasFees)
    await page.keyboard.press('Enter')
    await arrived(page, `**${gasFees}`)
    await page.goBack()
    await activeLeadsTo(page, gasFees)
    await page.goBack()
    await dialog(page).waitFor({ state: 'detached' })
    expect([pathOf(page), new URL(page.url()).search]).toEqual([start, ''])
    await leave(page)
  })

  it('shows on the way back what it was left with: section and result, for the next one', async () => {
    const { page } = await search(start, 'node')
    const section = dialog(page)
      .getByRole('group', { name: 'Limit to a section' })
      .getByRole('button', { name: /^Run/ })
    await section.click()
    await dialog(page).locator('button[aria-pressed=true]', { hasText: 'Run' }).waitFor()
    const best = (await active(page).getAttribute('href'))!
    await input(page).focus()
    for (let press = 0; press < 9; press++) await page.keyboard.press('ArrowDown')
    const chosen = (await active(page).getAttribute('href'))!
    expect(chosen).not.toBe(best)
    await page.keyboard.press('Enter')
    await arrived(page, (url) => url.search === '')
    await page.goBack()
    await activeLeadsTo(page, chosen)
    await section.and(page.locator('[aria-pressed=true]')).waitFor()
    const [line, panel] = [(await active(page).boundingBox())!, (await dialog(page).boundingBox())!]
    expect(line.y + line.height).toBeLessThanOrEqual(panel.y + panel.height)
    await leave(page)
  })

  it('stays limited to its section over a reload, on Back and Forward, and on the way back from a page that was loaded again', async () => {
    const { page } = await search(start, 'node', { alone: true })
    const section = dialog(page)
      .getByRole('group', { name: 'Limit to a section' })
      .getByRole('button', { name: /^Run/ })
    const isLimited = () =>
      dialog(page).locator('button[aria-pressed=true]', { hasText: 'Run' }).waitFor({ timeout: 8000 })
    await section.click()
    await isLimited()
    await page.waitForURL(/search=node(?:#|$)/)
    await page.reload()
    await isLimited()
    await page.goBack()
    await dialog(page).waitFor({ state: 'detached' })
    await page.goForward()
    await isLimited()
    await input(page).focus()
    for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowDown')
    const chosen = (await active(page).getAttribute('href'))!
    await page.keyboard.press('Enter')
    await arrived(page, (url) => url.search === '')
    await page.reload()
    await hydrated(page)
    await page.goBack()
    await isLimited()
    await activeLeadsTo(page, chosen)
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await button(page).click()
    await input(page).fill('node')
    await section.waitFor()
    expect(await section.getAttribute('aria-pressed')).toBe('false')
    await leave(page)
  })

  it('of another entry of the history has its own section and result', async () => {
    const { page } = await search(start, 'node')
    const section = dialog(page)
      .getByRole('group', { name: 'Limit to a section' })
      .getByRole('button', { name: /^Run/ })
    await section.click()
    await dialog(page).locator('button[aria-pressed=true]', { hasText: 'Run' }).waitFor()
    await input(page).focus()
    for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowDown')
    const chosen = (await active(page).getAttribute('href'))!
    await page.keyboard.press('Enter')
    await arrived(page, (url) => url.search === '')
    await button(page).click()
    await input(page).fill('node')
    await section.waitFor()
    expect(await section.getAttribute('aria-pressed')).toBe('false')
    await page.waitForURL(/search=node(?:#|$)/)
    const best = (await active(page).getAttribute('href'))!
    expect(best).not.toBe(chosen)
    await page.evaluate(() => window.history.go(-2))
    await activeLeadsTo(page, chosen)
    await section.and(page.locator('[aria-pressed=true]')).waitFor()
    await page.evaluate(() => window.history.go(2))
    await activeLeadsTo(page, best)
    await section.and(page.locator('[aria-pressed=false]')).waitFor()
    await leave(page)
  })

  it('shows that it is limited to a section where that has nothing for other words', async () => {
    const { page } = await search(start, 'node')
    const sections = dialog(page).getByRole('group', { name: 'Limit to a section' })
    await sections.getByRole('button', { name: /^Run/ }).click()
    await input(page).fill('zzzzqqqq')
    await dialog(page).getByText('Nothing found').waitFor()
    const chosen = sections.getByRole('button', { pressed: true })
    expect(await chosen.innerText()).toMatch(/^Run.* 0$/)
    await leave(page)
  })

  it('lets a link and a button be clicked in the moment after it is closed, also on the icon', async () => {
    const { page } = await search(start, 'gas fees')
    await page.waitForURL(/search=gas\+fees$/)
    const closeAndClick = (place: string) =>
      page.evaluate((place) => {
        document.querySelector<HTMLElement>('dialog button[aria-label^=Close]')!.click()
        document
          .querySelector(place)!
          .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      }, place)
    await closeAndClick('header button[title="system mode"] svg')
    await page.locator('header button[title="light mode"]').waitFor()
    await page.waitForURL((url) => url.search === '')

    await button(page).click()
    await loaded(page)
    const to = await page
      .locator('article a[href^="/docs/"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.pathname)
    await closeAndClick('article a[href^="/docs/"]')
    await arrived(page, (url) => url.pathname === to && url.search === '')
    await page.goBack()
    await page.waitForURL((url) => url.pathname === start && url.search === '')
    await leave(page)
  })

  it('leaves nothing in the history once it is closed', async () => {
    const { page } = await visit('/')
    await page.goto(start)
    await hydrated(page)
    await button(page).click()
    await loaded(page)
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await isClosed(page)
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/')
    await leave(page)
  })

  it('opens again with its words on Forward', async () => {
    const { page } = await search(start)
    await input(page).fill('gas fees')
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await isClosed(page)
    await page.goForward()
    await activeLeadsTo(page, gasFees)
    expect(await input(page).inputValue()).toBe('gas fees')
    await page.goBack()
    await dialog(page).waitFor({ state: 'detached' })
    expect([pathOf(page), new URL(page.url()).search]).toEqual([start, ''])
    await leave(page)
  })

  it('follows the history to other words', async () => {
    const { page } = await visit(`${start}?search=gas+fees`)
    await activeLeadsTo(page, gasFees)
    await page.evaluate(() => window.history.pushState(window.history.state, '', '?search=consensus'))
    await page.goBack()
    await page.goForward()
    await activeLeadsTo(page, '/docs/protocol/consensus/')
    expect(await input(page).inputValue()).toBe('consensus')
    await page.goBack()
    await activeLeadsTo(page, gasFees)
    expect(await input(page).inputValue()).toBe('gas fees')
    await leave(page)
  })

  it('is remembered once it has led somewhere, and forgotten on demand', async () => {
    const { page } = await search(start, 'gas fees')
    await activeLeadsTo(page, gasFees)
    await page.keyboard.press('Enter')
    await arrived(page, `**${gasFees}`)
    await page.keyboard.press('/')
    const recent = dialog(page).getByRole('region', { name: 'Recent searches' })
    await recent.getByRole('button', { name: 'gas fees', exact: true }).click()
    await activeLeadsTo(page, gasFees)
    await fieldHasFocus(page)
    expect(await input(page).inputValue()).toBe('gas fees')
    await input(page).fill('consensus')
    await activeLeadsTo(page, '/docs/protocol/consensus/')
    await page.keyboard.press('Enter')
    await arrived(page, '**/docs/protocol/consensus/')
    await page.keyboard.press('/')
    await recent.waitFor()
    expect(await recent.getByRole('listitem').allTextContents()).toEqual(['consensus', 'gas fees'])
    const remove = recent.getByRole('button', { name: 'Remove “consensus” from the recent searches' })
    await remove.click()
    await remove.waitFor({ state: 'detached' })
    expect(await recent.getByRole('listitem').allTextContents()).toEqual(['gas fees'])
    await input(page).fill('')
    await recent.getByRole('button', { name: 'Clear all' }).click()
    await recent.waitFor({ state: 'detached' })
    // An open search is open after a reload, too.
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await page.reload()
    await hydrated(page)
    await page.keyboard.press('/')
    await dialog(page).getByText('Pages, commands, parameters').waitFor()
    await leave(page)
  })
})

describe('for a screen reader and the keyboard', () => {
  it('is a combobox with a list whose number of results is announced', async () => {
    const { page } = await search(start, 'gas fees')
    await activeLeadsTo(page, gasFees)
    const field = input(page)
    expect(await field.getAttribute('aria-expanded')).toBe('true')
    const list = dialog(page).getByRole('listbox', { name: 'Results' })
    expect(await field.getAttribute('aria-controls')).toBe(await list.getAttribute('id'))
    expect(await field.getAttribute('aria-activedescendant')).toBe(await active(page).getAttribute('id'))
    const announced = dialog(page)
      .getByRole('status')
      .filter({ hasText: /^\d+ results on \d+ pages$/ })
    await announced.waitFor()
    await leave(page)
  })

  it.each(['/', 'Control+k'])('%s leads back to the field from a button of the dialog', async (shortcut) => {
    const { page } = await search(start, 'gas fees')
    await activeLeadsTo(page, gasFees)
    await dialog(page)
      .getByRole('button', { name: /^Discover/ })
      .focus()
    await page.keyboard.press(shortcut)
    await fieldHasFocus(page)
    expect(await input(page).inputValue()).toBe('gas fees')
    await leave(page)
  })

  it('keeps the focus in the dialog and gives it back', async () => {
    const { page } = await visit(start)
    await button(page).focus()
    await page.keyboard.press('Enter')
    await fieldHasFocus(page)
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true)
    await leave(page)
  })

  it.each(['the button', 'the backdrop'])(
    'gives the focus back after a double click on %s',
    async (place) => {
      const { page } = await visit(start)
      await button(page).focus()
      await page.keyboard.press('Enter')
      await loaded(page)
      if (place === 'the button')
        await dialog(page)
          .getByRole('button', { name: /^Close/ })
          .dblclick()
      else await page.mouse.dblclick(40, 700)
      await dialog(page).waitFor({ state: 'detached' })
      expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true)
      await leave(page)
    },
  )

  it.each(Object.keys(widths) as (keyof typeof widths)[])(
    'has no accessibility problems (%s)',
    async (width) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        const { page } = await search(start, 'gas fees', { viewport: widths[width], colorScheme })
        await activeLeadsTo(page, gasFees)
        expect(await accessibilityProblems(page)).toEqual([])
        await input(page).fill('zzqqxzz')
        await dialog(page)
          .getByText(/^Nothing found/)
          .waitFor()
        expect(await accessibilityProblems(page)).toEqual([])
        await leave(page)
      }
    },
  )
})

it('fills the screen of a phone, and a tap leads to the section', async () => {
  const { page } = await search(start, 'gas fees', { viewport: widths.phone, hasTouch: true })
  await activeLeadsTo(page, gasFees)
  expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, ...widths.phone })
  const target = (await options(page).nth(1).getAttribute('href'))!
  await options(page).nth(1).tap()
  await page.waitForURL(`**${target}`)
  await leave(page)
})

it('stays open while its words are selected, even where the mouse leaves it', async () => {
  const { page } = await search(start, 'gas fees')
  const box = (await input(page).boundingBox())!
  await page.mouse.move(box.x + 60, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(20, box.y + box.height / 2, { steps: 5 })
  await page.mouse.up()
  expect(await dialog(page).isVisible()).toBe(true)
  await page.mouse.click(20, box.y)
  await dialog(page).waitFor({ state: 'detached' })
  await leave(page)
})

it('has its button under the pointer while it loads', async () => {
  const { page } = await visit(start)
  const button = page.getByRole('button', { name: /^(Search|Loading)/ })
  const before = await button.boundingBox()
  await page.route(/\.store\.(json|txt)$/, () => new Promise(() => undefined))
  await button.hover()
  await page.getByRole('button', { name: 'Loading...' }).waitFor()
  expect(await button.boundingBox()).toEqual(before)
  await leave(page)
})

describe('an empty search', () => {
  it('lets arrows go from the field through what it offers, and back', async () => {
    const { page } = await search(start)
    const focused = () => page.evaluate(() => document.activeElement!.textContent || 'the field')
    const titles = await dialog(page).getByRole('region').getByRole('link').allTextContents()
    const walked: string[] = []
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
      await page.keyboard.press(key)
      walked.push(await focused())
    }
    expect(walked).toEqual([titles[0], titles[1], titles[0], 'the field'])
    for (let press = 0; press <= titles.length; press++) await page.keyboard.press('ArrowDown')
    expect(await focused()).toBe(titles.at(-1))
    await page.keyboard.type('gas')
    expect(await input(page).inputValue()).toBe('gas')
    await leave(page)
  })

  it('names pages to begin with, which the settings choose', async () => {
    const { page } = await search(start)
    const suggested = dialog(page).getByRole('region', { name: 'Suggested pages' }).getByRole('link')
    expect(await suggested.count()).toBe(settings.search.suggested.length)
    expect(await accessibilityProblems(page)).toEqual([])
    const path = (await suggested.last().getAttribute('href'))!
    await suggested.last().click()
    await page.waitForURL(`**${path}`)
    await dialog(page).waitFor({ state: 'detached' })
    await leave(page)
  })
})

it('found words are marked by their weight and a soft ground, in the color of the text', async () => {
  const { page } = await search(start, 'gas')
  const mark = options(page).locator('mark').first()
  await mark.waitFor()
  const look = await mark.evaluate((element) => {
    const { color, backgroundColor, textDecorationLine, fontWeight } = getComputedStyle(element)
    const around = getComputedStyle(element.parentElement!).color
    return {
      isAsAround: color === around,
      backgroundColor,
      textDecorationLine,
      isBold: Number(fontWeight) >= 600,
    }
  })
  expect(look).toMatchObject({ isAsAround: true, textDecorationLine: 'none', isBold: true })
  expect(look.backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
  await leave(page)
})
