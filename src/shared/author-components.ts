/**
 * The components an MDX file may use, with the attributes each takes. The build checks content against this list,
 * and `components/content` provides one component for each name.
 */
export const authorComponents: Record<
  string,
  { attributes: readonly string[]; required: readonly string[] }
> = {
  Badge: { attributes: ['tone'], required: [] },
  Card: { attributes: ['title', 'href'], required: ['title', 'href'] },
  Cards: { attributes: [], required: [] },
  Details: { attributes: ['summary', 'open'], required: [] },
  Figure: { attributes: ['name', 'caption', 'frameRate'], required: ['name', 'caption'] },
  FileTree: { attributes: [], required: [] },
  Kbd: { attributes: [], required: [] },
  Steps: { attributes: [], required: [] },
  Tab: { attributes: ['label', 'value'], required: ['label'] },
  Term: { attributes: [], required: [] },
  sub: { attributes: [], required: [] },
  sup: { attributes: [], required: [] },
  Tabs: { attributes: ['group', 'default'], required: [] },
}

/** Components that Markdown itself becomes: authors write the syntax, not the name. */
export const markdownComponents = ['Admonition', 'CodeBlock', 'HeadingLink'] as const

/** The kinds of the `:::kind[Title]` box. */
export const admonitionKinds = ['note', 'tip', 'info', 'warning', 'danger'] as const
export type AdmonitionKind = (typeof admonitionKinds)[number]
