import type { ElementContent, Properties, Root } from 'hast'
import { toMdast } from 'hast-util-to-mdast'
import type { RootContent } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { visit } from 'unist-util-visit'
import { closeSigns } from '../../shared/close-signs'
import type { ContentElement, ContentNode, ContentValue } from '../../shared/content-tree'
import { lettersClass } from '../../shared/letters-class'
import { fullAddress, isExternal } from '../../shared/paths'
import { plainSpaces } from '../../shared/units'
import { componentHandlers } from './handlers'
import { footnoteHandlers } from './footnotes'

/** Where a page's addresses lead once its text stands alone. */
export interface MarkdownBase {
  /** The page's full address, and that of the site. */
  url: string
  site: string
  /** Addresses of the page's images, by `src` as written. */
  images: ReadonlyMap<string, string>
}

/** Signs that a page slants with the word before them (rehypeEmphasis): here they follow it, as authors write them. */
const lastCloseSigns = new RegExp(`${closeSigns.source}$`)

/** A content tree as Markdown nodes, every address in full. */
export function contentToMdast(tree: ContentElement, { url, site, images }: MarkdownBase): RootContent[] {
  const root: Root = { type: 'root', children: (tree.children ?? []).map(toHast) }
  const mdast = toMdast(root, { handlers: { ...componentHandlers, ...footnoteHandlers }, document: true })
  visit(mdast, (node) => {
    if (node.type === 'image') node.url = images.get(node.url) ?? node.url
    if (node.type === 'link' || node.type === 'image') node.url = inFull(node.url, url, site)
  })
  visit(mdast, 'emphasis', (node, index, parent) => {
    const last = node.children.at(-1)
    const signs = last?.type === 'text' && lastCloseSigns.exec(last.value)?.[0]
    if (!signs) return
    last.value = last.value.slice(0, -signs.length)
    parent!.children.splice(index! + 1, 0, { type: 'text', value: signs })
  })
  return mdast.type === 'root' ? mdast.children : [mdast]
}

/** An address as it stands on a page, which is one of the site, of another site, or of a place on the page. */
function inFull(address: string, page: string, site: string): string {
  if (isExternal(address)) return address
  return address.startsWith('/') ? fullAddress(address, site) : new URL(address, page).href
}

/** All but the places where a browser may break a word, and the letters that a reader jumps to. */
const isRead = (node: ContentNode) =>
  typeof node === 'string' || !(node.tag === 'wbr' || node.props?.className === lettersClass)

/** The content tree as the HTML tree that it came from, components by their names. */
function toHast(node: ContentNode): ElementContent {
  if (typeof node === 'string') return { type: 'text', value: plainSpaces(node) }
  return {
    type: 'element',
    tagName: node.tag,
    properties: toProperties(node.props ?? {}),
    children: (node.children ?? []).filter(isRead).map(toHast),
  }
}

function toProperties({ style, ...props }: Record<string, ContentValue>): Properties {
  const named = Object.entries(props).map(([name, value]) => [propertyNames[name] ?? name, value])
  const { textAlign } = (style ?? {}) as { textAlign?: string }
  return Object.fromEntries(textAlign ? [...named, ['align', textAlign]] : named) as Properties
}

/** Properties that React names otherwise than HTML's tree does. */
const propertyNames: Record<string, string> = {
  'data-footnotes': 'dataFootnotes',
  'data-footnote-ref': 'dataFootnoteRef',
  'data-footnote-backref': 'dataFootnoteBackref',
}

/** Markdown nodes as text, in the way this site's authors write. */
export const printMarkdown = (children: RootContent[]): string =>
  toMarkdown(
    { type: 'root', children },
    { extensions: [gfmToMarkdown()], bullet: '-', rule: '-', emphasis: '_' },
  )
