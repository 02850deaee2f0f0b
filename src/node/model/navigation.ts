import { isListed } from '../../shared/sidebar'
import type { Breadcrumb, PageLink, Sidebar, SidebarItem } from '../../shared/site'
import type { Page } from '../page/read-pages'
import type { Mistake } from '../source/mistakes'
import { inContent } from '../source/file-names'
import { isCategory } from './sidebars'

/** Where a page stands among the others. */
export interface Place {
  sidebar: string
  breadcrumbs: Breadcrumb[]
  previous: PageLink | null
  next: PageLink | null
}

/** The place of every page that a sidebar leads to, by path. */
export function placePages(sidebars: Sidebar[], withBreadcrumbs: boolean): Map<string, Place> {
  return new Map(sidebars.flatMap((sidebar) => [...placesOf(sidebar, withBreadcrumbs)]))
}

function placesOf(sidebar: Sidebar, withBreadcrumbs: boolean): Map<string, Place> {
  const root = { label: sidebar.label, path: sidebar.rootPath }
  const stops = [{ trail: [root], listed: true }, ...stopsOf(sidebar.items, [root])]
  const links = stops.flatMap((stop) => toLink(stop) ?? [])
  const position = new Map(links.map(({ path }, index) => [path, index]))
  return new Map(
    stops.flatMap(({ trail }) => {
      const { path } = trail.at(-1)!
      if (path === null) return []
      const index = position.get(path)
      const place = {
        sidebar: sidebar.name,
        breadcrumbs: withBreadcrumbs ? trail : [],
        previous: index === undefined ? null : (links[index - 1] ?? null),
        next: index === undefined ? null : (links[index + 1] ?? null),
      }
      return [[path, place] as const]
    }),
  )
}

/** One step of the reading order: the trail that leads to it, the step itself last. */
interface Stop {
  trail: Breadcrumb[]
  listed: boolean
}

/** The sidebar's tree in reading order. */
function stopsOf(items: SidebarItem[], above: Breadcrumb[]): Stop[] {
  return items.flatMap((item) => {
    const trail = [...above, { label: item.label, path: item.href }]
    const below = isCategory(item) ? stopsOf(item.items, trail) : []
    const listed = isCategory(item) ? !item.linkUnlisted : isListed(item)
    return [{ trail, listed }, ...below]
  })
}

/** The page that a step leads to; null where readers are not led there. */
function toLink({ trail, listed }: Stop): PageLink | null {
  const { label, path } = trail.at(-1)!
  return listed && path ? { label, path } : null
}

/** Pages outside of every sidebar's folder: the first of each section, since all others have the same mistake. */
export function checkSections(pages: Page[], places: Map<string, Place>): Mistake[] {
  const sectionOf = ({ file }: Page) => /^[^/]*\//.exec(file)?.[0] ?? file
  const outside = new Map(
    pages
      .filter((page) => !places.has(page.path))
      .toReversed()
      .map((page) => [sectionOf(page), page]),
  )
  return [...outside.values()].toReversed().map((page) => ({
    file: inContent(page.file),
    message: 'The page stands in no sidebar.',
    fix: 'Move it into the folder of a sidebar, or give its folder a sidebar in src/site/settings.ts.',
  }))
}
