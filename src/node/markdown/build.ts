import type { Paragraph, PhrasingContent, RootContent } from 'mdast'

/** Markdown nodes, said shortly. */
export const text = (value: string): PhrasingContent => ({ type: 'text', value })

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children })

export const quotation = (value: string): RootContent => ({
  type: 'blockquote',
  children: [paragraph(text(value))],
})

export const heading = (depth: 1 | 2, value: string): RootContent => ({
  type: 'heading',
  depth,
  children: [text(value)],
})

export const link = (label: string, url: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [text(label)],
})

/** A list of links, each with a text of its own where it has one. */
export const listOf = (items: { label: string; url: string; description?: string }[]): RootContent => ({
  type: 'list',
  spread: false,
  children: items.map(({ label, url, description }) => ({
    type: 'listItem',
    spread: false,
    children: [paragraph(link(label, url), ...(description ? [text(`: ${description}`)] : []))],
  })),
})
