/**
 * Takes the place of the package gatsby-link in the browser's bundle: `gatsby/webpack.ts` says so. It has what Gatsby
 * and our pages call of it, and not its Link, for which `SiteLink` stands. Every reader is spared a kilobyte.
 */
declare const __BASE_PATH__: string
declare const __PATH_PREFIX__: string

/** Gatsby exports it, and the linter keeps everybody from using it. */
export const Link = undefined

/** A path of the site as the host knows it. */
export const withPrefix = (path: string) => (path.startsWith('/') ? __BASE_PATH__ + path : path)

/** The same for a file that may stand on a host of its own. */
export const withAssetPrefix = (path: string) => __PATH_PREFIX__ + path

/** Shows another page. */
export const navigate = (to: string, options?: { replace?: boolean; state?: unknown }) =>
  window.___navigate(withPrefix(to), options)

/** The parts of a path. */
export function parsePath(path: string) {
  const [, pathname, search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? []
  return { pathname: pathname || '/', search: search === '?' ? '' : search, hash: hash === '#' ? '' : hash }
}
