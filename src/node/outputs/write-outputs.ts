import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuildArgs, GatsbyCache } from 'gatsby'
import { markdownOutputs } from './markdown'
import type { Output, PublishedSite } from './output'
import { readModel } from '../gatsby/read-model'
import { redirectOutputs } from './redirects'
import { crawlerOutputs } from './sitemap'
import { socialCardOutputs } from './social-cards'

const cacheKey = 'outputs'

/** Writes everything into public/ that is made from the model and is no page; for Gatsby's onPostBuild. */
export async function writeOutputs(args: BuildArgs, root: string): Promise<void> {
  const site: PublishedSite = { ...readModel(args), images: await queryImages(args) }
  const cards = path.join((args.cache as unknown as { directory: string }).directory, 'social-cards')
  const outputs = [
    ...redirectOutputs(site),
    ...markdownOutputs(site),
    ...crawlerOutputs(site),
    ...site.documents.map(({ path, text }) => ({ file: path.slice(1), content: text })),
    ...(await socialCardOutputs(site, root, cards)),
  ]
  const pages = [...site.docs, ...site.categories].map(({ path }) => `${path.slice(1)}index.html`)
  await writeFiles(outputs, path.join(root, 'public'), args.cache, pages)
}

/** Gatsby's own type of its query function is `Function`. */
interface QueryArgs {
  graphql: <T>(query: string) => Promise<{ data?: T; errors?: unknown }>
}

interface ImagesQuery {
  allDoc: { nodes: { docId: string; images: { src: string; file: { publicURL: string } | null }[] }[] }
}

/** Where each page's images are published; only Gatsby knows, since it names them by their content. */
async function queryImages({ basePath, ...args }: BuildArgs): Promise<PublishedSite['images']> {
  const { data, errors } = await (args as unknown as QueryArgs).graphql<ImagesQuery>(
    '{ allDoc { nodes { docId images { src file { publicURL } } } } }',
  )
  if (!data) throw new Error(`The images of the pages can't be queried: ${String(errors)}`)
  return new Map(
    data.allDoc.nodes.map(({ docId, images }) => [
      docId,
      new Map(images.map(({ src, file }) => [src, file?.publicURL.slice(basePath.length) ?? src])),
    ]),
  )
}

/**
 * Writes the files, and removes those of the last build that are no more.
 * @param others files that somebody else writes: a page may stand today where a redirect stood yesterday
 */
export async function writeFiles(
  outputs: readonly Output[],
  folder: string,
  cache: Pick<GatsbyCache, 'get' | 'set'>,
  others: readonly string[] = [],
): Promise<void> {
  const written = outputs.map(({ file }) => file)
  const kept = new Set([...written, ...others])
  const before = ((await cache.get(cacheKey)) as string[] | undefined) ?? []
  const gone = before.filter((file) => !kept.has(file))
  await Promise.all(gone.map((file) => rm(path.join(folder, file), { force: true })))
  await Promise.all(
    outputs.map(async ({ file, content }) => {
      const target = path.join(folder, file)
      await mkdir(path.dirname(target), { recursive: true })
      await writeFile(target, content)
    }),
  )
  await cache.set(cacheKey, written)
}
