import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import sharp, { type OverlayOptions } from 'sharp'
import { colorModes, settled, shownPages, still, type ColorMode } from '../testing/browser/pages'
import { browserArguments, findBrowser } from '../testing/browser/find-browser'
import { startServer } from '../testing/servers/static-server'

/**
 * `npm run shots [-- home faq]`: pictures of representative pages of the built site (or of those named) in both
 * colour modes and four widths, of some states, and a sheet for each page that holds its pictures.
 */
const folder = 'shots'
const sheets = path.join(folder, 'sheets')
const widths = [390, 768, 1280, 1920]
const height = 900
/** Space around the pictures of a sheet, which their names fill. */
const gap = 24
/** Widths at which the whole page is taken, too. */
const wholeWidths = [390, 1280]

/** A look of a page that its reader brings about. */
interface State {
  path: string
  width: number
  reach: (page: Page) => Promise<unknown>
}

/** The open search, once it shows what is looked for. */
const searching = (
  words: string,
  shown: string | RegExp,
  { width = 1280, meddle }: { width?: number; meddle?: (page: Page) => Promise<unknown> } = {},
): State => ({
  path: shownPages['gas-fees'],
  width,
  reach: async (page) => {
    await meddle?.(page)
    await page.keyboard.press('/')
    await page.keyboard.type(words)
    await page.getByRole('dialog', { name: 'Search' }).getByText(shown).first().waitFor()
    await page.waitForLoadState('networkidle')
  },
})

const indexFiles = /\.index\.txt$/
const searchStates: Record<string, State> = {
  'search-results': searching('putbucketw', 'PutBucketWebsite'),
  'search-phone': searching('how much ram', 'Memory', { width: 390 }),
  'search-empty': searching('', 'Search pages, commands'),
  'search-nothing': searching('tokenommcis', /Did you mean/),
  'search-nothing-phone': searching('zzqqxx', /Check the spelling/, { width: 390 }),
  'search-loading': searching('gas', 'Loading the search', {
    meddle: (page) => page.route(indexFiles, () => new Promise(() => {})),
  }),
  'search-failed': searching('gas', /has failed/, {
    meddle: (page) => page.route(indexFiles, (route) => route.abort()),
  }),
}

/** What a page looks like only after its reader has done something. */
const states: Record<string, State> = {
  menu: {
    path: shownPages['gas-fees'],
    width: 390,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
      await page.getByRole('dialog', { name: 'Navigation' }).waitFor()
    },
  },
  'skip-link': {
    path: shownPages['gas-fees'],
    width: 1280,
    reach: (page) => page.keyboard.press('Tab'),
  },
  'code-hovered': {
    path: shownPages.components,
    width: 1280,
    reach: (page) => page.getByRole('figure', { name: 'greet.ts' }).hover(),
  },
  ...searchStates,
  'not-found': {
    path: '/docs/nowhere/',
    width: 1280,
    reach: (page) => page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor(),
  },
}

/** A picture that a sheet holds. */
interface Picture {
  file: string
  width: number
}

interface Site {
  browser: Browser
  url: string
}

/** Opens a path of the site, waits until it has settled, and takes what is wanted of it. */
async function open(
  { browser, url }: Site,
  address: string,
  [width, colorScheme]: [number, ColorMode],
  view: (page: Page) => Promise<unknown>,
) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(address)
  await settled(page)
  await view(page)
  await context.close()
}

/** Takes one page in one width and mode, and where wanted the whole of it. */
async function takePage(site: Site, name: keyof typeof shownPages, width: number, mode: ColorMode) {
  const file = path.join(folder, `${name}-${width}-${mode}.png`)
  await open(site, shownPages[name], [width, mode], async (page) => {
    await page.screenshot({ ...still, path: file })
    if (wholeWidths.includes(width))
      await page.screenshot({ ...still, path: file.replace('.png', '-full.png'), fullPage: true })
  })
  return { file, width }
}

/** Takes one state in one mode. */
async function takeState(site: Site, name: string, mode: ColorMode) {
  const { path: address, width, reach } = states[name]!
  const file = path.join(folder, `state-${name}-${width}-${mode}.png`)
  await open(site, address, [width, mode], async (page) => {
    await reach(page)
    await page.screenshot({ ...still, path: file })
  })
  return { file, width }
}

/** The pictures of a row, at half their size, and the name of each above it. */
async function rowOf(pictures: Picture[], top: number): Promise<OverlayOptions[]> {
  const layers = pictures.map(async ({ file, width }, index) => {
    const left = gap + pictures.slice(0, index).reduce((sum, before) => sum + before.width / 2 + gap, 0)
    const name = path.basename(file, '.png')
    const label = `<svg xmlns="http://www.w3.org/2000/svg" width="${width / 2}" height="${gap}"><text y="18" font-family="sans-serif" font-size="14">${name}</text></svg>`
    return [
      { input: Buffer.from(label), left, top },
      {
        input: await sharp(file)
          .resize(width / 2)
          .toBuffer(),
        left,
        top: top + gap,
      },
    ]
  })
  return (await Promise.all(layers)).flat()
}

/** Composes rows of pictures into one to look at. */
async function writeSheet(name: string, rows: Picture[][]) {
  const file = path.join(sheets, `${name}.png`)
  const rowHeight = height / 2 + 2 * gap
  const layers = await Promise.all(rows.map((row, index) => rowOf(row, index * rowHeight)))
  const rowWidths = rows.map((row) => row.reduce((sum, { width }) => sum + width / 2 + gap, gap))
  const size = { width: Math.max(...rowWidths), height: rows.length * rowHeight }
  await sharp({ create: { ...size, channels: 3, background: '#ccc' } })
    .composite(layers.flat())
    .png()
    .toFile(file)
  console.log(`${name}: ${rows.flat().length} pictures, ${file}`)
}

/** One row for each mode, whose pictures are taken at the same time. */
const inBothModes = <T>(subjects: T[], take: (subject: T, mode: ColorMode) => Promise<Picture>) =>
  Promise.all(colorModes.map((mode) => Promise.all(subjects.map((subject) => take(subject, mode)))))

/** The pages that the command names, or all. */
function chosenPages() {
  const names = Object.keys(shownPages) as (keyof typeof shownPages)[]
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter((name) => !Object.hasOwn(shownPages, name))
  if (unknown.length) throw new Error(`No page is named ${unknown.join(', ')}. Pages: ${names.join(', ')}.`)
  return wanted.length ? names.filter((name) => wanted.includes(String(name))) : names
}

async function run() {
  const pages = chosenPages()
  mkdirSync(sheets, { recursive: true })
  const server = await startServer('public')
  try {
    const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
    const site = { browser, url: server.url }
    try {
      for (const name of pages)
        await writeSheet(
          String(name),
          await inBothModes(widths, (width, mode) => takePage(site, name, width, mode)),
        )
      await writeSheet(
        'states',
        await inBothModes(Object.keys(states), (name, mode) => takeState(site, name, mode)),
      )
    } finally {
      await browser.close()
    }
  } finally {
    await server.close()
  }
  console.log(`Pictures: ${path.resolve(folder)}; sheets: ${path.resolve(sheets)}`)
}

run().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
