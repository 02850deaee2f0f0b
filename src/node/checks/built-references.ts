import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Parser } from 'htmlparser2'
import { glob } from 'tinyglobby'
import { decodePart } from '../../shared/paths'
import type { Redirect } from '../../shared/site'
import type { Mistake, Problem } from '../source/mistakes'
import { nearest } from '../source/suggest'

/** A built page and what it refers to. */
export interface BuiltPage {
  /** Address of the page below the base path: "/docs/x/". */
  path: string
  /** Addresses as written: of links, images, scripts, styles, fonts. */
  addresses: readonly string[]
}

/** What stands in the built site. */
export interface BuiltSite {
  pages: readonly BuiltPage[]
  /** All files, as addresses below the base path. */
  files: ReadonlySet<string>
  /** Path under which the site is served, with both slashes. */
  base: string
  redirects: readonly Redirect[]
}

/** The file that a page is made from, and its text, to tell where a reference stands. */
export interface PageSource {
  file: string
  text: string
}

/** What is on at least so many pages is the layout's: named once. */
const layoutShare = 5

const attributes = new Set(['href', 'src', 'poster', 'action', 'data', 'data-src', 'data-href'])
/** Elements whose address is not fetched or followed, but a name: the canonical address and the like. */
const isName = (tag: string, { rel = '', itemprop }: Record<string, string>) =>
  tag === 'link' && (/canonical|alternate/.test(rel) || itemprop !== undefined)

/** Every address that a page refers to, those of `srcset` and of style sheets in it included. */
export function addressesOf(html: string): string[] {
  const found = new Set<string>()
  let inStyle = false
  const parser = new Parser({
    onopentag(tag, attribs) {
      inStyle = tag === 'style'
      if (isName(tag, attribs)) return
      for (const [name, value] of Object.entries(attribs)) {
        if (attributes.has(name)) found.add(value)
        if (/^(image)?srcset$/i.test(name))
          for (const [, address] of value.matchAll(/\s*([^\s,]+)(?:\s[^,]*)?(?:,|$)/g)) found.add(address!)
      }
    },
    ontext(text) {
      if (inStyle) for (const [, address] of text.matchAll(/url\(['"]?([^'")]+)['"]?\)/g)) found.add(address!)
    },
    onclosetag() {
      inStyle = false
    },
  })
  parser.end(html)
  return [...found]
}

/** The address of no other host: base for those that are relative. */
const here = 'https://built.invalid'

/**
 * What is wrong with one address of a built page.
 * @returns null where it leads to a file of the site, or to another site
 */
export function problemOf(address: string, page: string, site: BuiltSite): Problem | null {
  const from = here + site.base + page.slice(1)
  if (!URL.canParse(address, from))
    return { message: `"${address}" is no address.`, fix: 'Write it in full, with a host or a path.' }
  const url = new URL(address, from)
  if (url.origin !== here || /^[#?]/.test(address)) return null
  const pathname = decodePart(url.pathname)
  if (!pathname.startsWith(site.base))
    return {
      message: `"${address}" lies outside of ${site.base}, where the site stands.`,
      fix: 'Make it with withPrefix or with a component for links.',
    }
  const target = pathname.slice(site.base.length - 1)
  const moved = site.redirects.find(({ from }) => from === target)
  if (moved) return { message: `"${address}" leads to an old address.`, fix: `Write ${moved.to}.` }
  if (target.endsWith('/') ? site.files.has(`${target}index.html`) : site.files.has(target)) return null
  if (site.files.has(`${target}/index.html`))
    return { message: `"${address}" lacks the trailing slash.`, fix: `Write ${target}/.` }
  const near = nearest(target, addressesIn(site.files, target.endsWith('/')))
  return {
    message: `"${address}" leads to nothing.`,
    fix: near ? `The nearest that exists is ${near}.` : 'Nothing has a name like it.',
  }
}

const addressesIn = (files: ReadonlySet<string>, pages: boolean) =>
  [...files].flatMap((file) => {
    const isPage = file.endsWith('/index.html')
    if (isPage !== pages) return []
    return isPage ? file.slice(0, -'index.html'.length) : file
  })

/**
 * Everything in the built site that leads nowhere.
 * @param sourceOf the file that a page is made from, if it is made from one
 */
export function checkReferences(
  site: BuiltSite,
  sourceOf: (page: string) => PageSource | undefined,
): Mistake[] {
  const places = new Map<string, { problem: Problem; pages: string[] }>()
  for (const { path, addresses } of site.pages)
    for (const address of addresses) {
      const problem = problemOf(address, path, site)
      if (!problem) continue
      const known = places.get(problem.message) ?? { problem, pages: [] }
      places.set(problem.message, { problem, pages: [...known.pages, path] })
    }
  return [...places.values()].flatMap(({ problem, pages }) =>
    pages.length >= layoutShare
      ? [ofLayout(problem, pages)]
      : pages.map((page) => ofPage(problem, sourceOf(page), page)),
  )
}

const ofLayout = (problem: Problem, pages: readonly string[]): Mistake => ({
  file: 'src/components (the layout)',
  message: `${problem.message} It appears on ${pages.length} pages, ${pages[0]} among them.`,
  fix: problem.fix,
})

function ofPage(problem: Problem, source: PageSource | undefined, page: string): Mistake {
  if (!source) return { file: `the page ${page}`, ...problem }
  const [, address = ''] = /^"([^"]*)"/.exec(problem.message) ?? []
  const line = source.text.split('\n').findIndex((text) => text.includes(address)) + 1
  return { file: source.file, ...(line > 0 && { line }), ...problem }
}

/**
 * Checks all pages of the built site as they were written: what a component or a plugin has made of an address counts.
 * @param folder the built site
 * @returns all mistakes
 */
export async function checkBuiltSite(
  folder: string,
  site: Pick<BuiltSite, 'base' | 'redirects'>,
  sourceOf: (page: string) => PageSource | undefined,
): Promise<Mistake[]> {
  const files = await glob('**/*', { cwd: folder, dot: true })
  const htmlFiles = files.filter((file) => file.endsWith('.html') && !file.startsWith('_gatsby/'))
  const pages = await Promise.all(
    htmlFiles.map(async (file) => ({
      path: `/${file.replace(/(^|\/)index\.html$/, '$1')}`,
      addresses: addressesOf(await readFile(path.join(folder, file), 'utf8')),
    })),
  )
  return checkReferences({ ...site, pages, files: new Set(files.map((file) => `/${file}`)) }, sourceOf)
}
