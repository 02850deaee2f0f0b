import type { List, PhrasingContent, RootContent } from 'mdast'
import { link as linkTo, list, paragraph, text } from './nodes'

/** A quotation of one paragraph. */
export const quotation = (value: string): RootContent => ({
  type: 'blockquote',
  children: [paragraph(text(value))],
})

/** A heading without an anchor. */
export const heading = (depth: 1 | 2, value: string): RootContent => ({
  type: 'heading',
  depth,
  children: [text(value)],
})

/** A link with a label. */
export const link = (label: string, url: string): PhrasingContent => linkTo(url, text(label))

/** A list of links, each with a text of its own where it has one. */
export const listOf = (items: { label: string; url: string; description?: string }[]): List =>
  list(
    items.map(({ label, url, description }) => [
      link(label, url),
      ...(description ? [text(`: ${description}`)] : []),
    ]),
  )
