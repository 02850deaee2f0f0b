import type { Page } from 'playwright-core'
import { accessibilityProblems } from '../testing/browser/accessibility'
import { earlyField, openWithoutScripts } from './early'
import {
  arrived,
  connectBrowser,
  frames,
  holdFiles,
  holdScripts,
  hydrated,
  leave,
  navigate,
  samplePages,
  visit,
  widths,
} from '../testing/browser/site'

connectBrowser()

const isBusy = (page: Page, name: RegExp) =>
  page.getByRole('button', { name }).first().getAttribute('aria-busy')

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

/** Presses a key of a keyboard with letters of another script. */
const pressOther = (page: Page, key: { key: string; code: string; ctrlKey?: boolean }) =>
  page.evaluate((given) => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { ...given, bubbles: true, cancelable: true }))
  }, key)

it('where a reader has scrolled before the scripts are there is where Back returns to', async () => {
  const { page, letGo } = await openWithoutScripts(samplePages.doc)
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
  letGo()
  await hydrated(page)
  await navigate(page, samplePages.category)
  await arrived(page, `**${samplePages.category}`)
  await page.goBack()
  await page.waitForURL(`**${samplePages.doc}`)
  // A font that comes late moves what stands above by a pixel.
  await page.waitForFunction(() => Math.abs(window.scrollY - 700) < 3)
  await leave(page)
})

