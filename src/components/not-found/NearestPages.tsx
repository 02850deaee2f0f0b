import { openSearch } from '../../browser/search-address'
import { decodePart } from '../../shared/paths'
import { nearestPages, wordsOfPath, type NamedPage } from './nearest-pages'
import { PageLinks } from './PageLinks'
import { useAskedPath } from './use-asked-path'

/** Names the path that leads nowhere, offers to search for its words, and the pages whose names are nearest to it. */
export function NearestPages({ pages }: { pages: readonly NamedPage[] }) {
  const path = useAskedPath()
  if (path === null) return null
  const nearest = nearestPages(path, pages)
  const words = wordsOfPath(path)
  return (
    <>
      <p>
        {WORDS.notFound.nothingAt.join(
          <code key="path" sx={{ fontFamily: 'monospace', fontSize: '0.9em', overflowWrap: 'anywhere' }}>
            {decodePart(path)}
          </code>,
        )}
      </p>
      {words && (
        <p>
          <button type="button" onClick={() => openSearch(words)} sx={{ variant: 'buttons.small' }}>
            {WORDS.notFound.searchFor.join(words)}
          </button>
        </p>
      )}
      {nearest.length > 0 && <PageLinks title={WORDS.notFound.similar} pages={nearest} />}
    </>
  )
}
