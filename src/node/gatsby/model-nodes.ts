import type { Node, NodePluginArgs } from 'gatsby'
import type { ModelPageContext } from '../../shared/page-context'
import { packItems } from '../../shared/sidebar-tree'
import type { DocKind } from '../../shared/site'
import type { SiteModel } from '../model/site-model'
import { docsFileOf } from './content-nodes'
import { recordsType } from './search-nodes'

/** Types of the nodes that the model becomes. */
const modelTypes = ['Doc', 'Category', 'Sidebar', 'DocsVersion', 'SiteSettings', 'ApiDocument'] as const

/** The pages that the model's nodes are for. */
export interface ModelPages {
  docs: (ModelPageContext & { kind: DocKind })[]
  categories: ModelPageContext[]
}

/** File nodes below content/docs, by path below it. */
function contentFiles({ getNodesByType }: NodePluginArgs): Map<string, Node> {
  const files = getNodesByType('File').map((node) => [docsFileOf(node), node] as const)
  return new Map(files.flatMap(([file, node]) => (file ? [[file, node]] : [])))
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
    const contentDigest = args.createContentDigest(data)
    void args.actions.createNode({ ...data, id, parent, internal: { type, contentDigest } })
    return id
  }
  const docs = model.docs.map((doc) => {
    const images = doc.images.map(({ src, file }) => ({ src, file: files.get(file)?.id ?? null }))
    const parent = mdxOf.get(files.get(doc.file)?.id ?? '')
    return {
      id: keep('Doc', doc.docId, { ...doc, images }, parent),
      pagePath: doc.path,
      sidebar: doc.sidebar,
      kind: doc.kind,
    }
  })
  const categories = model.categories.map((category) => {
    const { folder, path, sidebar } = category
    return { id: keep('Category', folder, category), pagePath: path, sidebar }
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
