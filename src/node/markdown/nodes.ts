import type {
  BlockContent,
  Blockquote,
  DefinitionContent,
  Heading,
  List,
  Node,
  Paragraph,
  Parent,
  PhrasingContent,
  RootContent,
  Table,
  TableCell,
  TableRow,
} from 'mdast'
// Adds the names under which a node says what element it becomes.
import type {} from 'mdast-util-to-hast'
import { words } from '../../locale/site-words'
import type { AdmonitionKind } from '../../shared/author-components'

/*
 * What is made from a model, as nodes of Markdown's syntax tree. Whoever places them may not change them: they are
 * remembered, and the same ones stand on many pages.
 */

/** An element or a component that Markdown has no syntax for. */
export interface HtmlElement extends Parent {
  type: 'htmlElement'
  children: RootContent[]
}

/** The place of the author's text among what is made from models: all before its first heading, or the rest. */
export interface AuthorText extends Node {
  type: 'authorText'
  part: 'introduction' | 'rest'
}

declare module 'mdast' {
  interface RootContentMap {
    htmlElement: HtmlElement
    authorText: AuthorText
  }
  interface PhrasingContentMap {
    htmlElement: HtmlElement
  }
}

/** A text as it is; `inline` (read-markdown.ts) reads Markdown. */
export const text = (value: string): PhrasingContent => ({ type: 'text', value })
/** Code in a line. */
export const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value })
/** A link with its content. */
export const link = (url: string, ...children: PhrasingContent[]): PhrasingContent => ({
  type: 'link',
  url,
  children,
})
/** The end of a line within a paragraph or a cell. */
export const lineBreak: PhrasingContent = { type: 'break' }
/** A paragraph of nodes in a line. */
export const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children })

/** Nodes as a list in one line. */
export const separated = (nodes: readonly PhrasingContent[]): PhrasingContent[] =>
  nodes.flatMap((node, index) => (index ? [text(words.common.listSeparator), node] : [node]))

/** Names as code, as a list in one line. */
export const codeList = (names: readonly string[]): PhrasingContent[] => separated(names.map(code))

/** A sentence of the site's words, with nodes in its places. */
export const sentence = (
  parts: readonly (string | PhrasingContent | readonly PhrasingContent[])[],
): PhrasingContent[] => parts.flatMap((part) => (typeof part === 'string' ? text(part) : part))

/** A quotation of one paragraph. */
export const quotation = (value: string): Blockquote => ({
  type: 'blockquote',
  children: [paragraph(text(value))],
})

/** A heading for texts in which nothing leads to it. */
export const plainHeading = (depth: 1 | 2, value: string): Heading => ({
  type: 'heading',
  depth,
  children: [text(value)],
})

/** A heading with an anchor of its own. */
export const heading = (depth: 2 | 3, id: string, ...children: PhrasingContent[]): Heading => ({
  type: 'heading',
  depth,
  children,
  data: { hProperties: { id } },
})

/** A listing. */
export const fence = (lang: string, value: string, title?: string): RootContent => ({
  type: 'code',
  lang,
  value: value.replace(/\n$/, ''),
  ...(title && { meta: `title="${title}"` }),
})

/** A list without order, of items that hold blocks. */
export const blockList = (items: readonly (BlockContent | DefinitionContent)[][]): List => ({
  type: 'list',
  spread: false,
  children: items.map((children) => ({ type: 'listItem', spread: false, children })),
})

/** A list without order, one line for each item. */
export const list = (items: readonly PhrasingContent[][]): List =>
  blockList(items.map((children) => [paragraph(...children)]))

/** A list of links, each with a text of its own where it has one. */
export const linkList = (items: readonly { label: string; url: string; description?: string }[]): List =>
  list(
    items.map(({ label, url, description }) => [
      link(url, text(label)),
      ...(description ? [text(`: ${description}`)] : []),
    ]),
  )

/**
 * A table.
 * @param head titles of the columns
 * @param rows each a list of cells, each a list of what stands in it
 * @param ids the addresses of rows that have one
 */
export function table(
  head: (string | PhrasingContent[])[],
  rows: PhrasingContent[][][],
  ids: readonly (string | undefined)[] = [],
): Table {
  const cell = (children: PhrasingContent[]): TableCell => ({ type: 'tableCell', children })
  const row = (cells: PhrasingContent[][], id?: string): TableRow => ({
    type: 'tableRow',
    children: cells.map(cell),
    ...(id && { data: { hProperties: { id } } }),
  })
  return {
    type: 'table',
    children: [
      row(head.map((title) => (typeof title === 'string' ? [text(title)] : title))),
      ...rows.map((cells, index) => row(cells, ids[index])),
    ],
  }
}

/** A table whose first columns have these widths where they stand beside each other; the others share the rest. */
export function withWidths({ children: [head, ...rows], ...table }: Table, widths: readonly string[]): Table {
  const cells = head!.children.map((cell, column): TableCell => {
    const width = widths[column]
    return width ? { ...cell, data: { hProperties: { style: `width:${width}` } } } : cell
  })
  return {
    ...table,
    data: { hProperties: { style: 'table-layout:fixed' } },
    children: [{ ...head!, children: cells }, ...rows],
  }
}

/** An element or a component that Markdown has no syntax for. */
export const element = (
  tag: string,
  properties: Record<string, string | string[]>,
  children: readonly RootContent[],
): HtmlElement => ({
  type: 'htmlElement',
  children: [...children],
  data: { hName: tag, hProperties: properties },
})

/** A badge, as authors write it: <Badge tone="…">. */
export const badge = (tone: AdmonitionKind, label: string): HtmlElement =>
  element('Badge', { tone }, [text(label)])

/** The place of the author's text. */
export const authorText = (part: AuthorText['part']): AuthorText => ({ type: 'authorText', part })
