import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import { searchIndexes, settingsRef, textsPath, type PageEntry, type TitleStore } from '../../shared/search'
import type { SearchFiles } from '../../search/files'

/** The answer to the browser's query (`useSearchFiles`), as Gatsby has written it. */
type Answer = Record<(typeof searchIndexes)[number], { publicIndexURL: string; publicStoreURL?: string }>

/** Where Gatsby writes the answers to static queries. */
const answers = 'page-data/sq/d/*.json'

/** Whether an answer to a static query is the one that names the search's files. */
export const isSearchAnswer = ({ data }: { data: object }): boolean =>
  searchIndexes.every((name) => name in data)

/**
 * The files that a built site's search asks for, as its pages name them, below the site's folder.
 * @param base path under which the site will be served, without a slash at its end
 * @throws when the folder holds no built site
 */
export function searchFilesIn(folder: string, base = ''): SearchFiles {
  const answer = globSync(answers, { cwd: folder, expandDirectories: false })
    .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as { data: object })
    .find(isSearchAnswer)
  if (!answer) throw new Error(`${folder}/ holds no built site with a search. Run "npm run build".`)
  const found = answer.data as Answer
  const below = (address: string) => address.slice(base.length)
  return {
    indexes: Object.fromEntries(
      searchIndexes.map((name) => [name, below(found[name].publicIndexURL)]),
    ) as SearchFiles['indexes'],
    titles: below(found.titles.publicStoreURL!),
    headings: below(found.headings.publicStoreURL!),
  }
}

/**
 * Makes sure that a built site has all files that its search will ask for: a cache of Gatsby's that is not of the same
 * build as the site's folder can leave addresses without files.
 * @throws naming the files that are missing
 */
export function checkSearchFiles(folder: string, base: string): void {
  const missing = namedFiles(folder, base).filter((file) => !existsSync(path.join(folder, file)))
  if (!missing.length) return
  throw new Error(
    `The search asks for files that the build has not written:\n${missing.map((file) => `  ${folder}${file}\n`).join('')}` +
      'Delete .cache/ and public/ together ("npx gatsby clean") and build again.',
  )
}

/** Removes from a built site what the search of earlier builds has asked for: no page names it any more. */
export function removeOldSearchFiles(folder: string, base: string): void {
  const named = new Set(namedFiles(folder, base))
  const patterns = [
    'static/*.index.txt',
    'static/*.store.json',
    'static/*.store.txt',
    textsPath('*').slice(1),
  ]
  for (const file of globSync(patterns, { cwd: folder, expandDirectories: false }))
    if (!named.has(`/${file}`)) rmSync(path.join(folder, file))
}

/** All files that the search of a built site will ask for, as far as they can be known. */
function namedFiles(folder: string, base: string): string[] {
  const { indexes, titles, headings } = searchFilesIn(folder, base)
  const first = [titles, headings, ...Object.values(indexes)]
  const store = path.join(folder, titles)
  return existsSync(store) ? [...first, ...textsOf(store)] : first
}

/** The files of the pages' texts that a store of titles names. */
function textsOf(store: string): string[] {
  const entries = JSON.parse(readFileSync(store, 'utf8')) as TitleStore
  delete entries[settingsRef]
  return Object.values(entries as Record<number, PageEntry>).map(({ texts }) => textsPath(texts))
}
