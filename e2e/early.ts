import type { Page } from 'playwright-core'
import { visit, widths } from '../testing/browser/site'

/** Opens a page whose scripts are held back until they are let go. */
export async function openWithoutScripts(
  path: string,
  viewport: { width: number; height: number } = widths.desktop,
  colorScheme: 'light' | 'dark' = 'light',
  mayReport?: RegExp,
) {
  const { page } = await visit('/', { viewport, colorScheme, mayReport })
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/static/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  return { page, letGo }
}

/** The field in which the search's words are written meanwhile. */
export const earlyField = (page: Page) => page.getByRole('textbox', { name: 'Search' })
