import type { Page } from '../page/read-pages'
import type { Fault } from '../source/faults'
import { inContent } from '../source/read-source'

/** Routes that two pages claim; hosts differ in whether they mind case. */
export function duplicateRoutes(pages: Page[]): Fault[] {
  const first = new Map<string, Page>()
  return pages.flatMap((page) => {
    const key = page.path.toLowerCase()
    const other = first.get(key)
    if (!other) {
      first.set(key, page)
      return []
    }
    return {
      file: inContent(page.file),
      ...(page.frontmatter.slug && { line: page.lineOf('slug') }),
      message: `The route ${page.path} belongs to ${inContent(other.file)} already.`,
      fix: 'Give one of the two files another name or slug.',
    }
  })
}
