import { graphql, useStaticQuery } from 'gatsby'
import { useMemo } from 'react'
import { searchIndexes } from '../../shared/search'
import type { SearchFiles } from '../../search/files'

/** Addresses of the search's files; their names change with what they hold. */
export function useSearchFiles(): SearchFiles {
  const found = useStaticQuery<Queries.SearchFilesQuery>(graphql`
    query SearchFiles {
      titles: localSearchTitles {
        publicIndexURL
        publicStoreURL
      }
      keywords: localSearchKeywords {
        publicIndexURL
      }
      summaries: localSearchSummaries {
        publicIndexURL
      }
      headings: localSearchHeadings {
        publicIndexURL
        publicStoreURL
      }
      names: localSearchNames {
        publicIndexURL
      }
      bodies: localSearchBodies {
        publicIndexURL
      }
    }
  `)
  return useMemo(
    () => ({
      indexes: Object.fromEntries(
        searchIndexes.map((name) => [name, found[name]!.publicIndexURL]),
      ) as SearchFiles['indexes'],
      titles: found.titles!.publicStoreURL,
      headings: found.headings!.publicStoreURL,
    }),
    [found],
  )
}
