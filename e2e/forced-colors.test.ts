import type { Locator, Page } from 'playwright-core'
import { connectBrowser, leave, samplePages, visit } from '../testing/browser/site'

connectBrowser()

/** Opens a page in a browser whose system has its own few colors, as with high contrast on Windows. */
async function open(path: string) {
  const { page } = await visit(path, { forcedColors: 'active' })
  return page
}

const outlineOf = (part: Locator) =>
  part.first().evaluate((element) => getComputedStyle(element).outlineStyle)

/** What is chosen has an outline, and what is not has none. */
async function expectShown(page: Page, chosen: Locator, other: Locator) {
  expect(await outlineOf(chosen)).toBe('solid')
  expect(await outlineOf(other)).toBe('none')
  await leave(page)
}

describe('with the system’s own colors a reader sees', () => {
  it('which section and page this is', async () => {
    const page = await open(samplePages.doc)
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
    expect(await outlineOf(sidebar.locator('[aria-current=page]'))).toBe('solid')
    const main = page.getByRole('navigation', { name: 'Main' })
    await expectShown(page, main.locator('[aria-current]'), main.getByRole('link', { name: 'Protocol' }))
  })

  it('which tab is chosen', async () => {
    const page = await open(samplePages.operation)
    await expectShown(
      page,
      page.getByRole('tab', { selected: true }),
      page.getByRole('tab', { selected: false }),
    )
  })

  it('no line below the tabs that are not', async () => {
    const page = await open(samplePages.operation)
    const line = await page
      .getByRole('tab', { selected: false })
      .first()
      .evaluate((tab) => {
        const { borderBottomWidth, backgroundImage, outlineStyle } = getComputedStyle(tab)
        return { borderBottomWidth, backgroundImage, outlineStyle }
      })
    expect(line).toEqual({ borderBottomWidth: '0px', backgroundImage: 'none', outlineStyle: 'none' })
    await leave(page)
  })

  it('which result is chosen', async () => {
    const page = await open('/docs/?search=gas')
    const dialog = page.getByRole('dialog', { name: 'Search' })
    await dialog.getByRole('option').nth(1).waitFor()
    await expectShown(
      page,
      dialog.getByRole('option', { selected: true }),
      dialog.getByRole('option', { selected: false }),
    )
  })

  it('where notes, listings, words of figures and the button for what to do first end', async () => {
    const borders = (page: Page, parts: string) =>
      page
        .locator(parts)
        .evaluateAll((found) => [...new Set(found.map((part) => getComputedStyle(part).borderTopStyle))])
    const doc = await open(samplePages.components)
    expect(await borders(doc, '.content > :is(aside, .listing)')).toEqual(['solid'])
    await leave(doc)
    const figure = await open(samplePages.figure)
    expect(await borders(figure, 'figure div:has(> .room)')).toEqual(['solid'])
    await leave(figure)
    const home = await open('/')
    expect(await borders(home, 'main section:first-of-type a')).toEqual(['solid'])
    await leave(home)
  })

  it.each([samplePages.home, samplePages.notFound])('no ground of the artwork’s own on %s', async (path) => {
    const page = await open(path)
    expect(await page.locator('main picture').count()).toBeGreaterThan(0)
    expect(await page.locator('main picture:visible').count()).toBe(0)
    await leave(page)
  })

  it('one frame around a sample', async () => {
    const page = await open(samplePages.operation)
    const frames = await page
      .locator('.api-panel')
      .evaluateAll((panels) =>
        panels.map((panel) =>
          [panel, ...panel.querySelectorAll('.listing')]
            .filter((part) => getComputedStyle(part).borderLeftStyle === 'solid')
            .map((part) => part.getAttribute('class')),
        ),
      )
    expect(frames.length).toBeGreaterThan(0)
    for (const around of frames) expect(around).toEqual(['api-panel'])
    await leave(page)
  })

  it('where the search, its field and its dialog end', async () => {
    const page = await open('/docs/?search=gas')
    const dialog = page.getByRole('dialog', { name: 'Search' })
    await dialog.getByRole('option').nth(1).waitFor()
    const borderOf = (part: Locator) =>
      part.first().evaluate((element) => {
        const { borderTopStyle, borderTopColor } = getComputedStyle(element)
        const ground = getComputedStyle(document.documentElement).backgroundColor
        return borderTopStyle === 'solid' && borderTopColor !== ground
      })
    expect(await borderOf(dialog)).toBe(true)
    expect(await borderOf(dialog.getByRole('button', { name: /^All/ }))).toBe(true)
    expect(await borderOf(page.locator('header button[aria-keyshortcuts]'))).toBe(true)
    await leave(page)
  })
})
