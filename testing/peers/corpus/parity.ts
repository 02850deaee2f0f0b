import { load, type CheerioAPI } from 'cheerio'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { peerNames, sites, type SiteName } from '../sites'
import type { Corpus, CorpusPage } from './corpus'

/** What a reader finds on a page. */
export interface Holding {
  /** Characters without white space. */
  characters: number
  listings: number
  tables: number
  headings: number
}

/** Makes this site’s page hold what its twin does: tabs are headings, sources are text, figures tell their state, terms stand alone. */
function asTwin($: CheerioAPI) {
  $('nav[aria-label="On this page"]').parent().remove()
  $('figure [aria-hidden=true], .definition').remove()
  $('button[role=tab]').replaceWith((_, tab) => `<b>${$(tab).html()}</b>`)
  $('a[target=_blank] span')
    .filter((_, note) => $(note).text().includes('opens in a new tab'))
    .remove()
  const sources = $('main footer details').filter((_, part) =>
    $(part).text().includes('Sources of this page'),
  )
  sources.find('summary').remove()
  $('main article').append(sources.length ? `<h2>Sources</h2>${sources.html()}` : '')
}

/**
 * What a built page holds.
 * @throws when it has no such content
 */
export function holdingOf(name: SiteName, html: string): Holding {
  const { content, notContent } = sites[name].selectors
  const $ = load(html)
  if (name === 'ours') asTwin($)
  const page = $(content).first()
  if (!page.length)
    throw new Error(`There is no ${content}: say in testing/peers/sites.ts where texts are now.`)
  page.find(notContent).remove()
  const count = (selector: string) => page.find(selector).length
  const [listings, tables, headings] = [count('pre'), count('table'), count('h2, h3, h4')]
  page.find('svg').remove()
  return { characters: page.text().replace(/[\s\u200b\u00ad]+/g, '').length, listings, tables, headings }
}

/** What two copies of a page don't have in common, in words; characters may differ a little, as generators' labels do. */
export function differenceOf(ours: Holding, theirs: Holding): string[] {
  const most = Math.max(ours.characters, theirs.characters)
  const isShort = Math.abs(ours.characters - theirs.characters) > most * 0.05 + 60
  const counts = (['listings', 'tables'] as const).filter((kind) => ours[kind] !== theirs[kind])
  return [...(isShort ? (['characters'] as const) : []), ...counts].map(
    (kind) => `${theirs[kind]} ${kind} where this site has ${ours[kind]}`,
  )
}

/** Where a page was built. */
function builtFile(name: SiteName, folder: string, { slug, path: address }: CorpusPage): string {
  const place = path.join(folder, name === 'ours' ? address : `docs/${slug}`)
  const found = [path.join(place, 'index.html'), `${place}.html`].find(existsSync)
  if (!found) throw new Error(`The page ${place} was not built.`)
  return found
}

/**
 * Holds the copies of all pages against this site's.
 * @param folders of the built sites
 * @throws when a page is missing or says something else, naming the first ones
 */
export function checkParity({ pages, folder: own }: Corpus, folders: Partial<Record<SiteName, string>>) {
  const read = (name: SiteName, folder: string, page: CorpusPage) =>
    holdingOf(name, readFileSync(builtFile(name, folder, page), 'utf8'))
  const others = peerNames.flatMap((name) => (folders[name] ? [{ name, folder: folders[name] }] : []))
  const differences = pages.flatMap((page) => {
    const ours = read('ours', own, page)
    return others.flatMap(({ name, folder }) =>
      differenceOf(ours, read(name, folder, page)).map((said) => `${name} ${page.slug}: ${said}`),
    )
  })
  if (!differences.length) return
  throw new Error(
    [`The generators don't build the same words, so nothing was compared (${differences.length}):`]
      .concat(differences.slice(0, 20))
      .concat('testing/peers/corpus/ turns the words of this site into theirs; correct it there.')
      .join('\n'),
  )
}
