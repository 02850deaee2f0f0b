import { contrast } from '../testing/browser/contrast'
import { samplePages, connectBrowser, visit, widths } from '../testing/browser/site'

connectBrowser()

/** A page whose listings have comments. */
const withComments = '/docs/protocol/data-structures/'

it('a heading keeps the id that its author gave it', async () => {
  const { page } = await visit(`${samplePages.components}#own-id`)
  expect(await page.locator('#own-id').evaluate((heading) => heading.firstChild?.textContent)).toBe(
    'A heading with an id of its own',
  )
  await page.context().close()
})

it("a heading's link to itself shows itself to the mouse", async () => {
  const { page } = await visit(samplePages.components, { reducedMotion: 'reduce' })
  const heading = page.getByRole('article').getByRole('heading', { level: 2 }).first()
  const link = heading.getByRole('link', { name: /^Direct link to/ })
  const opacity = () => link.evaluate((element) => getComputedStyle(element).opacity)
  expect(await opacity()).toBe('0')
  await heading.hover()
  expect(await opacity()).toBe('1')
  await page.context().close()
})

it('code is copied as it stands, and the button says so', async () => {
  const { page } = await visit(samplePages.components, { permissions: ['clipboard-read', 'clipboard-write'] })
  const listing = page.locator('figure', { hasText: 'Quilibrium node' })
  await listing.hover()
  await listing.getByRole('button').click()
  await listing.getByText('Copied').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^echo "Quilibrium node [\d.]+"$/)
  await page.context().close()
})

describe.each(['light', 'dark'] as const)('highlighted code in %s mode', (colorScheme) => {
  /** Roles of tokens, colours and grounds on a page. */
  async function tokensOn(path: string) {
    const { page } = await visit(path, { colorScheme })
    const tokens = await page.locator('article pre [class^="tk-"]').evaluateAll((all: HTMLElement[]) =>
      all.map((token) => {
        let around: Element = token
        const ground = () => getComputedStyle(around).backgroundColor
        while (ground() === 'rgba(0, 0, 0, 0)' && around.parentElement) around = around.parentElement
        return { role: token.className, color: getComputedStyle(token).color, ground: ground() }
      }),
    )
    await page.context().close()
    return tokens
  }

  it('has a readable colour for each role, and another for each', async () => {
    const tokens = (await Promise.all([samplePages.components, withComments].map(tokensOn))).flat()
    const roles = ['comment', 'constant', 'function', 'keyword', 'punctuation', 'string']
    // The inner parts of a string look as the string.
    const looks = new Set(
      tokens.map(({ role, color }) => `${role.replace(/^tk-|-expression$/g, '')} ${color}`),
    )
    expect([...looks].map((look) => look.split(' ')[0]).sort()).toEqual(roles)
    expect(new Set(tokens.map(({ color }) => color)).size).toBe(roles.length)
    const faint = tokens.filter(({ color, ground }) => contrast(color, ground) < 4.5)
    expect(faint).toEqual([])
  })
})

it('marked, added and removed lines look different from the others', async () => {
  const { page } = await visit(samplePages.components)
  const background = (line: string) =>
    page
      .locator(`.line${line}`)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  const looks = await Promise.all(
    [':not(.diff):not(.highlighted)', '.highlighted', '.diff.add', '.diff.remove'].map(background),
  )
  expect(new Set(looks).size).toBe(4)
  await page.context().close()
})

it('tabs are chosen by click and by arrow keys', async () => {
  const { page } = await visit(samplePages.components)
  await page.getByRole('tab', { name: 'macOS' }).click()
  expect(await page.getByText('sw_vers').isVisible()).toBe(true)
  expect(await page.getByText('uname -a').isVisible()).toBe(false)
  await page.keyboard.press('ArrowRight')
  expect(await page.getByRole('tab', { name: 'Linux' }).getAttribute('aria-selected')).toBe('true')
  await page.context().close()
})

it('without JavaScript every tab is shown', async () => {
  const { page } = await visit(samplePages.components, { javaScriptEnabled: false })
  expect(await page.getByText('sw_vers').isVisible()).toBe(true)
  expect(await page.getByText('uname -a').isVisible()).toBe(true)
  await page.context().close()
})

it('an image is sent in a size for the screen, with its space kept', async () => {
  const { page } = await visit(samplePages.components, { viewport: widths.phone })
  const image = page.getByRole('img', { name: /overlapping regions/ })
  await image.scrollIntoViewIfNeeded()
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  )
  const { width, height, source } = await image.evaluate((element: HTMLImageElement) => ({
    width: element.getAttribute('width'),
    height: element.getAttribute('height'),
    source: element.currentSrc,
  }))
  expect([width, height]).toEqual(['736', '360'])
  expect(source).toMatch(/\.webp$/)
  await page.context().close()
})

it('a wide table scrolls in itself on a phone', async () => {
  const { page } = await visit('/docs/protocol/data-structures/', { viewport: widths.phone })
  const scrolls = await page
    .getByRole('group', { name: 'Table' })
    .evaluateAll((frames) => frames.some((frame) => frame.scrollWidth > frame.clientWidth))
  expect(scrolls).toBe(true)
  await page.context().close()
})
