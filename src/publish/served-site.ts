import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Redirect } from '../shared/site'
import { basePathOf, parseHeadersFile } from './host-files'

/** What a server's configuration says of a built site. */
export interface ServedSite {
  /** Path under which the site is served, with both slashes. */
  basePath: string
  /** The headers of every answer. */
  headers: Record<string, string>
  /** Old addresses and where they lead, as whole paths; the target encoded. */
  redirects: readonly Redirect[]
}

/** Reads what a build has left for hosts. @throws when there is no built site in the folder */
export function readServedSite(folder: string): ServedSite {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  const rules = parseHeadersFile(read('_headers'))
  const redirects = JSON.parse(read('redirects.json')) as Redirect[]
  return { basePath: basePathOf(rules), headers: rules[0]!.headers, redirects }
}
