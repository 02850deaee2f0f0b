import { openSearch } from '../../browser/search-address'
import { decodePart } from '../../shared/paths'
import { SiteLink } from '../ui/SiteLink'
import { wordsOfPath } from './nearest-pages'
import { useAskedPath } from './use-asked-path'

/**
 * Names the path that leads nowhere, and offers to search for its words, or to begin at the home page. Both are known once
 * scripts have come; their place is kept until then.
 */
export function WaysOn() {
  const path = useAskedPath()
  const words = path === null ? '' : wordsOfPath(path)
  return (
    <>
      <p sx={{ minHeight: ['2lh', '1lh'] }}>
        {path !== null &&
          WORDS.notFound.nothingAt.join(
            <code key="path" sx={{ fontFamily: 'monospace', fontSize: '0.9em', overflowWrap: 'anywhere' }}>
              {decodePart(path)}
            </code>,
          )}
      </p>
      <p
        sx={{
          display: 'flex',
          flexDirection: ['column', 'row'],
          flexWrap: 'wrap',
          alignItems: 'start',
          gap: 2,
          my: 4,
        }}
      >
        <button
          type="button"
          onClick={() => openSearch(words)}
          sx={{ variant: 'buttons.primary', minHeight: 44, overflowWrap: 'anywhere' }}
        >
          {words ? WORDS.notFound.searchFor.join(words) : WORDS.search.name}
        </button>
        <SiteLink
          to="/"
          sx={{
            variant: 'buttons.control',
            fontWeight: 'bold',
            display: 'flex',
            alignItems: 'center',
            minHeight: 44,
            paddingInline: 3,
            textDecoration: 'none',
            '&:hover': { color: 'accent' },
          }}
        >
          {WORDS.common.homePage}
        </SiteLink>
      </p>
    </>
  )
}
