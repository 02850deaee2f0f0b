import type { ContentElement } from '../../shared/content-tree'
import { h } from './elements'

/** Highlights code: lines as HTML, escaped. The build passes Shiki's. */
export type Highlight = (source: string, language: string) => Promise<string>

/** A listing with highlighted code. */
export const listing = async (
  highlight: Highlight,
  language: string,
  source: string,
  title?: string,
): Promise<ContentElement> =>
  h('CodeBlock', { html: await highlight(source, language), language, ...(title && { title }) })
