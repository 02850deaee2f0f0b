import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Redirect } from '../shared/site'
import { finishedBuild } from './built-mark'
import { basePathOf, headersFolders, parseHeadersFile } from './host-files'
import { readRedirects, redirectList } from './redirect-list'

/** What a server's configuration says of a built site. */
export interface ServedSite {
  /** Path under which the site is served, with both slashes. */
  basePath: string
  /** Where other languages and versions stand in it: "ar/". Each has files that never change, and a page for missing addresses. */
  editions?: readonly string[]
  /** The headers of every answer. */
  headers: Record<string, string>
  /** Old addresses and where they lead, as whole paths; the target encoded. */
  redirects: readonly Redirect[]
}

/** Reads what a build has left for hosts. @throws when there is no built site in the folder, or one that is not whole */
export function readServedSite(folder: string): ServedSite {
  const missing = ['_headers', redirectList].find((file) => !existsSync(path.join(folder, file)))
  if (missing)
    throw new Error(
      `There is no site of this project in ${folder}: it has no ${missing}. Run "npm run build" first, or say another --site.`,
    )
  const text = readFileSync(path.join(folder, '_headers'), 'utf8')
  const rules = parseHeadersFile(text)
  const basePath = basePathOf(rules)
  finishedBuild(folder, basePath)
  return {
    basePath,
    editions: headersFolders(text, basePath),
    headers: rules[0]!.headers,
    redirects: readRedirects(folder),
  }
}
