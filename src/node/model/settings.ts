import { catalogues } from '../../locale/catalogues'
import { docsRoot } from '../../shared/routes'
import type { Sidebar } from '../../shared/site'
import { settingsSchema, type NavbarItem, type SiteSettings } from '../../site/settings-schema'
import type { Page } from '../page/read-pages'
import { suggest, type Fault } from '../source/faults'
import { settingsFile, type SiteSource } from '../source/read-source'
import { fillValue, unknownVariableFault, unknownVariables, type Variables } from '../source/variables'
import { checkValue, type Checked } from '../source/check-value'

/** The site's settings, its navbar's items with their addresses. */
export type ResolvedSettings = Omit<SiteSettings, 'navbar'> & {
  navbar: { hideOnScroll: boolean; items: (NavbarItem & { href: string })[] }
}

/** Keys of the settings that hold addresses, where variables take their slug form. */
const addressKeys = ['to', 'href', 'url', 'editUrl']

/** What the settings may speak of: the variables, and `{year}`, that in which a page was changed last. */
export function withYear(variables: Variables, { lastUpdates }: Pick<SiteSource, 'lastUpdates'>): Variables {
  const times = [...lastUpdates.values()].map((date) => Date.parse(date))
  const newest = times.length ? new Date(Math.max(...times)) : new Date()
  return { year: String(newest.getUTCFullYear()), ...variables }
}

/** The address of the site: of its home page. */
export const siteAddress = ({ url, baseUrl }: Pick<SiteSettings, 'url' | 'baseUrl'>) =>
  new URL(baseUrl, url).href

/** Fills and checks the site's settings. */
export const checkSettings = (settings: unknown, variables: Variables): Checked<SiteSettings> =>
  checkValue(fillValue(settings, variables, addressKeys), settingsSchema, settingsFile)

/** References of the settings to variables that nobody defines. */
export const unknownInSettings = (settings: unknown, variables: Variables): Fault[] =>
  unknownVariables(JSON.stringify(settings), variables).map((name) =>
    unknownVariableFault(name, variables, settingsFile),
  )

/**
 * The settings with an address for every navbar item, an item for a page that is still a draft left out, and with the
 * whole address of the site: its host, and the path at which it stands there.
 */
export function resolveSettings(
  settings: SiteSettings,
  pages: Page[],
  drafts: Page[],
  sidebars: Sidebar[],
): ResolvedSettings {
  const addressOf = (item: NavbarItem) => {
    if (item.type === 'link') return item.href
    const found =
      item.type === 'sidebar'
        ? sidebars.find(({ name }) => name === item.sidebar)
        : pages.find(({ docId }) => docId === item.docId)
    return found?.path ?? docsRoot
  }
  const isPage = (id: string) => (page: Page) => page.docId === id
  const items = settings.navbar.items
    .filter(
      (item) => item.type !== 'doc' || pages.some(isPage(item.docId)) || !drafts.some(isPage(item.docId)),
    )
    .map((item) => ({ ...item, href: addressOf(item) }))
  const url = siteAddress(settings)
  return { ...settings, url, navbar: { ...settings.navbar, items } }
}

/**
 * Names in the settings that nothing bears: sidebars and pages of the navbar, the version's main page, the locale. A draft bears its
 * name already.
 */
export function checkNames(settings: SiteSettings, pages: Page[]): Fault[] {
  const sidebars = Object.keys(settings.sidebars)
  const docIds = [...new Set(pages.map((page) => page.docId))]
  const knownPages = `Known pages: ${docIds.join(', ')}.`
  const fault = (message: string, fix: string): Fault => ({ file: settingsFile, message, fix })
  const items = settings.navbar.items.flatMap((item) => {
    if (item.type === 'sidebar' && !sidebars.includes(item.sidebar))
      return fault(
        `The navbar item "${item.label}" names the unknown sidebar "${item.sidebar}".`,
        `${suggest(item.sidebar, sidebars)} Known sidebars: ${sidebars.join(', ')}.`,
      )
    if (item.type === 'doc' && !docIds.includes(item.docId))
      return fault(
        `The navbar item "${item.label}" names the unknown page "${item.docId}".`,
        `${suggest(item.docId, docIds)} ${knownPages}`,
      )
    return []
  })
  const unknown = (key: string, docId: string) =>
    docIds.includes(docId)
      ? []
      : [fault(`${key} is "${docId}", which is no page.`, `${suggest(docId, docIds)} ${knownPages}`)]
  return [
    ...items,
    ...[settings.locale, ...settings.translations].flatMap(checkLocale),
    ...checkEditions(settings),
    ...unknown('docsVersion.mainDocId', settings.docsVersion.mainDocId),
    ...settings.search.suggested.flatMap((docId, index) => unknown(`search.suggested[${index}]`, docId)),
  ]
}

/** Folders of the first edition, where no other one can stand. */
const taken = ['docs', 'static', 'page-data', 'social', 'api', 'files', '404', '_gatsby']

/** Languages and versions: each has an address of its own, and one version is the one to read. */
function checkEditions({ locale, translations, docsVersion, olderVersions }: SiteSettings): Fault[] {
  const fault = (message: string, fix: string): Fault => ({ file: settingsFile, message, fix })
  const names = [locale, ...translations].map(({ name }) => name)
  const versions = [docsVersion, ...olderVersions]
  const parts = [...translations.map(({ path }) => path), ...olderVersions.map(({ name }) => name)]
  const twice = (list: string[]) => list.filter((name, index) => list.indexOf(name) < index)
  const last = versions.filter(({ isLast }) => isLast).map(({ name }) => `"${name}"`)
  return [
    ...[...twice(names), ...twice(versions.map(({ name }) => name))].map((name) =>
      fault(`"${name}" stands twice among the languages or versions.`, 'Remove one of them.'),
    ),
    ...[...twice(parts), ...parts.filter((part) => taken.includes(part))].map((part) =>
      fault(
        `No language or version can stand at "/${part}/": the address is taken.`,
        'Give it another "path", or a version another "name".',
      ),
    ),
    ...olderVersions.flatMap(({ name, languages }) =>
      languages
        .filter((language) => !translations.some((one) => one.name === language))
        .map((language) =>
          fault(
            `Version "${name}" is kept in "${language}", which is no translation of the site.`,
            suggest(
              language,
              translations.map((one) => one.name),
            ),
          ),
        ),
    ),
    ...(olderVersions.length && last.length !== 1
      ? [
          fault(
            `${last.length ? `${last.join(' and ')} say` : 'No version says'} "isLast: true".`,
            'One version is the one that readers are sent to: write "isLast: true" there and false elsewhere.',
          ),
        ]
      : []),
  ]
}

/** A locale is one that the interface has words for, in the language that pages say they are in. */
function checkLocale({ name, htmlLang }: SiteSettings['locale']): Fault[] {
  const known = Object.keys(catalogues)
  const words = catalogues[name]
  if (!words)
    return [
      {
        file: settingsFile,
        message: `"locale.name" is "${name}", for which the interface has no words.`,
        fix: `${suggest(name, known)} For another language, translate src/locale/en.ts into src/locale/${name}.ts, and name it in src/locale/catalogues.ts.`,
      },
    ]
  if (languageOf(words.tag) === languageOf(htmlLang)) return []
  return [
    {
      file: settingsFile,
      message: `"locale.htmlLang" is "${htmlLang}", but the interface's words are "${words.tag}".`,
      fix: 'Give "locale.name" and "locale.htmlLang" the same language.',
    },
  ]
}

const languageOf = (tag: string) => tag.split('-')[0]
