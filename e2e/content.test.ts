import type { Page } from 'playwright-core'
import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { contrast } from '../testing/browser/contrast'
import { connectBrowser, leave, samplePages, visit, widths } from '../testing/browser/site'

connectBrowser()

it('a heading keeps the id that its author gave it', async () => {
  const { page } = await visit(`${samplePages.components}#own-id`)
  expect(await page.locator('#own-id').evaluate((heading) => heading.firstChild?.textContent)).toBe(
    'A heading with an id of its own',
  )
  await leave(page)
})

it("a heading's link to itself shows itself to the mouse", async () => {
  const { page } = await visit(samplePages.components, { reducedMotion: 'reduce' })
  const heading = page.getByRole('article').getByRole('heading', { level: 2 }).first()
  const link = heading.getByRole('link', { name: /^Direct link to/ })
  const opacity = () => link.evaluate((element) => getComputedStyle(element).opacity)
  expect(await opacity()).toBe('0')
  await heading.hover()
  expect(await opacity()).toBe('1')
  await leave(page)
})

it('code is copied as it stands, and the button says so', async () => {
  const { page } = await visit(samplePages.components, { permissions: ['clipboard-read', 'clipboard-write'] })
  const listing = page.locator('figure', { hasText: 'Quilibrium node' })
  await listing.hover()
  await listing.getByRole('button').click()
  await listing.getByText('Copied').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^echo "Quilibrium node [\d.]+"$/)
  await leave(page)
})

/** What highlighted code is made of, and how the parts of a string are called beside it. */
const tokenRoles = [
  'comment',
  'constant',
  'function',
  'keyword',
  'option',
  'parameter',
  'path',
  'punctuation',
  'string',
] as const
const alsoCalled: Record<string, (typeof tokenRoles)[number]> = {
  'string-expression': 'string',
  link: 'constant',
}

it('listings have no tokens but those whose colors are tested below', () => {
  const classes = globSync('docs/**/index.html', { cwd: 'public' }).flatMap((file) => [
    ...readFileSync(`public/${file}`, 'utf8').matchAll(/class="tk-([^" ]+)/g),
  ])
  const used = new Set(classes.map(([, role]) => role!))
  expect(used.size).toBeGreaterThanOrEqual(6)
  expect([...used].filter((role) => ![...tokenRoles, ...Object.keys(alsoCalled)].includes(role))).toEqual([])
})

/** Brings the rules that the page has no use for. */
const wholeSheets = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll<HTMLStyleElement>('style[data-part]')].map(
        (part) =>
          new Promise((done) => {
            const link = document.createElement('link')
            Object.assign(link, { rel: 'stylesheet', href: part.dataset.href, onload: done })
            part.before(link)
          }),
      ),
    ),
  )

