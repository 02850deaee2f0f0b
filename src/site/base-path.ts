import { edition, rootPath } from './edition'

/**
 * The path under which the site will be served, with both slashes: that of the settings, or of BASE_PATH, by which
 * `npm run build:preview` builds for another one; and below it, where the edition stands.
 */
export const basePath = rootPath + edition.path
