import { mkdir, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { CreateResolversArgs, NodePluginArgs, Reporter, SourceNodesArgs } from 'gatsby'
import { searchIndexes, textsPath, type SearchIndexName } from '../../shared/search'
import type { SiteModel } from '../model/site-model'
import { indexFile, storeFile, type LocalSearch, type SearchFile } from '../search/packed-files'
import { makeSearchRecords } from '../search/records'
import { digestOf } from './digests'

/** Name of the nodes that gatsby-plugin-local-search asks for. */
export const recordsType = 'SearchRecords'

/**
 * Gives the search its records, one node for each index, and writes the pages' texts. The plugin asks for them in
 * createPages, before the site's own hook of that name: hence in sourcing. Nodes whose records are the same
 * are left alone: each new one makes the dev server create all pages again.
 */
async function createSearchNodes(args: NodePluginArgs, model: SiteModel, root: string) {
  const { indexes, texts } = makeSearchRecords(model)
  for (const [name, page] of texts) await writeOnce(root, textsPath(name), JSON.stringify(page))
  for (const name of searchIndexes) {
    const data = { name, records: indexes[name] }
    const id = args.createNodeId(`${recordsType} ${name}`)
    const contentDigest = digestOf(data)
    if (args.getNode(id)?.internal.contentDigest === contentDigest) continue
    void args.actions.createNode({ ...data, id, internal: { type: recordsType, contentDigest } })
  }
  searched.add(model)
}

/** The actions that nodes are made with: only these make the dev server query nodes that come after sourcing. */
let sourcing: SourceNodesArgs | undefined

/** The models that the search knows. */
const searched = new WeakSet<SiteModel>()

/** Makes the search's records of the model that was checked: its indexes are built before the pages are. */
export async function sourceSearchNodes(args: SourceNodesArgs, model: SiteModel, root: string) {
  sourcing = args
  await createSearchNodes(args, model, root)
}

/** How long content has to rest before the dev server's search learns of it, in ms: what is edited shows first. */
const rest = 2000
let waiting: NodeJS.Timeout | undefined

/** Gives the search of the dev server the records of a newer model, a little later and once for several edits. */
export function refreshSearchNodes(model: SiteModel, root: string) {
  const args = sourcing
  if (!args || process.env.NODE_ENV === 'production') return
  clearTimeout(waiting)
  if (searched.has(model)) return
  const create = () =>
    createSearchNodes(args, model, root).catch((error: Error) =>
      args.reporter.error(`The search does not know the last edit: ${error.message}. Save it again.`),
    )
  waiting = setTimeout(() => void create(), rest)
}

/** Writes a file whose name stands for what it holds. */
async function writeOnce(root: string, address: string, text: string) {
  const file = path.join(root, 'public', address)
  if (existsSync(file)) return
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}

/** The plugin's node types: LocalSearchTitles, … */
export const indexType = (name: SearchIndexName) => `LocalSearch${name[0]!.toUpperCase()}${name.slice(1)}`

/** Writes a file of the search and tells its address, below the site's. */
async function write(root: string, { address, text }: SearchFile) {
  await writeOnce(root, address, text)
  return address
}

/**
 * Has the fields by which the plugin's nodes name their files write these packed. The plugin would write its own, and not
 * wait until they are written.
 */
export function resolveSearchFiles({ createResolvers, pathPrefix }: CreateResolversArgs, root: string) {
  const resolversOf = (name: SearchIndexName) => ({
    publicIndexURL: {
      resolve: async (node: LocalSearch) => pathPrefix + (await write(root, indexFile(node))),
    },
    publicStoreURL: {
      resolve: async (node: LocalSearch) => pathPrefix + (await write(root, storeFile(name, node))),
    },
  })
  const add = createResolvers as (resolvers: object) => void
  add(Object.fromEntries(searchIndexes.map((name) => [indexType(name), resolversOf(name)])))
}

/** Writes the files of all indexes. A cached answer of GraphQL names them without anyone asking for their addresses. */
export async function writeSearchFiles(
  { getNodesByType, reporter }: NodePluginArgs & { reporter: Reporter },
  root: string,
) {
  for (const name of searchIndexes) {
    const [node] = getNodesByType(indexType(name)) as unknown as LocalSearch[]
    if (!node) {
      reporter.panic(
        `The search has no index of ${name}. gatsby-plugin-local-search says above what it lacked.`,
      )
      return
    }
    await write(root, indexFile(node))
    if (name === 'titles' || name === 'headings') await write(root, storeFile(name, node))
  }
}