describe('what a reader asks for before the scripts are there', () => {
  it.each([
    ['a press on the search', (page: Page) => page.getByRole('button', { name: /^Search/ }).click()],
    ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
    ['Ctrl+K with Caps Lock', (page: Page) => page.keyboard.press('Control+K')],
    ['"/"', (page: Page) => page.keyboard.press('/')],
    [
      'Ctrl+K on a Cyrillic keyboard',
      (page: Page) => pressOther(page, { key: 'л', code: 'KeyK', ctrlKey: true }),
    ],
  ])('%s opens the search as soon as the page can, and shows that it was heard', async (_, ask) => {
    const { page, letGo } = await openWithoutScripts(samplePages.doc)
    await ask(page)
    expect(await isBusy(page, /^Search/)).toBe('true')
    letGo()
    await page.getByRole('dialog', { name: 'Search' }).waitFor()
    expect(await isBusy(page, /^Search/)).toBeNull()
    await leave(page)
  })

  it('the search’s words are seen where they are written, over its button', async () => {
    const { page } = await openWithoutScripts(samplePages.doc, widths.phone)
    const button = page.getByRole('button', { name: /^Search/ })
    const place = (await button.boundingBox())!
    await button.click()
    await page.keyboard.type('gas')
    const written = (await earlyField(page).boundingBox())!
    expect(await earlyField(page).inputValue()).toBe('gas')
    expect(written).toMatchObject({ y: place.y, height: place.height })
    expect(written.x).toBeLessThan(place.x)
    expect(written.x + written.width).toBeLessThanOrEqual(widths.phone.width - 4)
    await leave(page)
  })

  it('"?" opens the list of shortcuts as soon as the page can, and shows that it was heard', async () => {
    const { page, letGo } = await openWithoutScripts(samplePages.doc)
    await page.keyboard.press('?')
    expect(await isBusy(page, /^Keyboard shortcuts/)).toBe('true')
    letGo()
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    expect(await isBusy(page, /^Keyboard shortcuts/)).toBeNull()
    await leave(page)
  })

  it('what is typed after a press on the search stands in its field', async () => {
    const { page, letGo } = await openWithoutScripts(samplePages.doc)
    await page.keyboard.press('/')
    await page.keyboard.type('gas / feess')
    await page.keyboard.press('Backspace')
    letGo()
    const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')
    await field.waitFor()
    expect(await field.inputValue()).toBe('gas / fees')
    await leave(page)
  })

  it('the search’s field takes what any field takes: what is pasted, a whole text at once, words taken back', async () => {
    const { page, letGo } = await openWithoutScripts(samplePages.doc)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('first')
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText('gas 费用 price')
    await page.keyboard.press('Control+Backspace')
    await page.keyboard.press('Home')
    await page.keyboard.type('a ')
    letGo()
    const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')
    await field.waitFor()
    expect(await field.inputValue()).toBe('a gas 费用 ')
    await leave(page)
  })

  it('the focus is given back to where it was, and Tab goes on from the button', async () => {
    const { page, letGo } = await openWithoutScripts(samplePages.doc)
    await page.getByRole('link', { name: 'Protocol', exact: true }).first().focus()
    await page.keyboard.press('/')
    await page.keyboard.press('Escape')
    expect(await focused(page)).toBe('Protocol')
    await page.keyboard.press('/')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toMatch(/^Search/)
    await page.keyboard.press('/')
    letGo()
    await page.getByRole('dialog', { name: 'Search' }).waitFor()
    expect(await earlyField(page).count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Search' }).waitFor({ state: 'detached' })
    expect(await focused(page)).toMatch(/^(Search|Loading)/) // the search may still be on its way
    await leave(page)
  })

  it.each([
    ['the home page', samplePages.home],
    ['a page that is missing', '/docs/nothing-there/'],
  ])('words are written as well after a press on the search in %s', async (_, path) => {
    const { page, letGo } = await openWithoutScripts(path, widths.phone, { mayReport: /status of 404/ })
    await page
      .locator('main')
      .getByRole('button', { name: /^Search/ })
      .click()
    await page.keyboard.type('gas fees')
    letGo()
    const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')
    await field.waitFor()
    expect(await field.inputValue()).toBe('gas fees')
    await leave(page)
  })

  it('what is typed after its shortcut stands there, too, where a button has the focus that was pressed before', async () => {
    const { page, letGo } = await openWithoutScripts(samplePages.doc)
    await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('gas fees')
    letGo()
    const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')
    await field.waitFor()
    expect(await field.inputValue()).toBe('gas fees')
    await page.getByRole('button', { name: /currently light mode/, includeHidden: true }).waitFor()
    await leave(page)
  })

  it('Escape takes a press on the search back, with what was typed', async () => {
    const { page, letGo } = await openWithoutScripts(samplePages.doc)
    await page.keyboard.press('/')
    await page.keyboard.type('gas')
    await page.keyboard.press('Escape')
    expect(await isBusy(page, /^Search/)).toBeNull()
    letGo()
    await hydrated(page)
    expect(await page.getByRole('dialog', { name: 'Search' }).count()).toBe(0)
    await page.keyboard.press('/')
    expect(await page.getByRole('combobox', { name: 'Search' }).inputValue()).toBe('')
    await leave(page)
  })

  /** Stands in texts alone: where it is found all of the search is there, and Enter that was asked for has been done. */
  const whole = 'lottery'

  /** Asks for the search's words and Enter, or for the list of shortcuts by its button. */
  const ask = {
    words: (words: string) => async (page: Page) => {
      await page.keyboard.press('Control+k')
      await page.keyboard.type(words)
    },
    enter: (page: Page) => page.keyboard.press('Enter'),
    shortcuts: (page: Page) => page.getByRole('button', { name: /^Keyboard shortcuts/ }).click(),
  }

  it.each([
    ['words', [ask.words('gas'), ask.shortcuts]],
    ['words and Enter', [ask.words('gas'), ask.enter, ask.shortcuts]],
    ['words, Enter and other words', [ask.words('gas'), ask.enter, ask.words(' fees'), ask.shortcuts]],
  ])('another dialog, asked for after %s, takes those back', async (_, asked) => {
    const { page, letGo } = await openWithoutScripts(samplePages.doc)
    for (const act of asked) await act(page)
    expect(await isBusy(page, /^Search/)).toBeNull()
    letGo()
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.keyboard.press('/')
    const field = page.getByRole('combobox', { name: 'Search' })
    await field.waitFor()
    expect(await field.inputValue()).toBe('')
    await page.keyboard.type(whole)
    await page.getByRole('option').first().waitFor()
    await frames(page)
    expect(await field.inputValue()).toBe(whole)
    await leave(page)
  })

  it.each([
    ['the list of shortcuts', [ask.shortcuts, ask.words(whole)]],
    ['words, Enter and the list', [ask.words('gas'), ask.enter, ask.shortcuts, ask.words(whole)]],
    ['Enter after fewer words', [ask.words('lot'), ask.enter, ask.words('tery')]],
  ])('the search, asked for after %s, has its own words, and no Enter', async (_, asked) => {
    const { page, letGo } = await openWithoutScripts(samplePages.doc)
    for (const act of asked) await act(page)
    expect(await isBusy(page, /^Keyboard shortcuts/)).toBeNull()
    letGo()
    await page.getByRole('option').first().waitFor()
    await frames(page)
    expect(await page.getByRole('combobox', { name: 'Search' }).inputValue()).toBe(whole)
    await leave(page)
  })

  it('Escape takes back Enter, too: what is asked for anew waits for its own', async () => {
    const { page, letGo } = await openWithoutScripts(samplePages.doc)
    await page.keyboard.press('/')
    await page.keyboard.type('gas')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await page.keyboard.type(whole)
    letGo()
    await page.getByRole('option').first().waitFor()
    await frames(page)
    expect(await page.getByRole('combobox', { name: 'Search' }).inputValue()).toBe(whole)
    await leave(page)
  })

  it('Escape takes back each dialog that was asked for, and nothing else', async () => {
    const { page, letGo } = await openWithoutScripts(samplePages.doc)
    await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click()
    await page.keyboard.press('?')
    await page.keyboard.press('Escape')
    expect(await isBusy(page, /^Keyboard shortcuts/)).toBeNull()
    letGo()
    await hydrated(page)
    await page.getByRole('button', { name: /currently light mode/ }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await leave(page)
  })

  it('"/" asks for nothing where a reader has turned single keys off, nor do other keys with Ctrl and K', async () => {
    const { page, letGo } = await openWithoutScripts(samplePages.doc)
    await page.keyboard.press('Control+Shift+k')
    await page.keyboard.press('Control+Alt+k')
    expect(await isBusy(page, /^Search/)).toBeNull()
    await page.evaluate(() => localStorage.setItem('docs.single-keys', 'off'))
    await page.keyboard.press('/')
    expect(await isBusy(page, /^Search/)).toBeNull()
    letGo()
    await hydrated(page)
    expect(await page.getByRole('dialog', { name: 'Search' }).count()).toBe(0)
    await leave(page)
  })

  it('Enter on a link leads to its page all the same', async () => {
    const { page } = await openWithoutScripts(samplePages.doc)
    await page.keyboard.press('Control+k')
    await page.getByRole('link', { name: 'Protocol', exact: true }).first().focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/docs/protocol/**', { waitUntil: 'commit' })
    await leave(page)
  })

  it('Enter after it opens the first result', async () => {
    const { page, letGo } = await openWithoutScripts(samplePages.home)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('gas fees')
    await page.keyboard.press('Enter')
    letGo()
    await page.waitForURL('**/docs/discover/gas-fees*/**')
    await page.getByRole('dialog', { name: 'Search' }).waitFor({ state: 'detached' })
    await leave(page)
  })

  it('the menu of a phone opens, once, however often it was pressed', async () => {
    const { page, letGo } = await openWithoutScripts(samplePages.doc, widths.phone)
    const button = page.getByRole('button', { name: 'Toggle navigation bar' })
    await button.click()
    await button.click()
    letGo()
    await page.getByRole('dialog', { name: 'Navigation' }).waitFor()
    await leave(page)
  })

  it('the color mode changes', async () => {
    const { page, letGo } = await openWithoutScripts(samplePages.doc, widths.desktop, { colorScheme: 'dark' })
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    expect(await ground()).toBe('rgb(16, 16, 21)')
    await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click()
    letGo()
    await page.getByRole('button', { name: /currently light mode/ }).waitFor()
    expect(await ground()).toBe('rgb(255, 255, 255)')
    await leave(page)
  })
})

describe('Back and Forward after a reload, to what this tab has shown without loading it', () => {
  /** Loads the page anew and holds some of its files back, until they are let go. */
  async function hold(page: Page, files: string) {
    const isAsked = page.waitForRequest(files)
    const letGo = await holdFiles(page, files)
    await page.reload({ waitUntil: 'commit' })
    await page.getByRole('contentinfo').waitFor()
    await isAsked
    return letGo
  }

  /** Goes on to another page, loads it anew while some files are held back, and goes back before they come. */
  async function goBackEarly(held: string, meanwhile?: (page: Page) => Promise<unknown>) {
    const { page } = await visit(samplePages.doc)
    await navigate(page, samplePages.figure)
    await arrived(page, `**${samplePages.figure}`)
    const letGo = await hold(page, held)
    await meanwhile?.(page)
    await page.evaluate(() => history.back())
    await page.waitForURL(`**${samplePages.doc}`)
    letGo()
    return page
  }
  const shown = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()

  it.each([
    ['the scripts', '**/*.js'],
    ['the data of the page', '**/static/page-data/*'],
  ])('shows that page where %s were still on their way, and the way forward', async (_, held) => {
    const page = await goBackEarly(held)
    await shown(page, /gas fees/i)
    await hydrated(page)
    expect(await page.title()).toMatch(/^Gas fees/)
    await page.goForward()
    await page.waitForURL(`**${samplePages.figure}`)
    await shown(page, /bloom clock/i)
    await leave(page)
  })

  it('finds its entry as it was left, where the scripts come before its document', async () => {
    const { page } = await visit(samplePages.doc)
    await page.evaluate(() => {
      history.replaceState({ ...history.state, note: 'of a reader' }, '')
      window.scrollTo({ top: 700, behavior: 'instant' })
    })
    await navigate(page, samplePages.figure)
    await arrived(page, `**${samplePages.figure}`)
    // While a document is held back nobody can ask the page: it tells by itself.
    await page.addInitScript(() => {
      const tell = () => console.log('scripts are through')
      const onLoad = ({ target }: Event) => {
        if (target instanceof HTMLScriptElement && /\/app-/.test(target.src))
          requestIdleCallback(tell, { timeout: 10_000 })
      }
      document.addEventListener('load', onLoad, true)
    })
    const letScriptsGo = await hold(page, '**/*.js')
    const letDocumentGo = await holdFiles(page, `**${samplePages.doc}`)
    const areThrough = page.waitForEvent('console', (line) => line.text() === 'scripts are through')
    await page.evaluate(() => history.back())
    await page.waitForURL(`**${samplePages.doc}`)
    letScriptsGo()
    await areThrough
    letDocumentGo()
    await shown(page, /gas fees/i)
    await hydrated(page)
    expect(await page.evaluate(() => (history.state as { note?: string }).note)).toBe('of a reader')
    await page.waitForFunction(() => Math.abs(window.scrollY - 700) < 3)
    await leave(page)
  })

  it('opens the search that was left on the same page', async () => {
    const { page } = await visit(samplePages.doc)
    await page.keyboard.press('/')
    await page.keyboard.type('gas')
    await page.waitForURL('**?search=gas')
    await page.goBack()
    await page.getByRole('dialog', { name: 'Search' }).waitFor({ state: 'detached' })
    const letGo = await hold(page, '**/static/page-data/*')
    await page.evaluate(() => history.forward())
    await page.waitForURL('**?search=gas')
    letGo()
    await page.getByRole('dialog', { name: 'Search' }).waitFor()
    expect(await page.getByRole('combobox', { name: 'Search' }).inputValue()).toBe('gas')
    await leave(page)
  })

  it('shows it where the scripts are gone', async () => {
    const page = await goBackEarly('**/*.js', (page) =>
      page.evaluate(() => (document.documentElement.dataset.scripts = 'gone')),
    )
    await shown(page, /gas fees/i)
    await leave(page)
  })
})

describe('a page that was changed before React took it over, as translators and extensions do', () => {
  const open = async () => {
    const { page } = await visit('/', { mayReport: /./ })
    const release = await holdScripts(page)
    await page.goto(samplePages.operation, { waitUntil: 'commit' })
    await page.getByRole('contentinfo').waitFor()
    const text = await page.getByRole('article').textContent()
    await page.evaluate(() => {
      document.querySelector('h1')!.innerHTML = '<font>Übersetzt</font>'
      document.querySelector('article .content .listing')!.remove()
    })
    return { page, release, text: text!.trim() }
  }

  it('is drawn anew with the whole of its text, listings included', async () => {
    const { page, release, text } = await open()
    await release()
    await page.waitForFunction(
      (wanted) => document.querySelector('article')?.textContent.trim() === wanted,
      text,
    )
    expect(await page.locator('.listing code:empty').count()).toBe(0)
    await leave(page)
  })

  it('says so where its text can’t be had', async () => {
    const { page, release } = await open()
    await page.route('**/page-data.json', (route) => route.abort())
    await release()
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    await leave(page)
  })
})

describe('while a page is hydrated in turns', () => {
  it.each(['span', 'style', 'x-extension'])(
    'what an extension has put before its parts (%s) harms none',
    async (tag) => {
      const { page, letGo } = await openWithoutScripts(samplePages.operation)
      const parts = 'header, h1, main .content, nav[aria-label="Docs sidebar"]'
      const before = await page.locator(parts).elementHandles()
      await page.evaluate(
        ([tag, places]) => {
          for (const place of document.querySelectorAll(places)) place.before(document.createElement(tag))
          document.querySelector('main')!.prepend(document.createElement(tag))
        },
        [tag, `${parts}, main > * > *`] as const,
      )
      letGo()
      await hydrated(page)
      expect(before).toHaveLength(4)
      const isThere = before.map((part) => part.evaluate((element) => element.isConnected))
      expect(await Promise.all(isThere)).toEqual([true, true, true, true])
      await leave(page)
    },
  )

  it.each([0, 1, 2, 3])(
    'a link that is followed after turn %i leads to its page, and Back to the place that was left',
    async (turns) => {
      const { page } = await visit('/', {
        prepare: (page) =>
          page.addInitScript(() => {
            const waiting: (() => void)[] = []
            class HeldChannel {
              port1 = { onmessage: () => {}, close: () => {} }
              port2 = { postMessage: () => void waiting.push(() => this.port1.onmessage()) }
            }
            Object.assign(window, { MessageChannel: HeldChannel, takeTurn: () => waiting.shift()?.() })
          }),
        waits: false,
      })
      const takeTurn = () => page.evaluate('window.takeTurn()')
      await page.goto(samplePages.doc)
      await page.waitForFunction(
        () => '__k' in document.querySelector('#gatsby-focus-wrapper')!.parentElement!,
      )
      for (let turn = 0; turn < turns; turn++) await takeTurn()
      await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
      await frames(page)
      await page.evaluate(async (address) => {
        await window.___loader.enqueue(address)
        window.___navigate(address)
      }, samplePages.operation)
      await frames(page)
      for (let turn = 0; turn < 8; turn++) await takeTurn()
      await hydrated(page)
      await page.getByRole('heading', { level: 1, name: 'GetBucketWebsite' }).waitFor()
      expect(await page.getByRole('link', { name: 'View as Markdown' }).getAttribute('href')).toContain(
        'get-bucket-website',
      )
      await page.goBack()
      await page.waitForFunction(() => Math.abs(window.scrollY - 300) < 3)
      await leave(page)
    },
  )
})

it('a button that is pressed while React takes over acts once', async () => {
  const { page, letGo } = await openWithoutScripts(samplePages.operation, widths.desktop, {
    colorScheme: 'dark',
  })
  // As soon as the page is hydrated, before what was asked early is done.
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('button[aria-label^="Switch between"]')!
    const press = () => {
      const isTaken = '__k' in document.querySelector('#gatsby-focus-wrapper')!.parentElement!
      if (!isTaken) return setTimeout(press)
      return button.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }),
      )
    }
    press()
  })
  letGo()
  await hydrated(page)
  await page.getByRole('button', { name: /currently light mode/ }).waitFor()
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light')
  await leave(page)
})

