import { docsRoot } from '../../../src/shared/routes'

/**
 * What names a page in all generators: its address below /docs/. A page that is called "index" would be its folder's own
 * page there, so it gets another name.
 */
export const slugOf = (path: string): string =>
  path
    .slice(docsRoot.length)
    .replace(/\/$/, '')
    .replace(/(^|\/)index$/, '$1index-page')
