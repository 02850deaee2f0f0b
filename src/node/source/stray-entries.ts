import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SiteSettings } from '../../site/settings-schema'
import type { Mistake } from './mistakes'
import { suggest } from './suggest'
import { isNoise } from './list-files'

/** What stands in content/ itself. */
const known = [
  'docs',
  'services',
  'i18n',
  'versions',
  'glossary.yml',
  'synonyms.yml',
  'variables.yml',
  'words.txt',
]

/** Lines of words.txt that the spelling check finds in no text: it looks at one word after the other. */
async function wordsWithSpaces(root: string): Promise<Mistake[]> {
  const file = 'content/words.txt'
  const text = await readFile(path.join(root, file), 'utf8').catch(() => '')
  return text.split(/\r?\n/).flatMap((line, index) => {
    const word = line.replace(/#.*/, '').trim()
    const message = `"${word}" is more than one word: no text is checked for it.`
    return /\s/.test(word)
      ? [{ file, line: index + 1, message, fix: 'Write each word on a line of its own.' }]
      : []
  })
}

/**
 * Files and folders beside those that are read: a page beside content/docs, a misspelled name, a language or a version
 * that the settings do not name.
 * @param root of the project
 */
export async function strayEntries(root: string, settings: SiteSettings): Promise<Mistake[]> {
  // They have not been checked yet.
  const names = (list: unknown) =>
    (Array.isArray(list) ? (list as { name?: unknown }[]) : []).map(({ name }) => name)
  const [top, services, languages, versions] = await Promise.all(
    ['', 'services', 'i18n', 'versions'].map((folder) => entriesOf(path.join(root, 'content', folder))),
  )
  const tell = (below: string, found: readonly string[], fix: (name: string) => string): Mistake[] =>
    found.map((name) => ({
      file: `content/${below}${name}`,
      message: 'Nothing reads this.',
      fix: fix(name),
    }))
  const unnamed = (key: string) => (name: string) =>
    `Name it under "${key}" in src/site/settings.ts: "${name}".`
  const without = (found: readonly string[] = [], some: readonly unknown[]) =>
    found.filter((name) => !some.includes(name))
  return [
    ...(await wordsWithSpaces(root)),
    ...tell('', without(top, known), fixOf),
    ...tell(
      'services/',
      (services ?? []).filter((name) => !name.endsWith('.yml')),
      () => 'Rename it: the file of a service ends with .yml.',
    ),
    ...tell('i18n/', without(languages, names(settings.translations)), unnamed('translations')),
    ...tell('versions/', without(versions, names(settings.olderVersions)), unnamed('olderVersions')),
  ]
}

function fixOf(name: string): string {
  if (/\.mdx?$/.test(name)) return 'Pages stand in the folder of a section, below content/docs.'
  return `${suggest(name, known)} Pictures stand beside their page, downloads in static/.`
}

const entriesOf = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => !isNoise(name)).sort()
