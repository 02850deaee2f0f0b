import type { CreateNodeArgs, CreatePagesArgs, Node } from 'gatsby'
import { checkFrontmatterSyntax } from '../page/frontmatter'
import { formatFaults } from '../source/faults'
import {
  contentInstance,
  inContent,
  isCategoryFile,
  isPageFile,
  type ContentFiles,
  type SourceFile,
} from '../source/read-source'
import { tellFaults } from './dev-faults'

/** What the filesystem plugin knows of a file below content/. */
export interface FileNode extends Node {
  relativePath: string
  sourceInstanceName: string
}

/** The folder of the pages within content/. */
const docsFolder = 'docs/'

/** The path below content/docs of the file that a node stands for; undefined for any other node. */
export function docsFileOf(node: Node | undefined): string | undefined {
  if (node?.internal.type !== 'File') return undefined
  const { sourceInstanceName, relativePath } = node as FileNode
  const isDocs = sourceInstanceName === contentInstance && relativePath.startsWith(docsFolder)
  return isDocs ? relativePath.slice(docsFolder.length) : undefined
}

/**
 * Completes what Gatsby knows of the content, for onCreateNode: an MDX node learns the text of its frontmatter, which
 * messages with lines need; a category file becomes a node of its own.
 */
export async function completeNode(args: CreateNodeArgs): Promise<void> {
  const { node, getNode } = args
  if (node.internal.type === 'Mdx') return noteHead(args, getNode(node.parent!))
  const file = docsFileOf(node)
  if (file && isCategoryFile(file)) return createCategoryNode(args)
  if (file && isPageFile(file)) return checkPageFile(args, file)
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
    throw new Error(`${inContent(docsFileOf(file) ?? '')} changed while it was read. Save it again.`)
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
  // With its file it goes, too.
  actions.createParentChildLink({ parent: node, child: child })
}

/**
 * Tells of a frontmatter that can't be read as soon as its file is: there, gatsby-plugin-mdx stops with a stack trace,
 * and the dev server makes no pages until it is mended. A build has checked before.
 */
async function checkPageFile({ node, loadNodeContent, reporter }: CreateNodeArgs, file: string) {
  if (process.env.NODE_ENV === 'production') return
  const faults = checkFrontmatterSyntax(await loadNodeContent(node), inContent(file))
  if (!faults.length) return
  reporter.error(formatFaults(faults))
  tellFaults(faults)
}

/** Of a node made from a file: its path below content/. */
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
  const toFile = ({ parent }: FromFile, text: string): SourceFile[] =>
    parent?.relativePath.startsWith(docsFolder)
      ? [{ file: parent.relativePath.slice(docsFolder.length), text }]
      : []
  return {
    pages: data.pages.nodes.flatMap((page) => toFile(page, page.fields.head + page.body)).sort(byFile),
    categories: data.categories.nodes.flatMap((category) => toFile(category, category.text)).sort(byFile),
  }
}

const byFile = (a: SourceFile, b: SourceFile) => (a.file < b.file ? -1 : 1)
