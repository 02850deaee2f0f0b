import type { Page } from '../page/read-pages'
import type { Mistake } from '../source/mistakes'
import { nearest } from '../source/suggest'
import { inContent } from '../source/file-names'
import type { Targets } from './link-targets'

/** Keywords for parts of a page that it does not have. */
export const checkSectionKeywords = (pages: readonly Page[], { anchors, unread }: Targets): Mistake[] =>
  pages
    .filter(({ path }) => !unread.has(path))
    .flatMap(({ file, path, frontmatter, lineOf }) => {
      const known = anchors.get(path)!
      return Object.keys(frontmatter.sectionKeywords ?? {})
        .filter((anchor) => !known.has(anchor))
        .map((anchor) => ({
          file: inContent(file),
          line: lineOf('sectionKeywords', anchor),
          message: `sectionKeywords names the part "${anchor}", which the page does not have.`,
          fix: fixFor(anchor, known),
        }))
    })

function fixFor(anchor: string, known: ReadonlySet<string>): string {
  const near = nearest(anchor, known)
  return near ? `Write ${near}, the nearest anchor of the page.` : 'Write the anchor of one of its headings.'
}
