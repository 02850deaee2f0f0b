import { readFileSync } from 'node:fs'
import { accessibilityProblems } from '../testing/browser/accessibility'
import { shiftOf, watchShift } from '../testing/browser/layout-shift'
import {
  arrived,
  connectBrowser,
  frames,
  holdScripts,
  hydrated,
  leave,
  pathOf,
  samplePages,
  visit,
  widths,
} from '../testing/browser/site'

connectBrowser()

it('the not-found page names the path and leads to the page with the nearest name', async () => {
  const { page } = await visit('/docs/run-node/quikstart/', { mayBeMissing: true })
  await page.getByText('There is no page at /docs/run-node/quikstart/.').waitFor()
  const meant = page.getByRole('link', { name: 'Did you mean “Quick start: run a node”?' })
  await meant.waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await meant.click()
  await page.waitForURL('**/docs/run-node/quick-start/')
  await page.getByRole('heading', { level: 1, name: /^Quick start/ }).waitFor()
  await leave(page)
})

it('on a phone nothing moves when its scripts come late', async () => {
  let letGo = async () => {}
  const { page } = await visit('/docs/run-node/quikstart/', {
    mayBeMissing: true,
    viewport: widths.phone,
    waits: false,
    prepare: async (page) => {
      letGo = await holdScripts(page)
    },
  })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => document.fonts.ready)
  await watchShift(page)
  await letGo()
  await page.getByRole('link', { name: 'Did you mean “Quick start: run a node”?' }).waitFor()
  await frames(page)
  expect(await shiftOf(page)).toBeLessThan(0.01)
  await leave(page)
})

it('on a tablet the path stands in the line of its sentence', async () => {
  const { page } = await visit('/docs/run-node/quikstart/', {
    mayBeMissing: true,
    viewport: { width: 768, height: 900 },
  })
  const path = page.getByText('There is no page at').locator('code')
  const lines = await path.evaluate(
    ({ parentElement: sentence }) =>
      sentence!.getBoundingClientRect().height / parseFloat(getComputedStyle(sentence!).lineHeight),
  )
  expect(lines).toBeCloseTo(1, 1)
  await leave(page)
})

it('the not-found page searches for the words of the path', async () => {
  const { page } = await visit('/docs/run-node/system-requirement.html', { mayBeMissing: true })
  await page.getByRole('button', { name: 'Search for “system requirement”' }).click()
  const search = page.getByRole('dialog', { name: 'Search' })
  await search.getByRole('combobox').waitFor()
  expect(await search.getByRole('combobox').inputValue()).toBe('system requirement')
  await search.getByRole('option').first().waitFor()
  await leave(page)
})

it('a path is shown as text, whatever it holds', async () => {
  const { page } = await visit('/docs/<img src=x onerror=alert(1)>/', { mayBeMissing: true })
  await page.getByText('There is no page at /docs/<img src=x onerror=alert(1)>/.').waitFor()
  expect(await page.locator('main p img').count()).toBe(0)
  await leave(page)
})

it.each([
  ['/50%', '/50%.'],
  ['/docs/50%-off/', '/docs/50%-off/.'],
  ['/docs/100%25/', '/docs/100%/.'],
  ['/docs/%2525/', '/docs/%25/.'],
  ['/nope%23ports', '/nope#ports.'],
  ['/nope%3Fa=b', '/nope?a=b.'],
  ['/nope%20?a=b', '/nope .'],
  ['/nope%2Fx/', '/nope/x/.'],
  ['/%2F%2Fx/', '///x/.'],
  ['/docs/%E6%97%A5/', '/docs/日/.'],
])('at %s it is alive, and comes back', async (address, named) => {
  const { page } = await visit(address, { mayBeMissing: true })
  const text = page.getByText(`There is no page at ${named}`)
  await text.waitFor()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().click()
  await arrived(page, (url) => url.pathname === '/')
  await page.reload()
  await hydrated(page)
  await page.goBack()
  await text.waitFor()
  await leave(page)
})

