import { docsRoot } from '../../shared/routes'
import type { Sidebar } from '../../shared/site'
import { settingsSchema, type NavbarItem, type SiteSettings } from '../../site/settings-schema'
import type { Page } from '../page/read-pages'
import type { Mistake } from '../source/mistakes'
import { settingsFile } from '../source/file-names'
import { referenceMistakes } from '../source/reference-mistakes'
import { fillValue } from '../source/fill-variables'
import type { Variables } from '../source/variables'
import { checkValue, type Checked } from '../source/check-value'
import { wordsOfSettings } from '../source/wording'
import type { LineInSettings } from '../source/settings-code'

/** The site's settings, its navbar's items with their addresses. */
export type ResolvedSettings = Omit<SiteSettings, 'navbar'> & {
  navbar: { hideOnScroll: boolean; items: (NavbarItem & { href: string })[] }
}

/** Keys of the settings that hold addresses, where variables take their slug form. */
const addressKeys = ['to', 'href', 'url', 'editUrl']

/** The address of the site: of its home page. */
export const siteAddress = ({ url, baseUrl }: Pick<SiteSettings, 'url' | 'baseUrl'>) =>
  new URL(baseUrl, url).href

/** Fills and checks the site's settings. */
export const checkSettings = (
  settings: unknown,
  variables: Variables,
  lineOf?: LineInSettings,
): Checked<SiteSettings> =>
  checkValue(
    fillValue(settings, variables, addressKeys),
    settingsSchema,
    settingsFile,
    lineOf,
    wordsOfSettings,
  )

/** What is wrong with references of the settings to variables. */
export const wrongInSettings = (
  settings: unknown,
  variables: Variables,
  lineOf?: LineInSettings,
): Mistake[] =>
  textsOf(settings).flatMap(({ path, text }) =>
    referenceMistakes(text, variables, settingsFile, lineOf?.(path)),
  )

/** All texts of a value, and where each stands. */
function textsOf(value: unknown, path: PropertyKey[] = []): { path: PropertyKey[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (Array.isArray(value)) return value.flatMap((item, index) => textsOf(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, [...path, key]))
}

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
