import type { Page } from 'playwright-core'
import { accessibilityProblems } from '../testing/browser/accessibility'
import { connectBrowser, frames, hydrated, leave, samplePages, visit } from '../testing/browser/site'

connectBrowser()

const crash = (page: Page) => page.getByRole('heading', { level: 1, name: 'This page crashed.', exact: true })
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })
const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** How a crash is told in the console. */
const crashReport = /^A part of the page crashed: Error: Out of order\./

/** Breaks something of the browser that a part of the page uses. */
function breakBrowser(name: string) {
  const globals = window as unknown as Record<string, unknown>
  globals.whole ??= { [name]: globals[name] }
  globals[name] = function () {
    throw new Error('Out of order.', { cause: new Error('It is broken.') })
  }
}

const mendBrowser = () => {
  Object.assign(window, (window as unknown as { whole: object }).whole)
}

it('a crash of a page is shown with its causes inside the layout, and trying again works', async () => {
  const { page, problems } = await visit(samplePages.home, { mayReport: crashReport })
  await page.evaluate(breakBrowser, 'URLSearchParams') // tabs read the address with it
  await navbar(page).getByRole('link', { name: 'Run' }).click()
  await crash(page).waitFor()
  expect(await page.getByRole('alert').innerText()).toMatch(/Out of order\.\n+Cause:\n+It is broken\.$/)
  await page.waitForFunction(() => document.title === 'Page Error')
  expect(await navbar(page).isVisible()).toBe(true)
  expect(await accessibilityProblems(page)).toEqual([])
  expect(problems.join()).toMatch(/A part of the page crashed.+Out of order\./)
  await tryAgain(page).click()
  await crash(page).waitFor()
  await page.evaluate(mendBrowser)
  await tryAgain(page).click()
  await page.getByRole('heading', { level: 1, name: /^Quick start/ }).waitFor()
  await page.waitForFunction(() => /^Quick start.+ Docs$/.test(document.title))
  await leave(page)
})

it('the keyboard stays at "Try again" as long as that fails, and goes on with the page after it', async () => {
  const { page } = await visit(samplePages.home, { mayReport: crashReport })
  await page.evaluate(breakBrowser, 'URLSearchParams')
  await navbar(page).getByRole('link', { name: 'Run' }).click()
  await crash(page).waitFor()
  for (const attempt of ['first', 'second']) {
    await tryAgain(page).focus()
    await page.keyboard.press('Enter')
    await frames(page)
    const state = () =>
      page.evaluate(() => ({ focused: document.activeElement?.textContent, title: document.title }))
    expect({ attempt, ...(await state()) }).toEqual({ attempt, focused: 'Try again', title: 'Page Error' })
  }
  await page.evaluate(mendBrowser)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /^Quick start/ }).waitFor()
  await page.waitForFunction(
    () => document.activeElement?.getAttribute('aria-label') === 'Skip to main content',
  )
  await leave(page)
})

it('a page that crashes at once says so in its title', async () => {
  const { page } = await visit('/docs/run-node/quick-start/', {
    mayReport: crashReport,
    prepare: (page) => page.addInitScript(breakBrowser, 'URLSearchParams'),
  })
  await crash(page).waitFor()
  await page.waitForFunction(() => document.title === 'Page Error')
  await leave(page)
})

it('a page that crashed does not keep a reader from the next one', async () => {
  const { page } = await visit(samplePages.home, { mayReport: crashReport })
  await page.evaluate(breakBrowser, 'URLSearchParams')
  await navbar(page).getByRole('link', { name: 'Run' }).click()
  await crash(page).waitFor()
  await navbar(page).getByRole('link', { name: 'Protocol' }).click()
  await page.getByRole('heading', { level: 1, name: 'Protocol' }).waitFor()
  await page.waitForFunction(() => document.title.startsWith('Protocol'))
  await leave(page)
})

it('a crash of the layout itself is shown, too, and trying again works', async () => {
  const { page } = await visit(samplePages.doc, { mayReport: crashReport })
  await page.addInitScript(breakBrowser, 'matchMedia') // the color switch follows the system with it
  await page.evaluate(() => localStorage.setItem('docs.theme', 'light'))
  await page.reload()
  await crash(page).waitFor()
  expect(await navbar(page).count()).toBe(0)
  await page.waitForFunction(() => document.title === 'Page Error')
  expect(await page.getByRole('link', { name: 'Home page' }).getAttribute('href')).toBe('/')
  expect(await accessibilityProblems(page)).toEqual([])
  await page.evaluate(mendBrowser)
  await tryAgain(page).click()
  await navbar(page).waitFor()
  expect(await page.getByRole('article').isVisible()).toBe(true)
  await leave(page)
})

it('what React recovers from while a page is hydrated is reported in the console', async () => {
  const { page, problems } = await visit(samplePages.doc, { mayReport: /Recovered from an error/ })
  expect(problems).toEqual([])
  await page.route(samplePages.doc, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace(/<h1[^]*?<\/h1>/, '') })
  })
  await page.reload()
  await hydrated(page)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/^Gas fees/)
  expect(problems.join()).toContain('Recovered from an error: Error: The page’s HTML lacks an element: h1.')
  await leave(page)
})
