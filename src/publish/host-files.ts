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

/** Where open tabs look up which version of the site is online: the last file of an upload. */
export const versionFile = 'page-data/app-data.json'

/**
 * `_headers` as Netlify, Cloudflare Pages and others read it. Where two rules set the same header such hosts join
 * the values, so only what differs from their own default (revalidate) is said.
 * @param base path under which the site is served, with both slashes
 */
export function headersFile(scriptHashes: readonly string[], base: string): string {
  const rules = {
    [`${base}*`]: securityHeaders(scriptHashes),
    [`${base}${immutableFolder}*`]: { 'Cache-Control': caching.immutable },
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

/** The headers of an answer by its path: what the rules say, and for how long it may be kept where none does. */
export const headersOf = (rules: readonly HeaderRule[], pathname: string): Record<string, string> =>
  Object.assign(
    { 'Cache-Control': caching.revalidate },
    ...rules.filter(({ prefix }) => pathname.startsWith(prefix)).map(({ headers }) => headers),
  ) as Record<string, string>
