import type { SidebarItem } from '../../shared/site'
import { isCategory, type Structure } from './sidebars'
import type { Page } from '../page/read-pages'
import { duplicates } from '../source/duplicates'
import type { Mistake } from '../source/mistakes'
import { inContent } from '../source/file-names'
import type { SourceFile } from '../source/site-source'
import { lineOfKey } from '../source/yaml'

/** What an entry of a sidebar is made from, and where its label stands. */
interface Origin {
  name: string
  file: string
  line: number | undefined
}

/**
 * Entries of one list in a sidebar that readers can't tell apart by their labels. Pages of one title have been told.
 * @returns a warning for each but the first
 */
export function labelsTwice(
  { sidebars, folders }: Pick<Structure, 'sidebars' | 'folders'>,
  pages: readonly Page[],
  categories: readonly SourceFile[],
): Mistake[] {
  const originOf = (item: SidebarItem): Origin | undefined => {
    const folder = folders.get(item)
    const page = pages.find(({ path }) => path === item.href)
    if (page) {
      const key = page.frontmatter.sidebarLabel ? 'sidebarLabel' : 'title'
      return { name: inContent(page.file), file: inContent(page.file), line: page.lineOf(key) }
    }
    if (folder === undefined) return undefined
    const file = `${folder}/_category.yml`
    const text = categories.find((one) => one.file === file)?.text ?? ''
    return { name: inContent(folder), file: inContent(file), line: lineOfKey({ text }, ['label']) }
  }
  const titleOf = (item: SidebarItem) =>
    pages.find(({ path }) => path === item.href)?.frontmatter.title.toLowerCase()
  const inList = (items: readonly SidebarItem[]): Mistake[] => [
    ...duplicates(items, ({ label }) => label.toLowerCase()).flatMap(({ item, first: other }) => {
      const title = titleOf(item)
      if (title !== undefined && title === titleOf(other)) return []
      const [here, there] = [originOf(item), originOf(other)]
      // A folder has its label in another file, which may be that of a listing: the page is the one to change.
      const [at, beside] = isCategory(item) && !isCategory(other) ? [there, here] : [here, there]
      if (!at || !beside) return []
      return {
        file: at.file,
        line: at.line,
        message: `The label "${item.label}" is that of ${beside.name} beside it, too.`,
        fix: 'Give one of the two another title, or a sidebarLabel.',
      }
    }),
    ...items.filter(isCategory).flatMap((category) => inList(category.items)),
  ]
  return sidebars.flatMap(({ items }) => inList(items))
}
