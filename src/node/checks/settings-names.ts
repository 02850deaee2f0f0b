import { docsRoot } from '../../shared/routes'
import type { SiteSettings } from '../../site/settings-schema'
import type { Page } from '../page/read-pages'
import type { Mistake } from '../source/mistakes'
import { nearest, suggest } from '../source/suggest'
import { repeated } from '../source/duplicates'
import { mistakeInSettings, type LineInSettings, type MistakeInSettings } from '../source/settings-code'

/**
 * Names in the settings that nothing bears, and those that two things bear. A draft bears its name already.
 * @param lineOf where a key stands
 */
export function checkSettingsNames(settings: SiteSettings, pages: Page[], lineOf: LineInSettings): Mistake[] {
  const tell = mistakeInSettings(lineOf)
  return [
    ...checkNavbar(settings, pages, tell),
    ...checkPages(settings, pages, tell),
    ...checkSidebars(settings, tell),
    ...checkFooter(settings, tell),
  ]
}

/** Entries of the bar that lead nowhere, and those that readers can't tell apart. */
function checkNavbar({ navbar, sidebars }: SiteSettings, pages: Page[], tell: MistakeInSettings): Mistake[] {
  const known = Object.keys(sidebars)
  const isPage = (id: string) => pages.some(({ docId }) => docId === id)
  const targets = navbar.items.map((item) => {
    if (item.type === 'link') return item.href
    return item.type === 'sidebar' ? `the sidebar "${item.sidebar}"` : `the page "${item.docId}"`
  })
  return [
    ...navbar.items.flatMap((item, index) => {
      if (item.type === 'sidebar' && !known.includes(item.sidebar))
        return tell(
          ['navbar', 'items', index, 'sidebar'],
          `The navbar item "${item.label}" names the unknown sidebar "${item.sidebar}".`,
          `${suggest(item.sidebar, known)} Known sidebars: ${known.join(', ')}.`,
        )
      if (item.type === 'doc' && !isPage(item.docId))
        return tell(
          ['navbar', 'items', index, 'docId'],
          `The navbar item "${item.label}" names the unknown page "${item.docId}".`,
          suggestPage(item.docId, pages),
        )
      return []
    }),
    ...repeated(navbar.items.map(({ label }) => label)).map(({ text, index }) =>
      tell(
        ['navbar', 'items', index, 'label'],
        `Two navbar items have the label "${text}".`,
        'Give each a label of its own.',
      ),
    ),
    ...repeated(targets).map(({ text, index }) =>
      tell(['navbar', 'items', index], `Two navbar items lead to ${text}.`, 'Remove one of the two.'),
    ),
  ]
}

/** Pages that the settings name: the version's main page, and what an empty search offers. */
function checkPages(
  { docsVersion, search }: SiteSettings,
  pages: Page[],
  tell: MistakeInSettings,
): Mistake[] {
  const check = (name: string, key: PropertyKey[], docId: string) =>
    pages.some((page) => page.docId === docId)
      ? []
      : [tell(key, `${name} is "${docId}", which is no page.`, suggestPage(docId, pages))]
  const isUnlisted = (docId: string) =>
    pages.some((page) => page.docId === docId && page.frontmatter.unlisted)
  const key = (index: number) => ['search', 'suggested', index]
  return [
    ...check('docsVersion.mainDocId', ['docsVersion', 'mainDocId'], docsVersion.mainDocId),
    ...search.suggested.flatMap((docId, index) => check(`search.suggested[${index}]`, key(index), docId)),
    ...search.suggested.flatMap((docId, index) =>
      isUnlisted(docId)
        ? tell(
            key(index),
            `search.suggested[${index}] is "${docId}", which is unlisted.`,
            'Suggest another page, or take "unlisted" from its frontmatter.',
          )
        : [],
    ),
    ...repeated(search.suggested).map(({ text, index }) =>
      tell(key(index), `"search.suggested" names "${text}" twice.`, 'Remove one of the two.'),
    ),
  ]
}

/** Sidebars that show the same pages, or that readers can't tell apart. */
function checkSidebars({ sidebars }: SiteSettings, tell: MistakeInSettings): Mistake[] {
  const entries = Object.entries(sidebars)
  return [
    ...repeated(entries.map(([, { label }]) => label)).map(({ text, index }) =>
      tell(
        ['sidebars', entries[index]![0], 'label'],
        `Two sidebars have the label "${text}".`,
        'Give each a label of its own.',
      ),
    ),
    ...entries.flatMap(([name, { folder }], index) => {
      const other = entries.find(
        ([, one], place) => place !== index && isWithin(folder, one.folder, place < index),
      )
      return other
        ? tell(
            ['sidebars', name, 'folder'],
            `The folder "${folder}" of the sidebar "${name}" belongs to the sidebar "${other[0]}" already.`,
            'A page stands in one sidebar: give each a folder of its own, none in another.',
          )
        : []
    }),
  ]
}

/** Whether a folder is in another, or is that one and comes after it. */
const isWithin = (folder: string, other: string, isLater: boolean) =>
  folder === other ? isLater : folder.startsWith(`${other}/`)

/** Links of the foot that readers can't tell apart. */
function checkFooter({ footer }: SiteSettings, tell: MistakeInSettings): Mistake[] {
  const links = footer.columns.flatMap((column, place) =>
    column.links.map((link, index) => ({ link, key: ['footer', 'columns', place, 'links', index] })),
  )
  const key = (index: number) => links[index]!.key
  return [
    ...repeated(links.map(({ link }) => link.label)).map(({ text, index }) =>
      tell(key(index), `Two links of the footer have the label "${text}".`, 'Give each a label of its own.'),
    ),
    ...repeated(footer.columns.map(({ title }) => title)).map(({ text, index }) =>
      tell(
        ['footer', 'columns', index, 'title'],
        `Two columns of the footer have the title "${text}".`,
        'Put their links into one, or give each a title of its own.',
      ),
    ),
  ]
}

/** Which page was meant: the one that has the address or the file that was written, or the nearest. */
function suggestPage(name: string, pages: readonly Page[]): string {
  const docIds = [...new Set(pages.map(({ docId }) => docId))]
  const plain = name.replace(/^\/?(?:content\/)?(?:docs\/)?/, '').replace(/\.mdx$|\/$/, '')
  const meant =
    pages.find(({ path }) => path === `${docsRoot}${plain}/`)?.docId ??
    docIds.find((docId) => docId === plain || docId === `${plain}/index`) ??
    nearest(name, docIds)
  const rule = 'A page is named by its file below content/docs, without .mdx.'
  return meant ? `Did you mean "${meant}"? ${rule}` : rule
}
