import { isDraft, type Page } from '../page/read-pages'
import type { Mistake } from '../source/mistakes'
import { inContent } from '../source/file-names'

/** Pages of which readers would see the title alone. Drafts may wait for their text. */
export const emptyPages = (pages: readonly Page[]): Mistake[] =>
  pages
    .filter((page) => !isDraft(page) && hasDescription(page) && !page.content.unread && isEmpty(page.content))
    .map(({ file }) => ({
      file: inContent(file),
      line: 1,
      message: 'The page has no text.',
      fix: 'Write what it is for, or keep it to yourself for now: draft: true.',
    }))

/** A page without a frontmatter has been told of as such. */
const hasDescription = ({ frontmatter }: Page) => frontmatter.description !== ''

const isEmpty = ({ tree, mistakes }: Page['content']) =>
  !mistakes.length && !(tree.children ?? []).some((child) => typeof child !== 'string' || child.trim() !== '')

/** Headings of pages for readers that nothing stands below. */
export const emptySections = (pages: readonly Page[]): Mistake[] =>
  pages.filter((page) => !isDraft(page)).flatMap(({ content }) => content.emptySections ?? [])
