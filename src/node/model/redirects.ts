import type { Doc, Redirect } from '../../shared/site'
import type { Mistake, Problem } from '../source/mistakes'
import type { Page } from '../page/read-pages'
import { inContent } from '../source/file-names'

/** All redirects of the site: what the aliases of its documents ask for. */
export const redirectsOf = (docs: readonly Pick<Doc, 'aliases' | 'path'>[]): Redirect[] =>
  docs.flatMap(({ aliases, path }) => aliases.map((from) => ({ from, to: path })))

/** An alias of a page's frontmatter: an address that leads to the page. */
interface Alias extends Redirect {
  page: Page
  /** Its place in the list of aliases. */
  index: number
}

const aliasesOf = (page: Page): Alias[] =>
  (page.frontmatter.aliases ?? []).map((from, index) => ({ from, to: page.path, page, index }))

/**
 * The redirects that the pages' aliases ask for, and the aliases that can't be kept: a page's own address, another
 * page's, one that was given before. Hosts differ in whether they mind case, so addresses are compared without.
 * @param taken addresses that are no page's of content: listings, fixed pages, files
 */
export function collectRedirects(
  pages: Page[],
  taken: readonly string[],
): { redirects: Redirect[]; mistakes: Mistake[] } {
  const pageAt = new Map(pages.map((page) => [key(page.path), page]))
  const others = new Set(taken.map(key))
  const first = new Map<string, Alias>()
  const mistakes: Mistake[] = []
  for (const alias of pages.flatMap(aliasesOf)) {
    const target = pageAt.get(key(alias.from))
    // A loop is one mistake: it is told at the first of its two pages.
    if (target && target.file < alias.page.file && leadsTo(alias.page, target)) continue
    const problem = problemOf(alias, pageAt, others, first.get(key(alias.from)))
    if (problem) mistakes.push({ file: inContent(alias.page.file), line: lineOf(alias), ...problem })
    else first.set(key(alias.from), alias)
  }
  return { redirects: [...first.values()].map(({ from, to }) => ({ from, to })), mistakes }
}

function problemOf(
  { from, page }: Alias,
  pageAt: ReadonlyMap<string, Page>,
  others: ReadonlySet<string>,
  earlier: Alias | undefined,
): Problem | null {
  const target = pageAt.get(key(from))
  const remove = 'Remove the alias'
  if (target === page)
    return { message: `The alias ${from} leads to itself: it is the page's own address.`, fix: `${remove}.` }
  if (target && leadsTo(page, target))
    return {
      message: `The aliases ${from} and ${page.path} make a loop: each is the other page's address.`,
      fix: `${remove} here or in ${inContent(target.file)}.`,
    }
  if (target)
    return {
      message: `The alias ${from} is the address of ${inContent(target.file)}.`,
      fix: `${remove}, or move that page.`,
    }
  const shadowed = pageAt.get(key(`${from}index/`))
  if (shadowed && shadowed !== page)
    return {
      message: `The alias ${from} would be found on some hosts where ${shadowed.path} is asked for.`,
      fix: `${remove}, or give it to ${inContent(shadowed.file)}.`,
    }
  if (/^\/(404|static|page-data|_gatsby)\//i.test(from))
    return { message: `The alias ${from} is where the site keeps files of its own.`, fix: `${remove}.` }
  if (isFile(from, pageAt, others))
    return {
      message: `The alias ${from} is the address of a file of the site, with a slash behind it.`,
      fix: `${remove}.`,
    }
  if (others.has(key(from)))
    return { message: `The alias ${from} is an address of the site already.`, fix: `${remove}.` }
  if (earlier?.page === page) return { message: `The alias ${from} is given twice.`, fix: `${remove}.` }
  if (earlier)
    return {
      message: `The alias ${from} belongs to ${inContent(earlier.page.file)} already, line ${lineOf(earlier)}.`,
      fix: `${remove} from one of the two.`,
    }
  return null
}

/** Whether a file of the site stands where the alias would have its folder: its own, or a page as Markdown. */
function isFile(from: string, pageAt: ReadonlyMap<string, Page>, others: ReadonlySet<string>): boolean {
  const file = key(from).slice(0, -1)
  return others.has(file) || (file.endsWith('.md') && pageAt.has(file.replace(/\.md$/, '/')))
}

/** Whether one of the target's aliases is the page's address. */
const leadsTo = (page: Page, target: Page) =>
  aliasesOf(target).some(({ from }) => key(from) === key(page.path))

const key = (path: string) => path.toLowerCase()

const lineOf = ({ page, index }: Alias) => page.lineOf('aliases', index)
