import path from 'node:path'
import type { Page } from 'playwright-core'
import type { ServedSite } from './launch'
import { pageStates } from './page-states'
import { settled, shownPages, still, type ColorMode } from './pages'

/** Where pictures are kept, which Git does not see. */
export const pictureFolder = 'shots'
/** The widths that pages are looked at in, and the height of a window. */
export const pictureWidths = [320, 390, 768, 997, 1280, 1440, 1920]
export const pictureHeight = 900
/** Widths at which the whole page is taken, too. */
const wholeWidths = [390, 1280]

/** A picture of a window of a width. */
export interface Picture {
  file: string
  width: number
}

/** Opens a path of the site, waits until it has settled, and takes what is wanted of it. */
async function open(
  { browser, url }: ServedSite,
  address: string,
  [width, colorScheme]: [number, ColorMode],
  view: (page: Page) => Promise<unknown>,
  prepare?: (page: Page) => Promise<unknown>,
) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: pictureHeight },
    colorScheme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await prepare?.(page)
  await page.goto(address)
  await settled(page)
  await view(page)
  await context.close()
}

/** Takes one page in one width and mode, and where wanted the whole of it. */
export async function takePage(
  site: ServedSite,
  name: keyof typeof shownPages,
  width: number,
  mode: ColorMode,
): Promise<Picture> {
  const file = path.join(pictureFolder, `${name}-${width}-${mode}.png`)
  await open(site, shownPages[name], [width, mode], async (page) => {
    await page.screenshot({ ...still, path: file })
    if (wholeWidths.includes(width))
      await page.screenshot({ ...still, path: file.replace('.png', '-full.png'), fullPage: true })
  })
  return { file, width }
}

/** Takes one state in one mode. */
export async function takeState(site: ServedSite, name: string, mode: ColorMode): Promise<Picture> {
  const { path: address, width, prepare, reach } = pageStates[name]!
  const file = path.join(pictureFolder, `state-${name}-${width}-${mode}.png`)
  const view = async (page: Page) => {
    await reach(page)
    await page.screenshot({ ...still, path: file })
  }
  await open(site, address, [width, mode], view, prepare)
  return { file, width }
}
