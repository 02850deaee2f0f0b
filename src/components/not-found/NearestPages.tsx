import { nearestPages, type NamedPage } from './nearest-pages'
import { PageLinks } from './PageLinks'
import { useAskedPath } from './use-asked-path'

/** The pages whose names are nearest to the path that leads nowhere. */
export function NearestPages({ pages }: { pages: readonly NamedPage[] }) {
  const path = useAskedPath()
  const nearest = path === null ? [] : nearestPages(path, pages)
  return nearest.length > 0 && <PageLinks title={WORDS.notFound.similar} pages={nearest} />
}
