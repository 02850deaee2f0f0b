import { useSyncExternalStore } from 'react'
import { sitePath } from '../../browser/site-path'
import { openSearch } from '../../browser/search-address'
import { decodePart } from '../../shared/paths'
import { nearestPages, wordsOfPath, type NamedPage } from './nearest-pages'
import { PageLinks } from './PageLinks'

/** The path that a reader has asked for. The server does not know it: it writes one page for all of them. */
const useAskedPath = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => sitePath(window.location.pathname),
    () => null,
  )

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