it.each([
  ['/docs/run-node/quick-start%20', '/docs/run-node/quick-start/'],
  ['/docs/run-node/quick-start/%23ports', '/docs/run-node/quick-start/#ports'],
  ['/docs/run-node/quick-start/%3Fa=b', '/docs/run-node/quick-start/?a=b'],
  ['/docs/run-node%2Fquick-start/', '/docs/run-node/quick-start/'],
])('from %s it leads to the page that was meant', async (address, meant) => {
  const { page } = await visit(address, { mayBeMissing: true })
  await page.waitForURL(`**${meant}`)
  await page.getByRole('heading', { level: 1, name: /^Quick start/ }).waitFor()
  await leave(page)
})

it('it leads there also where the browser draws seldom, as in a tab that nobody sees', async () => {
  const { page } = await visit('/docs/run-node/quick-start%20', {
    alone: true,
    mayBeMissing: true,
    waits: false,
    prepare: (page) =>
      page.addInitScript(() => {
        const { requestAnimationFrame, setTimeout } = window
        window.requestAnimationFrame = (draw) => setTimeout(requestAnimationFrame, 500, draw)
        window.setTimeout = ((run: () => void, delay = 0, ...rest: unknown[]) =>
          setTimeout(run, Math.max(delay, 500), ...rest)) as typeof window.setTimeout
      }),
  })
  await page.getByRole('heading', { level: 1, name: /^Quick start/ }).waitFor()
  expect(pathOf(page)).toBe('/docs/run-node/quick-start/')
  await leave(page)
})

