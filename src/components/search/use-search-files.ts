import { graphql, useStaticQuery } from 'gatsby'
import { useMemo } from 'react'
import type { SearchFiles } from '../../search/files'

/** Addresses of the search's files; their names change with what they hold. */
export function useSearchFiles(): SearchFiles {
  const { titles, headings, names, bodies } = useStaticQuery<Queries.SearchFilesQuery>(graphql`
    query SearchFiles {
      titles: localSearchTitles {
        publicIndexURL
        publicStoreURL
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
      indexes: {
        titles: titles!.publicIndexURL,
        headings: headings!.publicIndexURL,
        names: names!.publicIndexURL,
        bodies: bodies!.publicIndexURL,
      },
      titles: titles!.publicStoreURL,
      headings: headings!.publicStoreURL,
    }),
    [titles, headings, names, bodies],
  )
}
