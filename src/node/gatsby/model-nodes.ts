import type { Node, NodePluginArgs } from 'gatsby'
import type { ModelPageContext } from '../../shared/page-context'
import { packItems } from '../../shared/sidebar-tree'
import type { DocKind } from '../../shared/site'
import { edition } from '../../site/edition'
import type { SiteModel } from '../model/site-model'
import { docsPlaceOf } from './content-nodes'
import { digestOf } from './digests'
import { recordsType } from './search-nodes'

/** Types of the nodes that the model becomes. */
const modelTypes = ['Doc', 'Category', 'Sidebar', 'DocsVersion', 'SiteSettings', 'ApiDocument'] as const

/** The pages that the model's nodes are for. */
export interface ModelPages {
  docs: (ModelPageContext & { kind: DocKind })[]
  categories: ModelPageContext[]
}

/** File nodes of the edition's pages, by path below its folder: those of its own language in place of the default's. */
function contentFiles({ getNodesByType }: NodePluginArgs): Map<string, Node> {
  const placed = getNodesByType('File').flatMap((node) => {
    const place = docsPlaceOf(node)
    return place ? { ...place, node } : []
  })
  const ofFolder = (folder: string) => placed.filter((one) => one.folder === folder)
  return new Map(
    edition.docs
      .toReversed()
      .flatMap(ofFolder)
      .map(({ file, node }) => [file, node]),
  )
}

/** Writes the model as nodes and removes the nodes of what is gone. A document's parent is its MDX node. */
export function createModelNodes(args: NodePluginArgs, model: SiteModel): ModelPages {
  const files = contentFiles(args)
  const mdxOf = new Map(args.getNodesByType('Mdx').map((mdx) => [mdx.parent, mdx.id]))
  const kept = new Set<string>()
  const keep = (
    type: (typeof modelTypes)[number],
    key: string,
    data: object,
    parent: string | null = null,
  ) => {
    const id = args.createNodeId(`${type} ${key}`)
    kept.add(id)
    const contentDigest = digestOf(data)
    if (args.getNode(id)?.internal.contentDigest !== contentDigest)
      void args.actions.createNode({ ...data, id, parent, internal: { type, contentDigest } })
    return id
  }
  const editionsOf = (path: string) => {
    const editions = model.editions.get(path)
    return editions && { editions }
  }
  const docs = model.docs.map((doc) => {
    const images = doc.images.map(({ src, file }) => ({ src, file: files.get(file)?.id ?? null }))
    const parent = mdxOf.get(files.get(doc.file)?.id ?? '')
    return {
      id: keep('Doc', doc.docId, { ...doc, images }, parent),
      pagePath: doc.path,
      sidebar: doc.sidebar,
      kind: doc.kind,
      ...editionsOf(doc.path),
    }
  })
  const categories = model.categories.map((category) => {
    const { folder, path, sidebar } = category
    return { id: keep('Category', folder, category), pagePath: path, sidebar, ...editionsOf(path) }
  })
  for (const [position, sidebar] of model.sidebars.entries())
    keep('Sidebar', sidebar.name, { ...sidebar, position, tree: packItems(sidebar.items, sidebar.rootPath) })
  if (model.version) keep('DocsVersion', model.version.name, model.version)
  if (model.settings) keep('SiteSettings', 'site', model.settings)
  for (const document of model.documents) keep('ApiDocument', document.path, document)

  for (const node of modelNodes(args)) if (!kept.has(node.id)) args.actions.deleteNode(node)
  return { docs, categories }
}

const modelNodes = ({ getNodesByType }: NodePluginArgs) => modelTypes.flatMap((type) => getNodesByType(type))

/**
 * Keeps the last build's model and search records alive while Gatsby sources anew, so that what has not changed is not
 * made again.
 */
export function touchModelNodes(args: NodePluginArgs) {
  for (const node of [...modelNodes(args), ...args.getNodesByType(recordsType)]) args.actions.touchNode(node)
}
