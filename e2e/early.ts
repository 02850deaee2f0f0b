import type { Page } from 'playwright-core'
import { holdFiles, visit, widths } from '../testing/browser/site'

/** Opens a page whose scripts are held back until they are let go. */
export async function openWithoutScripts(
  path: string,
  viewport: { width: number; height: number } = widths.desktop,
  given: Parameters<typeof visit>[1] = {},
) {
  const { page } = await visit('/', { viewport, ...given })
  const letGo = await holdFiles(page, '**/static/*.js')
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  return { page, letGo }
}

/** The field in which the search's words are written meanwhile. */
export const earlyField = (page: Page) => page.getByRole('textbox', { name: 'Search' })

/** Whether a page says that its scripts have not come. */
export const isGone = (page: Page) => page.getByText('Search and menus have not loaded.').isVisible()
