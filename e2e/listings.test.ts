import type { Page } from 'playwright-core'
import { connectBrowser, samplePages, visit, widths } from '../testing/browser/site'

connectBrowser()

const session = (page: Page) => page.locator('figure', { hasText: 'FRAMES: 3' })
const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] }
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const commands = /^echo "frames: 3" \\\n\| tr a-z A-Z\nprintf 'A line [^\n]*\\n'$/

it('commands of a session are copied without prompts and without what they answer', async () => {
  const { page } = await visit(samplePages.components, clipboard)
  await session(page).hover()
  await session(page).getByRole('button', { name: 'Copy code to clipboard' }).click()
  await session(page).getByText('Copied').waitFor()
  expect(await copied(page)).toMatch(commands)
  await page.context().close()
})

it('prompts are shown but can not be selected', async () => {
  const { page } = await visit(samplePages.components)
  const { selected, drawn } = await session(page)
    .locator('code')
    .evaluate((code) => {
      window.getSelection()?.selectAllChildren(code)
      return {
        selected: window.getSelection()?.toString(),
        drawn: [...code.querySelectorAll('.command')].map(
          (line) => getComputedStyle(line, '::before').content,
        ),
      }
    })
  expect(selected).toMatch(/^echo "frames: 3" \\\n\| tr a-z A-Z\nFRAMES: 3\nprintf/)
  expect(drawn).toEqual(['"$ "', '"> "', '"$ "'])
  await page.context().close()
})

it('what a change removes is not copied', async () => {
  const { page } = await visit(samplePages.components, clipboard)
  const listing = page.getByRole('figure', { name: 'greet.ts', exact: true })
  await listing.hover()
  await listing.getByRole('button', { name: 'Copy code to clipboard' }).click()
  await listing.getByText('Copied').waitFor()
  expect(await copied(page)).toContain('console.log(text)')
  expect(await copied(page)).not.toContain("console.log('old')")
  await page.context().close()
})

it.each(Object.entries(widths))('on a %s long lines can be wrapped and let go', async (_, viewport) => {
  const { page } = await visit(samplePages.components, { viewport })
  const lines = session(page).getByRole('group')
  const tooLong = () => lines.evaluate((pre) => pre.scrollWidth > pre.clientWidth)
  const button = session(page).getByRole('button', { name: 'Toggle word wrap' })
  expect([await tooLong(), await button.count()]).toEqual([true, 0])
  await lines.focus()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Toggle word wrap',
  )
  await page.keyboard.press('Enter')
  expect([await tooLong(), await button.getAttribute('aria-pressed')]).toEqual([false, 'true'])
  await page.keyboard.press('Enter')
  expect(await tooLong()).toBe(true)
  await page.context().close()
})

it('a listing whose lines fit has no button for it', async () => {
  const { page } = await visit(samplePages.components)
  const listing = page.locator('figure', { hasText: 'uname -a' })
  await listing.hover()
  expect(await listing.getByRole('button').count()).toBe(1)
  await page.context().close()
})
