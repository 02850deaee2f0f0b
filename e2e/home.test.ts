import { connectBrowser, leave, samplePages, visit, widths } from '../testing/browser/site'

connectBrowser()

it.each([768, 1000, 1280, 1600])(
  'the links of the readers’ cards stand on one line, below what their pages say of themselves, %d px wide',
  async (width) => {
    const { page } = await visit(samplePages.home, { viewport: { width, height: 900 } })
    const tops = await page
      .locator('main ul')
      .first()
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().bottom)))
    expect(tops).toHaveLength(3)
    expect(new Set(tops).size).toBe(1)
    const words = page.locator('main li > p')
    for (const index of tops.keys()) expect(await words.nth(index).isVisible()).toBe(true)
    await leave(page)
  },
)

it.each([320, 390, 1000, 1280, 1600])('the artwork stays away from the words, %d px wide', async (width) => {
  const { page } = await visit(samplePages.home, { viewport: { width, height: 900 } })
  const overlap = await page
    .locator('main section')
    .first()
    .evaluate((hero) => {
      const art = hero.querySelector('[aria-hidden=true]:has(picture)')!.getBoundingClientRect()
      return [...hero.querySelectorAll('h1, p, a')]
        .map((words) => {
          const range = document.createRange()
          range.selectNodeContents(words)
          return range.getBoundingClientRect()
        })
        .filter(
          ({ left, right, top, bottom }) =>
            left < art.right && right > art.left && top < art.bottom && bottom > art.top,
        ).length
    })
  expect(overlap).toBe(0)
  await leave(page)
})

it('on a phone the artwork is as large as the words below it are wide, nearly', async () => {
  const { page } = await visit(samplePages.home, { viewport: widths.phone })
  const { height } = (await page.locator('main section [aria-hidden=true]:has(picture)').boundingBox())!
  expect(height).toBeGreaterThanOrEqual(240)
  await leave(page)
})

it('no drawing stands on the home page twice', async () => {
  const { page } = await visit(samplePages.home)
  const drawings = await page
    .locator('main svg:has(circle)')
    .evaluateAll((all) => all.map(({ innerHTML }) => innerHTML))
  expect(drawings.length).toBeGreaterThan(2)
  expect(new Set(drawings).size).toBe(drawings.length)
  await leave(page)
})

it('the first button names the page that it leads to', async () => {
  const { page } = await visit(samplePages.home)
  const button = page.locator('main section').first().getByRole('link')
  const name = (await button.textContent())!
  await button.click()
  await page.waitForURL('**/docs/discover/**')
  const title = await page.locator('article h1').textContent()
  expect(name).toContain(title!)
  await leave(page)
})

it('on a phone the home page is at most half as long as all of its words took', async () => {
  const { page } = await visit(samplePages.home, { viewport: widths.phone })
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3832 / 2)
  await leave(page)
})

it('home, documentation and footer each have a list of their own', async () => {
  const { page } = await visit(samplePages.landing)
  const addresses = (links: string) =>
    page.locator(links).evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))
  const sections = ['discover', 'learn', 'build', 'protocol', 'run-node', 'api'].map(
    (name) => `/docs/${name}/`,
  )
  expect((await addresses('main h2 a')).toSorted()).toEqual(sections.toSorted())
  const map = await addresses('main a')
  expect(map.length).toBeGreaterThan(60)
  const footer = 'body footer:not(main footer) section a:not([target])'
  expect((await addresses(footer)).filter((path) => path !== '/docs/' && map.includes(path))).toEqual([])
  await page.goto(samplePages.home)
  const home = await addresses('main a')
  expect(home.filter((path) => sections.includes(path))).toEqual([])
  expect(home).toContain('/docs/')
  await leave(page)
})

it('each page of the map is named once, and leads to a page', async () => {
  const { page } = await visit(samplePages.landing)
  const paths = await page
    .locator('main section a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
  const answers = await Promise.all(paths.map(async (path) => (await page.request.head(path)).status()))
  expect(new Set(answers)).toEqual(new Set([200]))
  await leave(page)
})

it('on a tablet the link of each reader’s card has one line', async () => {
  const { page } = await visit(samplePages.home, { viewport: { width: 768, height: 900 } })
  const lines = await page
    .locator('main ul')
    .first()
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) =>
        Math.round(link.getBoundingClientRect().height / parseFloat(getComputedStyle(link).lineHeight)),
      ),
    )
  expect(lines).toEqual([1, 1, 1])
  await leave(page)
})

it.each([390, 768, 1000, 1280])(
  'no place beside the last group of a section is empty, %d px wide',
  async (width) => {
    const { page } = await visit(samplePages.landing, { viewport: { width, height: 900 } })
    const edges = await page
      .locator('main section:has(section ~ section)')
      .evaluateAll((sections) =>
        sections.map((section) =>
          [...section.querySelectorAll('h3')].map((name) => Math.round(name.getBoundingClientRect().left)),
        ),
      )
    expect(edges.length).toBeGreaterThan(2)
    for (const groups of edges) expect(groups.at(-1)).toBe(Math.max(...groups))
    await leave(page)
  },
)

it('beside others each group of the map has one column, all of it below its name', async () => {
  const { page } = await visit(samplePages.landing, { viewport: { width: 1280, height: 900 } })
  const edges = await page
    .locator('main section section:not(:only-child)')
    .evaluateAll((groups) =>
      groups.map(
        (group) =>
          new Set([...group.querySelectorAll('h3, li')].map((part) => part.getBoundingClientRect().left))
            .size,
      ),
    )
  expect(edges.length).toBeGreaterThan(5)
  expect(new Set(edges)).toEqual(new Set([1]))
  await leave(page)
})

it('no group of three stands alone in its row of the map, where three have room', async () => {
  const { page } = await visit(samplePages.landing, { viewport: { width: 1280, height: 900 } })
  const rows = await page
    .locator('main section:has(> div > h2)')
    .evaluateAll((sections) =>
      sections
        .map((section) => [...section.querySelectorAll('h3')].map((name) => name.getBoundingClientRect().top))
        .filter((tops) => tops.length === 3),
    )
  expect(rows.length).toBeGreaterThan(0)
  for (const tops of rows) expect(new Set(tops).size).toBe(1)
  await leave(page)
})

it.each([768, 997, 1280, 1920])(
  'in a window of %i px no more than 110 px are empty above the ways in',
  async (width) => {
    const { page } = await visit('/', { viewport: { width, height: 900 } })
    const [words, ways] = await Promise.all(
      ['main section a', 'main h2'].map((part) => page.locator(part).first().boundingBox()),
    )
    expect(ways!.y - words!.y - words!.height).toBeLessThanOrEqual(110)
    await leave(page)
  },
)
