import { isDraft, type Page } from '../page/read-pages'
import type { Mistake } from '../source/mistakes'
import { placeholders } from '../source/placeholders'
import { inContent } from '../source/file-names'

/** What "npm run new" has written, and nobody has replaced, on pages that readers get. */
export const unreplacedPlaceholders = (pages: readonly Page[]): Mistake[] =>
  pages.filter((page) => !isDraft(page)).flatMap(placeholdersOn)

function placeholdersOn({ file, frontmatter, content, lineOf }: Page): Mistake[] {
  const { description, sources = [] } = frontmatter
  const tell = (what: string, line?: number): Mistake => ({
    file: inContent(file),
    ...(line && { line }),
    message: `${what} is that of each new page.`,
    fix: 'Write your own, or keep the page to yourself for now: draft: true.',
  })
  return [
    ...(description.endsWith(placeholders.description)
      ? [tell('The description', lineOf('description'))]
      : []),
    ...sources.flatMap(({ title }, index) =>
      title === placeholders.source.title ? [tell('The source', lineOf('sources', index))] : [],
    ),
    ...(content.headings.some(({ text }) => text === placeholders.heading)
      ? [tell(`The heading "${placeholders.heading}"`)]
      : []),
  ]
}
