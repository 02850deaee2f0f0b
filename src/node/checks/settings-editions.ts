import { catalogues } from '../../locale/catalogues'
import { docsRoot } from '../../shared/routes'
import type { OlderVersion, SiteLocale, SiteSettings } from '../../site/settings-schema'
import type { Mistake } from '../source/mistakes'
import { suggest } from '../source/suggest'
import { mistakeInSettings, type LineInSettings, type MistakeInSettings } from '../source/settings-code'

/**
 * What is wrong with the languages and versions of a site. Its first edition checks it for all of them.
 * @param lineOf where a key stands
 */
export function checkSettingsEditions(settings: SiteSettings, lineOf: LineInSettings): Mistake[] {
  const tell = mistakeInSettings(lineOf)
  return [
    ...checkLocale(settings.locale, ['locale'], tell),
    ...settings.translations.flatMap((locale, index) => checkLocale(locale, ['translations', index], tell)),
    ...checkEditions(settings, tell),
  ]
}

/** Folders of the first edition, where no other one can stand. */
const taken = ['docs', 'static', 'page-data', 'social', 'api', 'files', '404', '_gatsby']

/** Each language and version has an address of its own, and one version is the one to read. */
function checkEditions(
  { locale, translations, docsVersion, olderVersions }: SiteSettings,
  tell: MistakeInSettings,
): Mistake[] {
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
  tell: MistakeInSettings,
): Mistake[] {
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
function checkLocale(
  { name, htmlLang }: SiteLocale,
  key: readonly PropertyKey[],
  tell: MistakeInSettings,
): Mistake[] {
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
