import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Redirect } from '../../shared/site'
import { basePathOf, headersFolders, parseHeadersFile, versionFile, type HeaderRule } from '../host-files'
import { readRedirects } from '../redirect-list'
import { readSite, type SiteFile } from '../s3/site-files'

/** A built site on this machine, by which one that is online is measured. */
export interface Built {
  /** Path that it was built for, with both slashes. */
  base: string
  rules: HeaderRule[]
  /** Where it has languages and versions: "", "ar/". */
  editions: string[]
  /** Its pages, as their addresses below the host: "/docs/x/". */
  pages: string[]
  /** A file of each kind: an ending, and how long it may be kept. */
  samples: SiteFile[]
  redirects: Redirect[]
  /** What a file holds, by its name below the folder. */
  read: (name: string) => Buffer
}

/** Reads what is to be known of a built site. @throws when there is none in the folder */
export async function readBuilt(folder: string): Promise<Built> {
  const headers = path.join(folder, '_headers')
  const text = existsSync(headers) ? readFileSync(headers, 'utf8') : ''
  const rules = text ? parseHeadersFile(text) : []
  const base = basePathOf(rules)
  const { files, isRedirect } = await readSite(folder, base.slice(1))
  const read = (name: string) => readFileSync(path.join(folder, name))
  const pages = files.filter(
    ({ name }) =>
      /(^|\/)index\.html$/.test(name) && !isRedirect(name) && !/(^|\/)404\/index\.html$/.test(name),
  )
  const kindOf = ({ name, cacheControl }: SiteFile) => `${path.extname(name)} ${cacheControl}`
  const others = files.filter(({ name }) => !name.endsWith('.html') && !name.endsWith(versionFile))
  return {
    base,
    rules,
    editions: ['', ...headersFolders(text, base)],
    pages: pages.map(({ name }) => addressOf(name, base)).sort(),
    samples: [...new Map(others.map((file) => [kindOf(file), file])).values()],
    redirects: readRedirects(folder),
    read,
  }
}

/** The address at which a file is asked for. */
export const addressOf = (name: string, base: string) => base + name.replace(/(^|\/)index\.html$/, '$1')

/** The file of the page at an address. */
export const fileOf = (address: string, base: string) => `${address.slice(base.length)}index.html`
