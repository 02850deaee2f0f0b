import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compare, small } from './compare'
import { colorModes, settled, still, type ColorMode } from '../testing/browser/pages'
import { connectBrowser, samplePages, visit, widths } from '../testing/browser/site'

/** `npm run test:visual:update` rewrites the pictures that the pages are compared with. */
const updating = process.env.UPDATE_VISUAL === '1'

/** Share of the pixels that may differ: room for another version of Chromium, little for another design. */
const tolerance = 0.005

const baselines = 'e2e/visual'
const differences = 'shots/diff'

const templates = [
  'home',
  'landing',
  'section',
  'doc',
  'category',
  'operation',
  'figure',
  'notFound',
] as const
type Template = (typeof templates)[number]
type Screen = keyof typeof widths

const cases = templates.flatMap((template) =>
  (Object.keys(widths) as Screen[]).flatMap((screen) =>
    colorModes.map((mode): [Template, Screen, ColorMode] => [template, screen, mode]),
  ),
)
const nameOf = (...parts: [Template, Screen, ColorMode]) => parts.join('-')
const expectedFiles = cases.map((which) => `${nameOf(...which)}.png`)
const baselineOf = (name: string) => path.join(baselines, `${name}.png`)

/**
 * Takes away what comes and goes (the announcement, and the date of the last commit, missing where git can't tell),
 * and the font of code, which is the system's.
 */
const alike = `
  [aria-label=Announcement], *:has(> time) { display: none !important }
  code, kbd { font-family: Figtree, sans-serif !important }`

/** What a reader sees first of a template; styles may be added to it. */
async function pictureOf(template: Template, screen: Screen, colorScheme: ColorMode, styles = '') {
  const { page } = await visit(samplePages[template], {
    viewport: widths[screen],
    colorScheme,
    reducedMotion: 'reduce',
  })
  await page.addStyleTag({ content: alike + styles })
  await settled(page)
  const picture = await page.screenshot(still)
  await page.context().close()
  return picture
}

/** Compares a picture with its baseline. */
function differenceOf(name: string, actual: Buffer) {
  if (!existsSync(baselineOf(name)))
    throw new Error(`${baselineOf(name)} is missing. "npm run test:visual:update" makes it.`)
  return compare(actual, readFileSync(baselineOf(name)))
}

/** Leaves the two pictures that explain a failure; returns where. */
function keep(name: string, actual: Buffer, difference: Buffer) {
  mkdirSync(differences, { recursive: true })
  writeFileSync(path.join(differences, `${name}-actual.png`), actual)
  writeFileSync(path.join(differences, `${name}-difference.png`), difference)
  return path.join(differences, `${name}-{actual,difference}.png`)
}

/** Letters are drawn alike on every Linux (see fonts.conf) but not elsewhere, where these tests are skipped. */
const onLinux = process.platform === 'linux' ? it : it.skip

connectBrowser()

beforeAll(() => {
  rmSync(differences, { recursive: true, force: true })
  if (!updating) return
  mkdirSync(baselines, { recursive: true })
  for (const file of readdirSync(baselines))
    if (!expectedFiles.includes(file)) rmSync(path.join(baselines, file))
})

onLinux.each(cases)('the template %s on a %s in %s mode looks as it did', async (...which) => {
  const name = nameOf(...which)
  const actual = await pictureOf(...which)
  if (updating) writeFileSync(baselineOf(name), await small(actual))
  const { share, picture } = await differenceOf(name, actual)
  if (share <= tolerance) return
  throw new Error(
    `${(share * 100).toFixed(2)} % of the pixels differ from ${baselineOf(name)}; allowed: ${tolerance * 100} %. ` +
      `See ${keep(name, actual, picture)}. If the change is meant: "npm run test:visual:update".`,
  )
})

it('no picture is left of a template that is gone', () => {
  expect(readdirSync(baselines).filter((file) => !expectedFiles.includes(file))).toEqual([])
})

onLinux.each([
  ['the colour of the text', 'article, article * { color: #c22 !important }'],
  ['the background, by a shade', 'html, body { background: #eee !important }'],
  ['the space above the page, by 8 px', 'main { padding-top: 8px !important }'],
])('notices a change of %s', async (_, styles) => {
  const { share } = await differenceOf(
    nameOf('doc', 'desktop', 'light'),
    await pictureOf('doc', 'desktop', 'light', styles),
  )
  expect(share).toBeGreaterThan(tolerance)
})
