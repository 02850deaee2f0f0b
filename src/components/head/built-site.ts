import type { BuiltSite } from '../../shared/built-site'

/** webpack replaces it in the code that makes the HTML: see configureBundle in src/node/gatsby/webpack.ts. */
declare const BUILT_SITE: BuiltSite

/** What the head of every page says of the site as it was built. */
export const builtSite = () => BUILT_SITE
