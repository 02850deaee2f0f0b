/**
 * The components that authors may use. Each has a schema (node/page), a React component (components/content) and a form
 * in Markdown (node/markdown): the compiler misses what is forgotten.
 */
export type AuthorComponent =
  | 'Badge'
  | 'Card'
  | 'Cards'
  | 'Details'
  | 'Figure'
  | 'FileTree'
  | 'Kbd'
  | 'Steps'
  | 'Tab'
  | 'Tabs'
  | 'Term'
  | HtmlTag

/** HTML that Markdown has no sign for; it is shown as it is. */
export type HtmlTag = 'sub' | 'sup'

/** The kinds of the `:::kind[Title]` box, which are the tones of a badge, too. */
export const admonitionKinds = ['note', 'tip', 'info', 'warning', 'danger'] as const
export type AdmonitionKind = (typeof admonitionKinds)[number]
