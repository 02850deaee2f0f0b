import { settings } from './settings'

/**
 * The path under which the site will be served, with both slashes: that of the settings, or of BASE_PATH, by which
 * `npm run build:preview` builds for another one.
 */
export const basePath = process.env.BASE_PATH ?? settings.baseUrl
