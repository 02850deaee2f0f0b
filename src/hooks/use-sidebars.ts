import { useMemo } from 'react'
import { graphql, useStaticQuery } from 'gatsby'
import type { Sidebar } from '../shared/site'
import { unpackItems, type PackedItem } from '../shared/sidebar-tree'

/**
 * All sidebars. Gatsby keeps the answer of a static query in one file beside the pages, so the browser gets the
 * trees once, not with every page.
 */
export function useSidebars(): Sidebar[] {
  const { allSidebar } = useStaticQuery<Queries.SidebarsQuery>(graphql`
    query Sidebars {
      allSidebar(sort: { position: ASC }) {
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
  return useMemo(
    () =>
      allSidebar.nodes.map(({ tree, ...sidebar }) => ({
        ...sidebar,
        items: unpackItems(tree as unknown as PackedItem[], sidebar.rootPath),
      })),
    [allSidebar],
  )
}
