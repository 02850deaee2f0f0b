import { duplicates } from '../source/duplicates'
import type { Mistake } from '../source/mistakes'
import type { Page } from '../page/read-pages'
import { inContent } from '../source/file-names'

/**
 * Pages that a reader of a list or of search results can't tell apart: they have one title, or one description.
 * @returns a warning for each page but the first
 */
export const findDuplicates = (pages: readonly Page[]): Mistake[] =>
  (['title', 'description'] as const).flatMap((key) =>
    duplicates(pages, ({ frontmatter }) => frontmatter[key].toLowerCase()).map(({ item: page, first }) => ({
      file: inContent(page.file),
      line: page.lineOf(key),
      message: `The ${key} is that of ${inContent(first.file)}, too.`,
      fix: 'Say what this page has that the other has not.',
    })),
  )

/** Descriptions that repeat the title: a reader of search results gets nothing from them. */
export const descriptionsOfTitles = (pages: readonly Page[]): Mistake[] =>
  pages
    .filter(({ frontmatter: { title, description } }) => plainWords(title) === plainWords(description))
    .map(({ file, lineOf }) => ({
      file: inContent(file),
      line: lineOf('description'),
      message: 'The description says no more than the title.',
      fix: 'Say what a reader finds on the page.',
    }))

const plainWords = (text: string) => text.toLowerCase().replace(/\W+/g, ' ').trim()

/**
 * Pages that nothing leads to: no list, since they are unlisted, and no link of another page.
 * @returns a warning for each
 */
export function findOrphans(pages: readonly Page[]): Mistake[] {
  const linked = new Set(
    pages.flatMap(({ path, content }) =>
      content.links.map(({ href }) => href.replace(/[?#].*/, '')).filter((target) => target !== path),
    ),
  )
  return pages
    .filter(({ path, frontmatter }) => frontmatter.unlisted && !linked.has(path))
    .map(({ file }) => ({
      file: inContent(file),
      message: 'The page is unlisted and no page links to it: readers need its address.',
      fix: 'Link to it, or take "unlisted" away, if readers shall find it.',
    }))
}
