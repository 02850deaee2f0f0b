import { LRUCache } from 'lru-cache'
import type { PhrasingContent, Root } from 'mdast'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { ContentNode } from '../../shared/content-tree'
import { h } from './elements'

const parser = unified().use(remarkParse)

/** The Markdown of a description: text, `code`, *emphasis*, **strong** and links. Anything else stays as written. */
export const inlineMarkdown = (text: string) => parsed.memo(text)

const parsed = new LRUCache<string, ContentNode[]>({ max: 20_000, memoMethod: (text) => parse(text) })

function parse(text: string): ContentNode[] {
  const { children }: Root = parser.parse(text)
  return children.flatMap((block, index) => {
    const inside = block.type === 'paragraph' ? block.children.map(toNode) : [text]
    return index ? [' ', ...inside] : inside
  })
}

function toNode(node: PhrasingContent): ContentNode {
  switch (node.type) {
    case 'text':
      return node.value.replace(/\s*\n\s*/g, ' ')
    case 'inlineCode':
      return h('code', null, node.value)
    case 'emphasis':
      return h('em', null, ...node.children.map(toNode))
    case 'strong':
      return h('strong', null, ...node.children.map(toNode))
    case 'link':
      return h('a', { href: node.url }, ...node.children.map(toNode))
    default:
      return 'value' in node ? node.value : ''
  }
}
