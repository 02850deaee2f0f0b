import { existsSync } from 'node:fs'
import { readFile, realpath } from 'node:fs/promises'
import path from 'node:path'
import { glob } from 'tinyglobby'
import { contentType } from '../content-types'
import { headersOf, hostFiles, parseHeadersFile } from '../host-files'
import { readRedirects } from '../redirect-list'
import type { Bucket, StoredFile } from './bucket'
import { earlierFolder } from './versions'
import { sha256 } from '../sha256'

/** A file of a built site, and a hash of all that makes it what it is: its text and its headers. */
export interface SiteFile extends StoredFile {
  hash: string
}

/** A built site, as a bucket shall hold it. */
export interface Site {
  files: SiteFile[]
  /** Brings a file into the bucket. */
  put: (bucket: Bucket, file: SiteFile) => Promise<void>
  /** Whether browsers may keep the file of that name for ever. */
  isImmutable: (name: string) => boolean
  /** Whether the file of that name is a page at an old address, which leads to another one. */
  isRedirect: (name: string) => boolean
}

/** In the bucket: what deployments have put there. */
export const recordFile = '_deployed.json'

/** What other hosts and Gatsby's next build read; no reader asks for it. */
const unserved = [...hostFiles, '_gatsby/**', '~partytown/**', recordFile, `${earlierFolder}**`]

/**
 * Reads a built site: its files, and from `_headers`, where there is one, how long each may be kept.
 * @param folder the built site
 * @param prefix of the bucket's names: "" or "pr-12/"
 * @throws when the folder holds no site, one for another path, or a link that leads out of it
 */
export async function readSite(folder: string, prefix: string): Promise<Site> {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Error(`There is no site in ${folder}: it has no index.html. Run "npm run build" first.`)
  const rules = await readRules(folder)
  const basePath = rules[0]?.prefix ?? `/${prefix}`
  if (basePath !== `/${prefix}`)
    throw new Error(
      `The site in ${folder} was built for ${basePath}, and would be uploaded to /${prefix}. Say --prefix "${basePath.slice(1)}", or build it for that path.`,
    )
  const cacheControl = (name: string) => headersOf(rules, basePath + name)['Cache-Control']!
  const root = await realpath(folder)
  const names = (await glob('**', { cwd: root, ignore: unserved, dot: true })).sort()
  const files = names.map(async (name): Promise<SiteFile> => {
    const file = path.join(root, name)
    if ((await realpath(file)) !== file)
      throw new Error(
        `${path.join(folder, name)} is a symbolic link. Only files of the site itself are uploaded.`,
      )
    const headers = { contentType: contentType(name), cacheControl: cacheControl(name) }
    const hash = sha256(JSON.stringify(headers), await readFile(file)).slice(0, 20)
    return { name, ...headers, hash }
  })
  return {
    put: async (bucket, file) => bucket.write(file, await readFile(path.join(root, file.name))),
    files: await Promise.all(files),
    isImmutable: (name) => cacheControl(name).includes('immutable'),
    isRedirect: redirectsIn(folder),
  }
}

function redirectsIn(folder: string): Site['isRedirect'] {
  const names = new Set(readRedirects(folder).map(({ from }) => `${from.slice(1)}index.html`))
  return (name) => names.has(name)
}

async function readRules(folder: string) {
  const file = path.join(folder, '_headers')
  return existsSync(file) ? parseHeadersFile(await readFile(file, 'utf8')) : []
}
