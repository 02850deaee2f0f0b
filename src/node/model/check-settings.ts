import { catalogues } from '../../locale/catalogues'
import { docsRoot } from '../../shared/routes'
import type { OlderVersion, SiteLocale, SiteSettings } from '../../site/settings-schema'
import type { Page } from '../page/read-pages'
import { nearest, suggest, type Fault } from '../source/faults'
import { settingsFile } from '../source/read-source'
import type { LineInSettings } from '../source/settings-code'

/** A mistake in the settings, at the key with this path. */
type Tell = (key: readonly PropertyKey[], message: string, fix: string) => Fault

const teller =
  (lineOf: LineInSettings): Tell =>
  (key, message, fix) => {
    const line = lineOf(key)
    return { file: settingsFile, ...(line && { line }), message, fix }
  }

/**
 * Names in the settings that nothing bears, and those that two things bear. A draft bears its name already.
 * @param lineOf where a key stands
 * @param isFirst whether these are the settings of the first edition: it checks what is said of all of them
 */
export function checkNames(
  settings: SiteSettings,
  pages: Page[],
  lineOf: LineInSettings,
  isFirst: boolean,
): Fault[] {
  const tell = teller(lineOf)
  const languages = settings.translations.map((locale, index) => ({ locale, key: ['translations', index] }))
  return [
    ...checkNavbar(settings, pages, tell),
    ...(isFirst
      ? [
          ...checkLocale(settings.locale, ['locale'], tell),
          ...languages.flatMap(({ locale, key }) => checkLocale(locale, key, tell)),
          ...checkEditions(settings, tell),
        ]
      : []),
    ...checkPages(settings, pages, tell),
    ...checkSidebars(settings, tell),
    ...checkFooter(settings, tell),
  ]
}

/** Entries of the bar that lead nowhere, and those that readers can't tell apart. */
function checkNavbar({ navbar, sidebars }: SiteSettings, pages: Page[], tell: Tell): Fault[] {
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
function checkPages({ docsVersion, search }: SiteSettings, pages: Page[], tell: Tell): Fault[] {
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
function checkSidebars({ sidebars }: SiteSettings, tell: Tell): Fault[] {
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
function checkFooter({ footer }: SiteSettings, tell: Tell): Fault[] {
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

/** Texts that stand in a list before, however they are capitalized. */
const repeated = (list: readonly string[]) => {
  const plain = list.map((text) => text.toLowerCase())
  return list.flatMap((text, index) => (plain.indexOf(plain[index]!) < index ? [{ text, index }] : []))
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

/** Folders of the first edition, where no other one can stand. */
const taken = ['docs', 'static', 'page-data', 'social', 'api', 'files', '404', '_gatsby']

/** Languages and versions: each has an address of its own, and one version is the one to read. */
function checkEditions(
  { locale, translations, docsVersion, olderVersions }: SiteSettings,
  tell: Tell,
): Fault[] {
  const languages = [
    { name: locale.name, key: ['locale', 'name'] },
    ...translations.map(({ name }, index) => ({ name, key: ['translations', index, 'name'] })),
  ]
  const versions = [
    { ...docsVersion, key: ['docsVersion'] },
    ...olderVersions.map((version, index) => ({ ...version, key: ['olderVersions', index] })),
  ]
  const parts = [
    ...translations.map(({ path }, index) => ({ name: path, key: ['translations', index, 'path'] })),
    ...olderVersions.map(({ name }, index) => ({ name, key: ['olderVersions', index, 'name'] })),
  ]
  const twice = <T extends { name: string }>(list: T[]) =>
    list.filter(({ name }, index) => list.findIndex((one) => one.name === name) < index)
  const last = versions.filter(({ isLast }) => isLast)
  return [
    ...[...twice(languages), ...twice(versions)].map(({ name, key }) =>
      tell(key, `"${name}" stands twice among the languages or versions.`, 'Remove one of them.'),
    ),
    ...[...twice(parts), ...parts.filter(({ name }) => taken.includes(name))].map(({ name, key }) =>
      tell(
        key,
        `No language or version can stand at "/${name}/": the address is taken.`,
        'Give it another "path", or a version another "name".',
      ),
    ),
    ...olderVersions.flatMap((version, index) => checkLanguages(version, index, translations, tell)),
    ...(olderVersions.length && last.length !== 1
      ? [
          tell(
            last.at(-1)?.key ?? ['docsVersion', 'isLast'],
            `${last.length ? `${last.map(({ name }) => `"${name}"`).join(' and ')} say` : 'No version says'} "isLast: true".`,
            'One version is the one that readers are sent to: write "isLast: true" there and false elsewhere.',
          ),
        ]
      : []),
    ...(docsVersion.path === docsRoot
      ? []
      : [
          tell(
            ['docsVersion', 'path'],
            `"docsVersion.path" is "${docsVersion.path}", but the pages stand at ${docsRoot}.`,
            `Write path: '${docsRoot}'; where the whole site stands on its host is "baseUrl".`,
          ),
        ]),
  ]
}

/** Languages that a version is said to be kept in, and the site has not. */
function checkLanguages(
  { name, languages }: OlderVersion,
  index: number,
  translations: readonly SiteLocale[],
  tell: Tell,
): Fault[] {
  const known = translations.map((one) => one.name)
  return languages.flatMap((language, place) =>
    known.includes(language)
      ? []
      : tell(
          ['olderVersions', index, 'languages', place],
          `Version "${name}" is kept in "${language}", which is no translation of the site.`,
          suggest(language, known),
        ),
  )
}

/** A locale is one that the interface has words for, in the language that pages say they are in. */
function checkLocale({ name, htmlLang }: SiteLocale, key: readonly PropertyKey[], tell: Tell): Fault[] {
  const known = Object.keys(catalogues)
  const words = catalogues[name]
  const called = key.join('.')
  if (!words)
    return [
      tell(
        [...key, 'name'],
        `"${called}.name" is "${name}", for which the interface has no words.`,
        `${suggest(name, known)} For another language, translate src/locale/en.ts into src/locale/${name}.ts, and name it in src/locale/catalogues.ts.`,
      ),
    ]
  if (languageOf(words.tag) === languageOf(htmlLang)) return []
  return [
    tell(
      [...key, 'htmlLang'],
      `"${called}.htmlLang" is "${htmlLang}", but the interface's words are "${words.tag}".`,
      `Give "${called}.name" and "${called}.htmlLang" the same language.`,
    ),
  ]
}

const languageOf = (tag: string) => tag.split('-')[0]
