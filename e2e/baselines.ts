import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { compare, small } from './compare'
import { colorModes, settled, still, type ColorMode } from '../testing/browser/pages'
import { widths } from '../testing/browser/site'
import { codeFont } from '../src/shared/code-font'

/** `npm run test:visual:update` rewrites the pictures that the pages are compared with. */
const updating = process.env.UPDATE_VISUAL === '1'

/** Share of the pixels that may differ: room for another version of Chromium, little for another design. */
export const tolerance = 0.005

const baselines = 'e2e/visual'
const differences = 'shots/diff'

/** The templates that pictures are kept of. */
const pictured = ['home', 'landing', 'section', 'doc', 'category', 'operation', 'figure', 'notFound'] as const
export type PicturedTemplate = (typeof pictured)[number]
export type Screen = keyof typeof widths

/** Whether a picture is kept of a template. */
export const isPictured = (template: string): template is PicturedTemplate =>
  pictured.some((name) => name === template)

/** What a picture is called. */
export const nameOf = (...parts: [PicturedTemplate, Screen, ColorMode]) => parts.join('-')

const baselineOf = (name: string) => path.join(baselines, `${name}.png`)
const expectedFiles = new Set(
  pictured.flatMap((template) =>
    (Object.keys(widths) as Screen[]).flatMap((screen) =>
      colorModes.map((mode) => `${nameOf(template, screen, mode)}.png`),
    ),
  ),
)

/** Pictures of templates that are gone; where baselines are updated they go, too. */
export function strayBaselines(): string[] {
  const left = readdirSync(baselines).filter((file) => !expectedFiles.has(file))
  if (updating) for (const file of left.splice(0)) rmSync(path.join(baselines, file))
  return left
}

/**
 * Takes away what comes and goes (the announcement, and the date of the last commit, missing where git can't tell),
 * and has all letters drawn in fonts of the site: code begins in one of the system's, and Figtree lacks some of its signs.
 */
const alike = `
  [aria-label=Announcement], *:has(> time) { display: none !important }
  code, kbd { font-family: Figtree, ${codeFont} !important }`

/** What a reader who wants no motion sees first of an open page; styles may be added to it. The page is left as it was. */
export async function pictureOf(page: Page, styles = ''): Promise<Buffer> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const style = await page.addStyleTag({ content: alike + styles })
  await settled(page)
  const picture = await page.screenshot(still)
  await style.evaluate((element) => (element as HTMLStyleElement).remove())
  return picture
}

/** Compares a picture with its baseline. */
export function differenceOf(name: string, actual: Buffer) {
  if (!existsSync(baselineOf(name)))
    throw new Error(`${baselineOf(name)} is missing. "npm run test:visual:update" makes it.`)
  return compare(actual, readFileSync(baselineOf(name)))
}

/** Where the two pictures are left that explain a failure. */
const explain = (name: string) =>
  (['actual', 'difference'] as const).map((kind) => path.join(differences, `${name}-${kind}.png`)) as [
    string,
    string,
  ]

/**
 * Sees that a picture is as its baseline, which it becomes where baselines are updated.
 * @throws where more than a few pixels differ, and says where the pictures are that explain it
 */
export async function expectAsBefore(name: string, actual: Buffer) {
  if (updating) {
    mkdirSync(baselines, { recursive: true })
    writeFileSync(baselineOf(name), await small(actual))
  }
  const { share, picture } = await differenceOf(name, actual)
  const files = explain(name)
  for (const file of files) rmSync(file, { force: true })
  if (share <= tolerance) return
  mkdirSync(differences, { recursive: true })
  writeFileSync(files[0], actual)
  writeFileSync(files[1], await picture())
  throw new Error(
    `${(share * 100).toFixed(2)} % of the pixels differ from ${baselineOf(name)}; allowed: ${tolerance * 100} %. ` +
      `See ${files.join(' and ')}. If the change is meant: "npm run test:visual:update".`,
  )
}