it('no page names an unlisted one, also where its name is nearest', async () => {
  const { page } = await visit('/docs/discover/components-for-author/', { mayBeMissing: true })
  await page.getByText('There is no page at').waitFor()
  const links = await page
    .locator('main a')
    .evaluateAll((list) => list.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  expect(links).not.toContain(samplePages.components)
  await leave(page)
})

describe.each([320, 390, 768])('%d px wide', (width) => {
  it.each(['/404.html', '/docs/run-node/quikstart/', '/docs/api/q-storage/put-bucket/'])(
    'the pages of %s stand in one plain box, none of them outside',
    async (path) => {
      const { page } = await visit(path, { viewport: { width, height: 900 }, mayBeMissing: true })
      const box = page.locator('main div:has(> section)')
      const { outside, count, radius } = await box.evaluate((box) => {
        const around = box.getBoundingClientRect()
        const texts = [...box.querySelectorAll('h2, a')].map((element) => {
          const words = document.createRange()
          words.selectNodeContents(element)
          return words.getBoundingClientRect()
        })
        return {
          outside: texts.filter(
            ({ left, right, top, bottom }) =>
              left < around.left + 16 ||
              right > around.right - 16 ||
              top < around.top ||
              bottom > around.bottom,
          ).length,
          count: box.querySelectorAll('a').length,
          radius: getComputedStyle(box).borderRadius,
        }
      })
      expect(count).toBeGreaterThanOrEqual(6)
      expect({ outside, radius }).toEqual({ outside: 0, radius: '16px' })
      await leave(page)
    },
  )
})

it.each([997, 1280, 1920])(
  'in a window of %i px a drawing stands beside the words, in place of the sections that the bar has',
  async (width) => {
    const { page } = await visit('/docs/api/q-kms/key/', {
      viewport: { width, height: 900 },
      mayBeMissing: true,
    })
    const similar = page.getByRole('region', { name: 'Pages with a similar name' })
    await similar.waitFor()
    expect(await page.getByRole('region', { name: 'Sections' }).isVisible()).toBe(false)
    const drawing = (await page.locator('main [aria-hidden=true]:has(picture)').boundingBox())!
    const words = page.locator('main :is(h1, p, section)')
    for (const { x, width } of (
      await Promise.all((await words.all()).map((part) => part.boundingBox()))
    ).filter((box) => box !== null))
      expect(x + width).toBeLessThanOrEqual(drawing.x)
    await leave(page)
  },
)

it('where several pages resemble what was asked for, the nearest is offered first and the others below', async () => {
  const { page } = await visit('/docs/api/q-kms/key/', { mayBeMissing: true })
  await page.locator('main').getByRole('link', { name: 'Did you mean “CreateKey”?' }).waitFor()
  const others = page.getByRole('region', { name: 'Pages with a similar name' }).getByRole('link')
  await others.nth(3).waitFor()
  expect(await others.allTextContents()).toEqual(['DescribeKey', 'DisableKey', 'EnableKey', 'ReplicateKey'])
  await others.first().click()
  await page.getByRole('heading', { level: 1, name: 'DescribeKey' }).waitFor()
  await leave(page)
})

it.each([
  ['/docs/zzqx/', []],
  ['/docs/something-else/', []],
  ['/docs/getting-paid/', []],
  ['/docs/rooster/', []],
  ['/docs/routing-rules/', ['RoutingRule']],
])('for %s it offers what resembles it alone: %j', async (path, titles) => {
  const { page } = await visit(path, { mayBeMissing: true })
  await page.getByText('There is no page at').waitFor()
  const meant = page.locator('main').getByRole('link', { name: 'Did you mean' })
  for (const title of titles) await meant.filter({ hasText: `“${title}”` }).waitFor()
  expect(await meant.allTextContents()).toEqual(titles.map((title) => `Did you mean “${title}”?`))
  expect(await page.getByRole('region', { name: 'Pages with a similar name' }).count()).toBe(0)
  await page.setViewportSize(widths.phone)
  expect(await page.getByRole('region', { name: 'Sections' }).getByRole('link').count()).toBe(6)
  await leave(page)
})

it.each(Object.entries(widths))('on a %s its texts begin at one edge', async (_, viewport) => {
  const { page } = await visit(samplePages.notFound, { viewport })
  const edges = await page
    .locator('main h1, main p')
    .evaluateAll((list) => list.map((element) => Math.round(element.getBoundingClientRect().left)))
  expect(edges.length).toBeGreaterThan(3)
  expect(new Set(edges).size).toBe(1)
  await leave(page)
})

it('the not-found page leads home', async () => {
  const { page } = await visit('/docs/nowhere/', { mayBeMissing: true })
  await page.locator('main').getByRole('link', { name: 'Home page' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await leave(page)
})

it('without JavaScript it leads to the sections', async () => {
  const { page } = await visit('/docs/nowhere/', { mayBeMissing: true, javaScriptEnabled: false })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Protocol' }).click()
  expect(pathOf(page)).toBe('/docs/protocol/overview/')
  await leave(page)
})

it('the list of all pages is loaded by the not-found page alone', async () => {
  const { page } = await visit('/', { mayReport: /status of 404/ })
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  for (const path of [samplePages.home, samplePages.doc, samplePages.category]) {
    await page.goto(path)
    await hydrated(page)
  }
  const [, own = ''] = /data-content="(.+?)"/.exec(readFileSync('public/404.html', 'utf8'))!
  const lists = () => loaded.filter((path) => /\/404\b/.test(path) || path.includes(own))
  expect(lists()).toEqual([])
  await page.goto('/docs/nowhere/')
  await page.getByText('There is no page at').waitFor()
  expect(lists()).not.toEqual([])
  await leave(page)
})

it('a broken address can be reported from the page, with the address', async () => {
  const { page } = await visit('/docs/run-node/quikstart/', { mayBeMissing: true })
  await page.getByText('There is no page at').waitFor()
  const link = page.getByRole('link', { name: /^Report the broken link/ })
  const address = new URL((await link.getAttribute('href'))!)
  expect(address.origin + address.pathname).toBe('https://github.com/QuilibriumNetwork/docs/issues/new')
  expect(address.searchParams.get('title')).toContain('/docs/run-node/quikstart/')
  await leave(page)
})

it('on a tablet the ways on stand beside each other', async () => {
  const { page } = await visit('/docs/run-node/quikstart/', {
    mayBeMissing: true,
    viewport: { width: 768, height: 900 },
  })
  const meant = page.getByRole('link', { name: /^Did you mean/ })
  await meant.waitFor()
  const search = page.locator('main').getByRole('button', { name: /^Search for/ })
  expect((await search.boundingBox())!.y).toBe((await meant.boundingBox())!.y)
  await leave(page)
})

it.each([320, 390])(
  'the buttons stand right below the address that leads nowhere, %d px wide',
  async (width) => {
    const { page } = await visit(samplePages.notFound, { viewport: { width, height: 844 } })
    await hydrated(page)
    const room = await page.locator('main p:has(code)').evaluate((text) => {
      const words = document.createRange()
      words.selectNodeContents(text)
      return text.nextElementSibling!.getBoundingClientRect().top - words.getBoundingClientRect().bottom
    })
    expect(room).toBeLessThan(24)
    await leave(page)
  },
)
