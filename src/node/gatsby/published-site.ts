import type { BuildArgs } from 'gatsby'
import type { Category, Doc, Sidebar } from '../../shared/site'
import type { PublishedDocument } from '../api/documents/service-documents'
import type { ResolvedSettings } from '../model/settings'
import type { PublishedSite } from '../outputs/output'

/**
 * The published site at the end of a build, as Gatsby's store holds it: the order of its nodes there means nothing.
 * @throws without settings, whose mistakes would have stopped the build before
 */
export async function readPublishedSite(args: BuildArgs): Promise<PublishedSite> {
  const nodes = <T>(type: string) => args.getNodesByType(type) as unknown as T[]
  const byPath = (a: { path: string }, b: { path: string }) => a.path.localeCompare(b.path)
  const [settings] = nodes<ResolvedSettings>('SiteSettings')
  if (!settings) throw new Error('The site that was built has no settings.')
  const sidebars = nodes<Sidebar>('Sidebar')
  return {
    docs: nodes<Doc>('Doc').sort(byPath),
    categories: nodes<Category>('Category').sort(byPath),
    sidebars: Object.keys(settings.sidebars).flatMap((name) => sidebars.filter((one) => one.name === name)),
    documents: nodes<PublishedDocument>('ApiDocument').sort(byPath),
    settings,
    basePath: args.basePath,
    images: await queryImages(args),
  }
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
