import { catalogues } from '../../locale/catalogues'
import { docsRoot } from '../../shared/routes'
import type { Sidebar } from '../../shared/site'
import { settingsSchema, type NavbarItem, type SiteSettings } from '../../site/settings-schema'
import type { Page } from '../page/read-pages'
import { suggest, type Fault } from '../source/faults'
import { settingsFile } from '../source/read-source'
import { fillValue, unknownVariableFault, unknownVariables, type Variables } from '../source/variables'
import { checkValue, type Checked } from '../source/check-value'

/** The site's settings, its navbar's items with their addresses. */
export type ResolvedSettings = Omit<SiteSettings, 'navbar'> & {
  navbar: { hideOnScroll: boolean; items: (NavbarItem & { href: string })[] }
}

/** Keys of the settings that hold addresses, where variables take their slug form. */
const addressKeys = ['to', 'href', 'url', 'editUrl']

/** Fills and checks the site's settings. */
export const checkSettings = (settings: unknown, variables: Variables): Checked<SiteSettings> =>
  checkValue(fillValue(settings, variables, addressKeys), settingsSchema, settingsFile)

/** References of the settings to variables that nobody defines. */
export const unknownInSettings = (settings: unknown, variables: Variables): Fault[] =>
  unknownVariables(JSON.stringify(settings), variables).map((name) =>
    unknownVariableFault(name, variables, settingsFile),
  )

/** The settings with an address for every navbar item; an item for a page that is still a draft is left out. */
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
  return { ...settings, navbar: { ...settings.navbar, items } }
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
    ...checkLocale(settings.locale),
    ...unknown('docsVersion.mainDocId', settings.docsVersion.mainDocId),
    ...settings.search.popular.flatMap((docId, index) => unknown(`search.popular[${index}]`, docId)),
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
        fix: `${suggest(name, known)} Words of another language: see src/locale/catalogues.ts.`,
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
