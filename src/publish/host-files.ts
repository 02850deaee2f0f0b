import { markFile } from './built-mark'
import { securityHeaders } from './security'

/**
 * How long browsers may keep a file without asking. What webpack and the image plugin make stands in one folder, and
 * its name changes with its content; all else keeps its address, so browsers ask each time and mostly hear "not
 * modified".
 */
export const immutableFolder = 'static/'
export const caching = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'public, max-age=0, must-revalidate',
} as const

/** What hosts and deployments read in the folder of a built site; no reader asks for it. */
export const hostFiles = ['_headers', '_redirects', markFile] as const

/** Where open tabs look up which version of the site is online: the last file of an upload. */
export const versionFile = 'page-data/app-data.json'

/**
 * `_headers` as Netlify, Cloudflare Pages and others read it. Where two rules set the same header such hosts join
 * the values, so only what differs from their own default (revalidate) is said.
 * @param base path under which the site is served, with both slashes
 * @param sendsTo hosts that the settings let pages send requests to
 * @param folders other sites within this one: "ar/"
 */
export function headersFile(
  scriptHashes: readonly string[],
  base: string,
  { sendsTo = [], folders = [] }: { sendsTo?: readonly string[]; folders?: readonly string[] } = {},
): string {
  const immutable = ['', ...folders].map(
    (folder) => [`${base}${folder}${immutableFolder}*`, { 'Cache-Control': caching.immutable }] as const,
  )
  const rules: Record<string, Record<string, string>> = {
    [`${base}*`]: securityHeaders(scriptHashes, sendsTo),
    ...Object.fromEntries(immutable),
  }
  return Object.entries(rules)
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n')
}

/** One rule of a `_headers` file: what is set for all paths that begin so. */
export interface HeaderRule {
  prefix: string
  headers: Record<string, string>
}

/** The rules of a `_headers` file as `headersFile` writes it, for what serves or describes a built site. */
export const parseHeadersFile = (text: string): HeaderRule[] =>
  text
    .trim()
    .split(/\n\n/)
    .map((rule) => {
      const [pattern = '', ...lines] = rule.split('\n').map((line) => line.trim())
      const headers = Object.fromEntries(lines.map((line) => line.split(/: (.*)/) as [string, string]))
      return { prefix: pattern.replace(/\*$/, ''), headers }
    })

/** The hashes of inline scripts that a `_headers` file allows. */
export const scriptHashesIn = (headers: string): string[] => headers.match(/'sha256-[^']+'/g) ?? []

/** The folders of other sites that a `_headers` file knows: "ar/". */
export const headersFolders = (headers: string, base: string): string[] =>
  parseHeadersFile(headers).flatMap(({ prefix }) => {
    const folder = prefix.slice(base.length, -immutableFolder.length)
    return prefix.endsWith(`/${immutableFolder}`) && folder ? folder : []
  })

/** The page for missing addresses, of each language and version. */
export const notFoundPage = '404.html'

/** Folders of languages and versions, those within others first: what is told of "ar/1.0/" is not that of "ar/". */
export const innermostFirst = (folders: readonly string[]) => folders.toSorted((a, b) => b.length - a.length)

/**
 * The page that answers for a missing address: that of its language and version.
 * @param name the address below the site's path: "ar/docs/x/"
 * @param folders of languages and versions: "ar/"
 */
export const notFoundPageOf = (name: string, folders: readonly string[]): string =>
  `${innermostFirst(folders).find((folder) => name.startsWith(folder)) ?? ''}${notFoundPage}`

/** The path that a site was built for, with both slashes: its first rule is for all that is below it. */
export const basePathOf = (rules: readonly HeaderRule[]): string => rules[0]?.prefix ?? '/'

/** The headers of an answer by its path: what the rules say, and for how long it may be kept where none does. */
export const headersOf = (rules: readonly HeaderRule[], pathname: string): Record<string, string> =>
  Object.assign(
    { 'Cache-Control': caching.revalidate },
    ...rules.filter(({ prefix }) => pathname.startsWith(prefix)).map(({ headers }) => headers),
  ) as Record<string, string>
