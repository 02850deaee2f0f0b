import { nearestPages, type NamedPage } from './nearest-pages'
import { useAddressPath } from '../../hooks/use-address-path'

/** The pages whose names are nearest to the path that leads nowhere; none before the path is known, nor where none is near. */
export function useNearestPages(pages: readonly NamedPage[]): NamedPage[] {
  const path = useAddressPath()
  return path === null ? [] : nearestPages(path, pages)
}
