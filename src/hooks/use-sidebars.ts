import { graphql, useStaticQuery } from 'gatsby'
import type { Sidebar, SidebarItem } from '../model/site'

/**
 * All sidebars. Gatsby keeps the answer of a static query in one file beside the pages, so the browser gets the
 * trees once, not with every page.
 */
export function useSidebars(): Sidebar[] {
  const { allSidebar } = useStaticQuery<Queries.SidebarsQuery>(graphql`
    query Sidebars {
      allSidebar {
        nodes {
          name
          label
          rootPath
          path
          tree
        }
      }
    }
  `)
  return allSidebar.nodes.map(({ tree, ...sidebar }) => ({
    ...sidebar,
    items: tree as unknown as SidebarItem[],
  }))
}