describe.each(['light', 'dark'] as const)('highlighted code in %s mode', (colorScheme) => {
  /** How tokens look: those of the page's listings, and one of each role on each kind of line, whatever listings hold. */
  async function tokens() {
    const { page } = await visit(samplePages.components, { colorScheme })
    await wholeSheets(page)
    const looks = await page.evaluate(
      (roles) => {
        const lookOf = (token: Element) => {
          let around = token
          const ground = () => getComputedStyle(around).backgroundColor
          while (ground() === 'rgba(0, 0, 0, 0)' && around.parentElement) around = around.parentElement
          return { role: token.className.slice(3), color: getComputedStyle(token).color, ground: ground() }
        }
        const kinds = ['', ' highlighted', ' diff add', ' diff remove', ' command']
        const lines = kinds.flatMap((kind) =>
          roles.map((role) => `<span class="line${kind}"><span class="tk-${role}">x</span></span>`),
        )
        document.querySelector('article pre code')!.insertAdjacentHTML('beforeend', lines.join('\n'))
        return [...document.querySelectorAll('article pre [class^="tk-"]')].map(lookOf)
      },
      [...tokenRoles, ...Object.keys(alsoCalled)],
    )
    await leave(page)
    return looks
  }

  it('has a readable color for each role, and another for each', async () => {
    const looks = await tokens()
    const colorsOf = (role: string) => [
      ...new Set(looks.flatMap((look) => (look.role === role ? look.color : []))),
    ]
    for (const role of tokenRoles) expect([role, colorsOf(role)]).toEqual([role, [expect.any(String)]])
    for (const [role, like] of Object.entries(alsoCalled))
      expect([role, colorsOf(role)]).toEqual([role, colorsOf(like)])
    expect(new Set(tokenRoles.flatMap(colorsOf)).size).toBe(tokenRoles.length)
    // The listing itself, and marked, added and removed lines.
    expect(new Set(looks.map(({ ground }) => ground)).size).toBe(4)
    expect(looks.filter(({ color, ground }) => contrast(color, ground) < 4.5)).toEqual([])
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
  await leave(page)
})

/** The ground of an element as it is seen: colors that let others through are laid upon them. */
const groundsOf = (code: Element) => {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
  const lay = (element: Element | null) => {
    if (element) {
      lay(element.parentElement)
      canvas.fillStyle = getComputedStyle(element).backgroundColor
      canvas.fillRect(0, 0, 1, 1)
    }
    const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data
    return `rgb(${red}, ${green}, ${blue})`
  }
  return { around: lay(code.parentElement), own: lay(code), color: getComputedStyle(code).color }
}

describe.each(['light', 'dark'] as const)('code in a line, in %s mode', (colorScheme) => {
  it('stands out from the page and from a box, close to the words beside it', async () => {
    const { page } = await visit(samplePages.components, { colorScheme })
    await page
      .locator('article aside p')
      .last()
      .evaluate((line) => line.insertAdjacentHTML('beforeend', ' <code>x</code>'))
    for (const code of [
      page.locator('article p > code').first(),
      page.locator('article aside p > code').last(),
    ]) {
      const { around, own, color } = await code.evaluate(groundsOf)
      expect(contrast(around, own)).toBeGreaterThanOrEqual(1.15)
      expect(contrast(own, color)).toBeGreaterThanOrEqual(4.5)
      const space = await code.evaluate((element) => {
        const { paddingLeft, paddingRight, marginLeft, marginRight } = getComputedStyle(element)
        return [paddingLeft, paddingRight, marginLeft, marginRight].map(parseFloat)
      })
      expect(Math.max(...space)).toBeLessThanOrEqual(3)
    }
    await leave(page)
  })
})

it('tabs are chosen by click and by arrow keys', async () => {
  const { page } = await visit(samplePages.components)
  await page.getByRole('tab', { name: 'macOS' }).click()
  await page.getByText('sw_vers').waitFor()
  expect(await page.getByText('uname -a').isVisible()).toBe(false)
  await page.keyboard.press('ArrowRight')
  await page.getByRole('tab', { name: 'Linux', selected: true }).waitFor()
  await leave(page)
})

it('without JavaScript every tab is shown', async () => {
  const { page } = await visit(samplePages.components, { javaScriptEnabled: false })
  expect(await page.getByText('sw_vers').isVisible()).toBe(true)
  expect(await page.getByText('uname -a').isVisible()).toBe(true)
  await leave(page)
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
  await leave(page)
})

it('what stands in a page ends at one of two edges: that of the text, or that of what is wider', async () => {
  const { page } = await visit(samplePages.components, { viewport: { width: 1600, height: 900 } })
  const edges = await page
    .locator('.content')
    .evaluate((content) =>
      [...content.querySelectorAll(':scope > *, [role=tabpanel] > *, .steps > ol > li > *')]
        .filter((part) => part.checkVisibility() && part.tagName !== 'STYLE')
        .map((part) => Math.round(part.getBoundingClientRect().right)),
    )
  expect(edges.length).toBeGreaterThan(40)
  expect([...new Set(edges)].length).toBe(2)
  await leave(page)
})

it('the sentence below a title looks the same wherever there is one', async () => {
  const { page } = await visit(samplePages.section)
  const looks = []
  for (const path of [samplePages.section, samplePages.category, samplePages.landing, samplePages.home]) {
    await page.goto(path)
    looks.push(
      await page
        .locator('main h1 ~ p, main article .content > p:first-of-type')
        .first()
        .evaluate((lead) => {
          const { fontSize, lineHeight, color } = getComputedStyle(lead)
          return [fontSize, lineHeight, color]
        }),
    )
  }
  expect(new Set(looks.map(String)).size).toBe(1)
  await leave(page)
})
