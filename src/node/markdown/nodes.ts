import type { PhrasingContent, RootContent, TableCell, TableRow } from 'mdast'
import { LRUCache } from 'lru-cache'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { AdmonitionKind } from '../../shared/author-components'

/** Parses Markdown in which `<ToAccount>` is text: there are no tags in the values of frontmatter. */
const parser = unified()
  .use(remarkParse)
  .data('micromarkExtensions', [{ disable: { null: ['htmlText', 'htmlFlow'] } }])
  .freeze()

const parsed = new LRUCache<string, RootContent[]>({
  max: 20_000,
  memoMethod(markdown) {
    const tree = parser.parse(markdown)
    visit(tree, (node) => {
      delete node.position
    })
    return tree.children
  },
})

/**
 * Blocks of Markdown as nodes, new ones at each call: whoever compiles them changes them. Positions would be those of
 * the frontmatter's value, not of the file, so they go.
 */
export const blocks = (markdown: string): RootContent[] => structuredClone(parsed.memo(markdown))

/** One paragraph of Markdown as what stands inside of it. */
export const inline = (markdown: string): PhrasingContent[] =>
  blocks(markdown).flatMap((block) => (block.type === 'paragraph' ? block.children : []))

export const text = (value: string): PhrasingContent => ({ type: 'text', value })
export const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value })
export const link = (url: string, ...children: PhrasingContent[]): PhrasingContent => ({
  type: 'link',
  url,
  children,
})
export const lineBreak: PhrasingContent = { type: 'break' }
export const paragraph = (...children: PhrasingContent[]): RootContent => ({ type: 'paragraph', children })

/** A heading with an anchor of its own. */
export const heading = (depth: 2 | 3, id: string, ...children: PhrasingContent[]): RootContent => ({
  type: 'heading',
  depth,
  children: [...children, text(` {#${id}}`)],
})

/** A listing. */
export const fence = (lang: string, value: string, title?: string): RootContent => ({
  type: 'code',
  lang,
  value: value.replace(/\n$/, ''),
  ...(title && { meta: `title="${title}"` }),
})

/**
 * A table.
 * @param rows each a list of cells, each a list of what stands in it
 */
export function table(head: string[], rows: PhrasingContent[][][]): RootContent {
  const cell = (children: PhrasingContent[]): TableCell => ({ type: 'tableCell', children })
  const row = (cells: PhrasingContent[][]): TableRow => ({ type: 'tableRow', children: cells.map(cell) })
  return { type: 'table', children: [row(head.map((title) => [text(title)])), ...rows.map(row)] }
}

/** A badge, as authors write it: <Badge tone="…">. */
export const badge = (tone: AdmonitionKind, label: string): PhrasingContent =>
  ({
    type: 'mdxJsxTextElement',
    name: 'Badge',
    attributes: [{ type: 'mdxJsxAttribute', name: 'tone', value: tone }],
    children: [text(label)],
  }) as unknown as PhrasingContent

/** An HTML element that Markdown has no syntax for. */
export const element = (
  tag: string,
  properties: Record<string, string | string[]>,
  children: readonly RootContent[],
): RootContent & PhrasingContent =>
  ({ type: 'reference', data: { hName: tag, hProperties: properties }, children }) as unknown as RootContent &
    PhrasingContent
