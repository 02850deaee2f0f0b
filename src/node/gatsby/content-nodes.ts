import type { CreateNodeArgs, CreatePagesArgs, Node } from 'gatsby'
import { edition } from '../../site/edition'
import { checkFrontmatterSyntax } from '../page/frontmatter'
import { repairText } from '../source/damaged-text'
import type { PlacedFile } from '../source/layers'
import { contentInstance, isCategoryFile, isPageFile } from '../source/file-names'
import type { ContentFiles } from '../source/site-source'
import { areReported, reportMistakes } from './report-mistakes'

/** What the filesystem plugin knows of a file below content/. */
export interface FileNode extends Node {
  relativePath: string
  sourceInstanceName: string
}

/** Where a file of the edition's pages stands: its folder, and its path below it. */
interface DocsPlace {
  folder: string
  file: string
}

/** The place of a path below content/; undefined for what is no file of this edition's pages. */
function placeOf(relativePath: string): DocsPlace | undefined {
  const whole = `${contentInstance}/${relativePath}`
  const folder = edition.docs.find((one) => whole.startsWith(`${one}/`))
  return folder === undefined ? undefined : { folder, file: whole.slice(folder.length + 1) }
}

/** Where the file of the pages stands that a node is made of; undefined for any other node. */
export function docsPlaceOf(node: Node | undefined): DocsPlace | undefined {
  if (node?.internal.type !== 'File') return undefined
  const { sourceInstanceName, relativePath } = node as FileNode
  return sourceInstanceName === contentInstance ? placeOf(relativePath) : undefined
}

/** A file as messages name it. */
const nameOf = (place: DocsPlace | undefined) => (place ? `${place.folder}/${place.file}` : contentInstance)

/**
 * Completes what Gatsby knows of the content, for onCreateNode: an MDX node learns the text of its frontmatter, which
 * messages with lines need; a category file becomes a node of its own.
 */
export async function completeNode(args: CreateNodeArgs): Promise<void> {
  const { node, getNode } = args
  if (node.internal.type === 'Mdx') return noteHead(args, getNode(node.parent!))
  const place = docsPlaceOf(node)
  if (place && isCategoryFile(place.file)) return createCategoryNode(args)
  if (place && isPageFile(place.file)) return checkPageFile(args, nameOf(place))
}

/** The node that gatsby-plugin-mdx makes of a page. */
interface MdxNode extends Node {
  body: string
}

/** What stands before the body, as it is written: both together are the file. */
async function noteHead({ node, actions, loadNodeContent }: CreateNodeArgs, file: Node | undefined) {
  if (!file) return
  const text = await loadNodeContent(file)
  const { body } = node as MdxNode
  if (!text.endsWith(body))
    throw new Error(`${nameOf(docsPlaceOf(file))} changed while it was read. Save it again.`)
  const value = text.slice(0, text.length - body.length)
  actions.createNodeField({ node, name: 'head', value })
}

async function createCategoryNode({ node, actions, createNodeId, loadNodeContent }: CreateNodeArgs) {
  const child = {
    id: createNodeId(`${node.id} category`),
    parent: node.id,
    children: [],
    text: await loadNodeContent(node),
    internal: { type: 'CategoryFile', contentDigest: node.internal.contentDigest },
  }
  await actions.createNode(child)
  // The node is removed with its file.
  actions.createParentChildLink({ parent: node, child: child })
}

/**
 * Reports a frontmatter that can't be read as soon as its file is: there, gatsby-plugin-mdx stops with a stack trace,
 * and the dev server makes no pages until it is fixed. A build has checked before.
 */
async function checkPageFile({ node, loadNodeContent, reporter }: CreateNodeArgs, name: string) {
  if (process.env.NODE_ENV === 'production') return
  const { text, mistakes } = repairText(await loadNodeContent(node), name)
  const all = [...mistakes, ...checkFrontmatterSyntax(text, name)]
  if (!areReported(all)) reportMistakes(reporter, all)
}

/** What a node made from a file knows: its path below content/. */
interface FromFile {
  parent: { relativePath: string } | null
}

interface ContentQuery {
  pages: { nodes: (FromFile & { body: string; fields: { head: string } })[] }
  categories: { nodes: (FromFile & { text: string })[] }
}

const contentQuery = /* GraphQL */ `
  query Content {
    pages: allMdx {
      nodes {
        body
        fields {
          head
        }
        parent {
          ... on File {
            relativePath
          }
        }
      }
    }
    categories: allCategoryFile {
      nodes {
        text
        parent {
          ... on File {
            relativePath
          }
        }
      }
    }
  }
`

/**
 * Asks Gatsby's nodes for the pages and category files.
 * @throws where the query can't be answered
 */
export async function queryContent(args: CreatePagesArgs): Promise<ContentFiles> {
  const answer = await args.graphql<ContentQuery>(contentQuery)
  const { data } = answer
  if (!data) throw new Error(`The content can't be queried: ${String(answer.errors)}`)
  const toFile = ({ parent }: FromFile, text: string): PlacedFile[] => {
    const place = parent ? placeOf(parent.relativePath) : undefined
    return place ? [{ ...place, text }] : []
  }
  return {
    pages: data.pages.nodes.flatMap((page) => toFile(page, page.fields.head + page.body)),
    categories: data.categories.nodes.flatMap((category) => toFile(category, category.text)),
  }
}
