import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Node, NodePluginArgs } from 'gatsby'
import { globSync } from 'tinyglobby'
import type { ModelPageContext } from '../model/page-context'
import { settings } from '../site/settings'
import { rememberingCompiler } from './compile-cache'
import { readLastUpdates } from './last-updates'
import { buildSiteModel, type SiteModel } from './site-model'
import { contentFolder, contentInstance, variablesFile, type SiteSource } from './source'

/** Types of the nodes that the model becomes. */
export const modelTypes = ['Doc', 'Category', 'Sidebar', 'DocsVersion', 'SiteSettings'] as const

/** What the filesystem plugin knows of a file below content/. */
interface FileNode extends Node {
  relativePath: string
  absolutePath: string
  sourceInstanceName: string
}

/** Files below content/docs, by path below it. */
function contentFiles({ getNodesByType }: NodePluginArgs): Map<string, FileNode> {
  const files = getNodesByType('File') as unknown as FileNode[]
  return new Map(
    files
      .filter((file) => file.sourceInstanceName === contentInstance && file.relativePath.startsWith('docs/'))
      .map((file) => [file.relativePath.slice('docs/'.length), file]),
  )
}

/** Collects what the site is made from: the MDX nodes' files, the category files, the settings, git's dates. */
async function readSource(args: NodePluginArgs, root: string): Promise<SiteSource> {
  const files = contentFiles(args)
  const withMdx = new Set(args.getNodesByType('Mdx').map((node) => node.parent))
  const read = (wanted: (file: string, node: FileNode) => boolean) =>
    Promise.all(
      [...files]
        .filter(([file, node]) => wanted(file, node))
        .map(async ([file, node]) => ({ file, text: await readFile(node.absolutePath, 'utf8') })),
    )
  return {
    pages: await read((_, node) => withMdx.has(node.id)),
    categories: await read((file) => /(^|\/)_category\.yml$/.test(file)),
    assets: [...files.keys()].filter((file) => !/\.(mdx|yml)$/.test(file)),
    staticFiles: globSync('**/*', { cwd: `${root}/static` }).map((file) => `/${file}`),
    variables: readVariablesText(root),
    settings,
    lastUpdates: await readLastUpdates(root, contentFolder),
    includeDrafts: process.env.NODE_ENV !== 'production',
  }
}

const readVariablesText = (root: string) =>
  existsSync(`${root}/${variablesFile}`) ? readFileSync(`${root}/${variablesFile}`, 'utf8') : ''

/** The model, and which node each of its pages is. */
export interface ModelNodes {
  model: SiteModel
  docs: ModelPageContext[]
  categories: ModelPageContext[]
}

/** Builds the model from the nodes of the content files and writes it back as nodes. */
export async function createModelNodes(args: NodePluginArgs, root: string): Promise<ModelNodes> {
  const source = await readSource(args, root)
  const model = await buildSiteModel(source, rememberingCompiler(args.cache, root))
  const files = contentFiles(args)
  const kept = new Set<string>()
  const keep = (type: (typeof modelTypes)[number], key: string, data: object, parent?: Node) => {
    const id = args.createNodeId(`${type} ${key}`)
    kept.add(id)
    const contentDigest = args.createContentDigest(data)
    void args.actions.createNode({
      ...data,
      id,
      parent: parent?.id ?? null,
      internal: { type, contentDigest },
    })
    return id
  }
  const docs = model.docs.map(({ path, sidebar, ...doc }) => {
    const images = doc.images.map(({ src, file }) => ({ src, file: files.get(file)?.id ?? null }))
    return {
      id: keep('Doc', doc.docId, { ...doc, path, sidebar, images }, files.get(doc.file)),
      pagePath: path,
      sidebar,
    }
  })
  const categories = model.categories.map((category) => {
    const { path, sidebar } = category
    return { id: keep('Category', category.folder, category), pagePath: path, sidebar }
  })
  for (const sidebar of model.sidebars) keep('Sidebar', sidebar.name, sidebar)
  if (model.version) keep('DocsVersion', model.version.name, model.version)
  if (model.settings) keep('SiteSettings', 'site', model.settings)

  for (const node of modelNodes(args)) if (!kept.has(node.id)) args.actions.deleteNode(node)
  return { model, docs, categories }
}

const modelNodes = ({ getNodesByType }: NodePluginArgs) => modelTypes.flatMap((type) => getNodesByType(type))

/**
 * Keeps the last build's model alive while Gatsby sources anew, so that pages whose model has not changed are not
 * made again.
 */
export function touchModelNodes(args: NodePluginArgs) {
  for (const node of modelNodes(args)) args.actions.touchNode(node)
}
