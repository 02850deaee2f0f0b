import { appendFileSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { finishedAt } from './built-mark'
import { headersFile, headersFolders, hostFiles, scriptHashesIn } from './host-files'
import { readRedirects, redirectList, redirectListText } from './redirect-list'

/** What hosts read at the top of a site alone. */
const ofHosts = [...hostFiles, redirectList, 'robots.txt']

/** What Gatsby keeps for itself. */
const unserved = ['_gatsby', '~partytown', 'webpack.stats.json']

/** An edition that is built: where its site is, and where it will stand. */
export interface BuiltEdition {
  /** Folder of its built site. */
  from: string
  /** Path below the first one: "ar/2.0/". */
  path: string
}

/**
 * Puts a language or version into the built site of the first one, and what hosts have to know of it into theirs.
 * @param site folder of the first one's site
 * @param base path under which that will be served, with both slashes
 * @param sendsTo hosts that the settings let pages send requests to
 * @throws where something stands in its place
 */
export function addEdition(
  site: string,
  base: string,
  { from, path: below }: BuiltEdition,
  sendsTo: readonly string[] = [],
): void {
  const to = path.join(site, below)
  if (existsSync(to))
    throw new Error(
      `${to} is taken by the site itself. Give the language another "path", or the version another "name", in src/site/settings.ts.`,
    )
  const skipped = new Set([...ofHosts, ...unserved].map((name) => path.join(from, name)))
  cpSync(from, to, { recursive: true, filter: (name) => !skipped.has(name) })
  const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8')
  appendFileSync(path.join(site, '_redirects'), read(from, '_redirects'))
  const within = (address: string) => `/${below}${address.slice(1)}`
  const all = [
    ...readRedirects(site),
    ...readRedirects(from).map((one) => ({ from: within(one.from), to: within(one.to) })),
  ]
  writeFileSync(path.join(site, redirectList), redirectListText(all))
  const [own, others] = [read(site, '_headers'), read(from, '_headers')]
  const hashes = [...new Set([...scriptHashesIn(own), ...scriptHashesIn(others)])].sort()
  writeFileSync(
    path.join(site, '_headers'),
    headersFile(hashes, base, { sendsTo, folders: [...headersFolders(own, base), below] }),
  )
}

/** Takes the editions that were added to a site out of it again: each build of the first one begins alone. */
export function removeEditions(site: string, paths: readonly string[]): void {
  for (const below of paths) rmSync(path.join(site, below), { recursive: true, force: true })
}

/**
 * Builds an edition in a folder of its own.
 * @param run builds there; it says itself why it has failed
 * @returns folder of its site
 * @throws when it has failed
 */
export async function buildEdition(
  folder: string,
  name: string,
  run: (folder: string, name: string) => Promise<number | null>,
): Promise<string> {
  const built = path.join(folder, 'public')
  const earlier = finishedAt(built)
  const code = await run(folder, name)
  const last = finishedAt(built)
  if (code !== 0 || last === null || last === earlier)
    throw new Error(`The edition "${name}" was not built; the reason stands above.`)
  return built
}
