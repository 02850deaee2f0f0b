import type { Site } from '../s3/site-files'
import type { DeploymentRecord } from '../s3/record'

/** What a preview has otherwise than the site that is online: addresses of pages, "/docs/x/". */
export interface Changes {
  changed: string[]
  added: string[]
  /** Addresses that lead nowhere in the preview, not even by a redirect. */
  lost: string[]
}

type Hashes = ReadonlyMap<string, string>

/** The page whose Markdown a file is; null for other files. */
const pageOf = (name: string) =>
  name.endsWith('.md') ? `/${name.replace(/\.md$/, '/').replace(/^index\/$/, '')}` : null

/** The address of a page's file; null for other files, and for the page for missing addresses. */
const addressOf = (name: string) =>
  /(^|\/)index\.html$/.test(name) && !name.startsWith('404/') ? `/${name.replace(/index\.html$/, '')}` : null

/**
 * Compares the Markdown of pages, which says what they say and is the same wherever the site stands, and the addresses.
 * @param online the files that the site has
 */
export function changesOf(preview: Hashes, online: Hashes): Changes {
  const twins = [...preview.keys()].filter((name) => pageOf(name))
  const isNew = (name: string) => !online.has(name)
  const isOther = (name: string) => !isNew(name) && online.get(name) !== preview.get(name)
  const lost = [...online.keys()].filter((name) => addressOf(name) && !preview.has(name))
  const pages = (names: string[]) => names.map((name) => pageOf(name)!).sort()
  return {
    changed: pages(twins.filter(isOther)),
    added: pages(twins.filter(isNew)),
    lost: lost.map((name) => addressOf(name)!).sort(),
  }
}

/** The files of a site, by name. */
export const hashesOfSite = ({ files }: Pick<Site, 'files'>): Hashes =>
  new Map(files.map(({ name, hash }) => [name, hash]))

/** The files that a bucket's record says are online. */
export const hashesOfRecord = ({ files }: DeploymentRecord): Hashes =>
  new Map(
    Object.entries(files).flatMap(([name, { hash, unused }]) => (unused ? [] : [[name, hash] as const])),
  )

/** A list in a comment has so many entries at most. */
const listed = 40

const list = (label: string, lines: readonly string[]) =>
  lines.length
    ? [
        '',
        `**${label}** (${lines.length})`,
        '',
        ...lines.slice(0, listed).map((line) => `- ${line}`),
        ...(lines.length > listed ? [`- … and ${lines.length - listed} more`] : []),
      ]
    : []

/**
 * What a comment says of the changes. The names come from a build that nobody has read: only what an address is made of
 * gets through.
 * @param url of the preview, with a slash at its end
 */
export function describeChanges({ changed, added, lost }: Changes, url: string): string {
  const safe = (path: string) =>
    encodeURI(path)
      .replace(/[^\w/.~%-]/g, encodeURIComponent)
      .replace(/[*'()!]/g, '')
  const link = (path: string) => `[\`${safe(path)}\`](${url}${safe(path).slice(1)})`
  const nothing = !changed.length && !added.length && !lost.length
  return [
    ...(nothing ? ['', 'No page says anything else than online.'] : []),
    ...list('Pages changed', changed.map(link)),
    ...list('New pages', added.map(link)),
    ...list(
      'Addresses lost: give the pages that take their place an `aliases` entry',
      lost.map((path) => `\`${safe(path)}\``),
    ),
  ].join('\n')
}
