import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { openBuildCache } from '../cache/build-cache'
import { rememberingPrinter } from '../cache/markdown-cache'
import { markdownOutputs } from './markdown'
import type { Copy, Output, PublishedSite } from './output'
import { redirectOutputs } from './redirects'
import { crawlerOutputs } from './sitemap'
import { socialCardOutputs } from './social-cards'

/** What lasts from build to build, as Gatsby's cache does. */
export interface OutputCache {
  get: (key: string) => Promise<unknown>
  set: (key: string, value: string[]) => Promise<unknown>
}

const cacheKey = 'outputs'

/**
 * Writes everything into the built site that is made from the model and is no page.
 * @param root project folder; the built site is its public/
 */
export async function writeOutputs(site: PublishedSite, root: string, cache: OutputCache): Promise<void> {
  const print = rememberingPrinter(await openBuildCache(root, 'markdown'), root, site.settings.locale.name)
  const outputs = [
    ...redirectOutputs(site),
    ...(await markdownOutputs(site, print)),
    ...crawlerOutputs(site),
    ...site.documents.map(({ path, text }) => ({ file: path.slice(1), content: text })),
    ...(await socialCardOutputs(site, root, await openBuildCache(root, 'social-cards'))),
  ]
  const pages = [...site.docs, ...site.categories].map(({ path }) => `${path.slice(1)}index.html`)
  await writeFiles(outputs, path.join(root, 'public'), cache, pages)
}

/**
 * Writes the files, and removes those of the last build that are no more.
 * @param others files that somebody else writes: a page may stand today where a redirect stood yesterday
 */
export async function writeFiles(
  outputs: readonly (Output | Copy)[],
  folder: string,
  cache: OutputCache,
  others: readonly string[] = [],
): Promise<void> {
  const written = outputs.map(({ file }) => file)
  const kept = new Set([...written, ...others])
  const before = ((await cache.get(cacheKey)) as string[] | undefined) ?? []
  const gone = before.filter((file) => !kept.has(file))
  await Promise.all(gone.map((file) => rm(path.join(folder, file), { force: true })))
  await Promise.all(
    outputs.map(async (output) => {
      const target = path.join(folder, output.file)
      await mkdir(path.dirname(target), { recursive: true })
      if ('copyOf' in output) await copyFile(path.join(folder, output.copyOf), target)
      else await writeFile(target, output.content)
    }),
  )
  await cache.set(cacheKey, written)
}
