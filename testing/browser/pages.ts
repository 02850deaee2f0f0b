import type { Page } from 'playwright-core'
import { codeFont, inCodeFont } from '../../src/shared/code-font'
import { hydrated, samplePages } from './site'

/** The pages that a person looks at to judge the whole site, by the names of their pictures. */
export const shownPages = {
  home: samplePages.home,
  docs: samplePages.landing,
  discover: samplePages.section,
  'gas-fees': samplePages.doc,
  'quick-start': '/docs/run-node/quick-start/',
  components: samplePages.components,
  applications: samplePages.category,
  'get-bucket-website': samplePages.operation,
  'lifecycle-rule': samplePages.dataType,
  alias: samplePages.command,
  'bloom-clock': samplePages.figure,
  404: samplePages.notFound,
} as const

/** The two color modes that a system can ask for. */
export const colorModes = ['light', 'dark'] as const
export type ColorMode = (typeof colorModes)[number]

/** How every picture is taken: nothing moves, no caret blinks. */
export const still = { animations: 'disabled', caret: 'hide' } as const

/** Waits until code is written in its font, on a page that shows any. */
export const codeFontIsThere = (page: Page) =>
  page.waitForFunction(
    ({ font, inFont }) =>
      !document.querySelector(inFont) ||
      [...document.fonts].some(({ family, status }) => family.includes(font) && status === 'loaded'),
    { font: codeFont, inFont: inCodeFont },
  )

/** Waits until a page looks as it will stay: it is hydrated, fonts and all images are there. */
export async function settled(page: Page) {
  await hydrated(page)
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
  })
  await codeFontIsThere(page)
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  )
}
