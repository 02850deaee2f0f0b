import { settings } from '../site/edition'
import { catalogueOf } from './catalogues'
import { filled } from './fill'

/** The words of the site's language, for what the build itself writes. Code of the bundle has the global `WORDS`. */
export const words = filled(catalogueOf(settings.locale.name))