/** The data that the page's HTML names, and those of today. */
const ownData = 'the page’s data'

describe.each(['webpack-runtime', 'app', 'component---src-templates-doc-tsx', ownData])(
  'where %s can’t be loaded',
  (name) => {
    const pattern = name === ownData ? '**/page-data/**/*.json' : `**/static/${name}-*.js`
    const place = `${samplePages.doc}?os=linux`
    const open = async (viewport: { width: number; height: number }) => {
      const { page } = await visit('/', { viewport, mayReport: /./ })
      await page.context().route(pattern, (route) => route.abort())
      if (name === ownData) await page.context().route('**/static/page-data/*', (route) => route.abort())
      await page.goto(place)
      await page.getByText('Search and menus have not loaded.').waitFor()
      return page
    }

    it('a phone’s page has its navigation, nothing that can’t be pressed, and a way to retry', async () => {
      const page = await open(widths.phone)
      expect(await page.getByRole('navigation', { name: 'Docs sidebar' }).isVisible()).toBe(true)
      expect(await page.getByRole('link', { name: 'Protocol', exact: true }).first().isVisible()).toBe(true)
      expect(await page.getByRole('button').count()).toBe(0)
      // Before Emotion's code runs its style elements stand among the text, which axe takes for text.
      if (name === ownData) {
        // Here browsers make what scrolls a stop of the keyboard; axe looks for the attribute that a script of ours sets.
        const isStop = (problem: string) => problem.startsWith('scrollable-region-focusable')
        expect((await accessibilityProblems(page)).filter((problem) => !isStop(problem))).toEqual([])
      }
      await page.context().unroute(pattern)
      await page.context().unroute('**/static/page-data/*')
      // Navigation stands above the text until the scripts are there: the place is told by what is read.
      const heading = page.getByRole('article').getByRole('heading', { level: 2 }).nth(1)
      await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      const read = (await heading.boundingBox())!.y
      await page.getByRole('link', { name: 'Retry' }).click()
      await hydrated(page)
      // Where the reader was: the page is loaded anew, and no other one.
      expect(new URL(page.url()).href.slice(new URL(page.url()).origin.length)).toBe(place)
      await page.waitForFunction(
        ([heading, read]) =>
          Math.abs((heading as Element).getBoundingClientRect().y - (read as number)) < 200,
        [await heading.elementHandle(), read],
      )
      expect(await page.getByText('Search and menus have not loaded.').isVisible()).toBe(false)
      await leave(page)
    })
  },
)
