import type { EditionLink } from '../shared/page-editions'
import { editionNamed, editionsOf, settingsOf } from './editions'
import { settings as allSettings } from './settings'

/**
 * The edition that this process is about: the first one, or that which EDITION names. A build makes the others by
 * itself; `EDITION=ar npm start` shows one to those who write it.
 */
export const edition = editionNamed(process.env.EDITION ?? '', allSettings)

/** All editions of the site. */
export const editions = editionsOf(allSettings)

/** The settings of this edition. */
export const settings = settingsOf(allSettings, edition)

/** The path of the first edition, with both slashes: that of the settings, or of BASE_PATH for a preview. */
export const rootPath = process.env.BASE_PATH ?? allSettings.baseUrl

/** All editions as pages lead to them. */
export const editionLinks: EditionLink[] = editions.map(({ name, path, locale, version }) => ({
  name,
  path: rootPath + path,
  locale: {
    name: locale.name,
    label: locale.label,
    htmlLang: locale.htmlLang,
    direction: locale.direction,
  },
  version: { name: version.name, label: version.label, isLast: version.isLast },
}))
