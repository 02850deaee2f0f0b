import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { transform } from 'esbuild'
import { compile, serialize, stringify, type Element } from 'stylis'
import { glob } from 'tinyglobby'
import { immutableFolder } from '../../publish/host-files'
import { wrapsClass } from '../../shared/page-parts'
import { chevronClass } from '../../shared/chevron-class'
import { codeFontClass } from '../../shared/code-font'
import { colorModeClass } from '../../shared/color-mode'
import { earlySearchClass } from '../../shared/early-search'
import { partAttribute } from '../../shared/style-part'
import { usedRules } from '../styles/used-rules'
import { hashOfText } from './page-data'

/** Where the sheet of all pages' heads (GlobalStyles) stands as a whole. */
const wholeFolder = `${immutableFolder}styles`

/** Classes of the sheets that scripts give to elements, or that stand in what they draw. */
const classesOfScripts = [
  colorModeClass('dark'),
  chevronClass,
  codeFontClass,
  earlySearchClass,
  wrapsClass,
  'visually-hidden',
]

const headStyle = /<style data-emotion="css-global[^"]*">([\s\S]*?)<\/style>/
const sheetStyle = new RegExp(
  `<style (?:${partAttribute}="" )?data-href="([^"]+)"([^>]*)>([\\s\\S]*?)</style>`,
  'g',
)
const classAttribute = /\sclass="([^"]*)"/g

/** Sheets of which a page needs a part: what every page has, and what texts may be made of. */
const isParted = (address: string) =>
  address.includes(`/${wholeFolder}/`) || /\/component---src-templates-(api|doc)-tsx-/.test(address)

/** A page's HTML; its file is below the site's folder. */
interface Page {
  file: string
  text: string
}

/** What is done with a text once, however many ask for it. */
function once<Result>(act: (text: string) => Promise<Result>) {
  const known = new Map<string, Promise<Result>>()
  return (text: string) => {
    const result = known.get(text) ?? act(text)
    known.set(text, result)
    return result
  }
}

/** Classes that elements of a page may have. */
const classesOf = (html: string) =>
  new Set([
    ...classesOfScripts,
    ...[...html.matchAll(classAttribute)].flatMap(([, names]) => names!.split(' ')),
  ])

/** The fonts of a sheet, and its other rules: browsers lay out a whole page anew where a sheet with fonts comes or goes. */
function divideFonts(css: string): string[] {
  const isFont = ({ type }: Element) => type === '@font-face'
  const rules = compile(css)
  return [rules.filter(isFont), rules.filter((rule) => !isFont(rule))].map((own) => serialize(own, stringify))
}

/** Removes sheets of earlier builds that no page names any more. */
async function removeOldSheets(folder: string, pages: readonly Page[]) {
  const files = await glob(`${wholeFolder}/*.css`, { cwd: folder })
  const named = new Set(
    pages.flatMap(({ text }) => [...text.matchAll(sheetStyle)].map(([, address]) => address!)),
  )
  const old = files.filter((file) => ![...named].some((address) => address.endsWith(`/${file}`)))
  await Promise.all(old.map((file) => rm(path.join(folder, file))))
}

/**
 * Leaves of the style sheets in pages what each has a use for: most of what texts may hold is on few pages. The first page
 * that a tab fetches besides brings the rest (src/browser/whole-styles.ts). A page that has been through this comes out the
 * same, for its parts are made of the whole sheets anew.
 * @param folder the built site
 * @param base path under which the site will be served, with both slashes
 */
export async function withStyleParts(folder: string, base: string, pages: readonly Page[]): Promise<Page[]> {
  await mkdir(path.join(folder, wholeFolder), { recursive: true })
  const minify = async (css: string) => (await transform(css, { loader: 'css', minify: true })).code.trim()
  const publish = once(async (styles) => {
    const [fonts, rules] = await Promise.all(divideFonts(styles).map(minify))
    const address = `${wholeFolder}/${hashOfText(rules!)}.css`
    await writeFile(path.join(folder, address), rules!)
    return `${fonts && `<style>${fonts}</style>`}<style data-href="${base}${address}"></style>`
  })
  const readSheet = once((address) => readFile(path.join(folder, address.slice(base.length)), 'utf8'))

  // Written before any is read: pages of an earlier build name the sheet that others are about to write again.
  const allNamed = await Promise.all(
    pages.map(async ({ file, text }) => {
      const [head, styles] = headStyle.exec(text) ?? []
      return { file, named: styles ? text.replace(head!, await publish(styles)) : text }
    }),
  )
  const parted = await Promise.all(
    allNamed.map(async ({ file, named }) => {
      const classes = classesOf(named.replace(sheetStyle, ''))
      const addresses = [...named.matchAll(sheetStyle)].map(([, address]) => address!).filter(isParted)
      const parts = addresses.map(
        async (address) => [address, usedRules(await readSheet(address), classes)] as const,
      )
      const partOf = new Map(await Promise.all(parts))
      const withParts = named.replace(sheetStyle, (whole, address: string, more: string) => {
        const part = partOf.get(address)
        return part === undefined
          ? whole
          : `<style ${partAttribute}="" data-href="${address}"${more}>${part}</style>`
      })
      return { file, text: withParts }
    }),
  )
  await removeOldSheets(folder, parted)
  return parted
}
