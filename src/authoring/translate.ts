import { followed, textHash, translationStates } from '../node/model/translations'
import { isPageFile } from '../node/source/file-names'
import { suggest } from '../node/source/suggest'
import type { EditionSource } from '../node/source/other-editions'
import { placeOf } from './place'

/** What an author wants to do with the translation of a file. */
interface Wanted {
  source: EditionSource
  /** Folder and name below content/docs: "run-node/backups". */
  place: string
  /** Whether it says now what the original says. */
  done: boolean
}

/** What is to be written, and what to say of it. */
export interface TranslationStep {
  /** Path from the project root, and its text. */
  write?: { file: string; text: string }
  report: string
}

/**
 * Begins a translation, says how to see what has changed in the original since, or notes that it follows the original as
 * it is now.
 * @throws where there is no such page, or no translation that could be done
 */
export function translate({ source, place, done }: Wanted): TranslationStep {
  const { edition, originals, translated } = source
  const file = fileOf(place, [...originals.keys()])
  const original = originals.get(file)!
  const hash = textHash(original)
  const target = `${edition.docs[0]}/${file}`
  const own = translated.find((one) => one.file === file)
  if (!own) {
    if (done) throw new Error(`There is no ${target} yet. Leave out --done, and it begins as a copy.`)
    return {
      write: { file: target, text: withHash(original, hash) },
      report: `${target} is a copy of the original. Translate its text, title and description; leave addresses, names and code as they are.`,
    }
  }
  if (done)
    return {
      write: { file: target, text: withHash(own.text, hash) },
      report: `${target} follows the original as it is now.`,
    }
  const before = followed(own.text)
  if (before === hash) return { report: `${target} follows the original as it is.` }
  const changes = before ? ` See what: git diff ${before} HEAD:${edition.docs[1]}/${file}` : ''
  return {
    report: `The original of ${target} has changed since.${changes}\nOnce that is translated, run this again with --done.`,
  }
}

/** The file of a page, or of a folder that has no page of its own. */
function fileOf(given: string, files: readonly string[]): string {
  const place = placeOf(given)
  const found = [`${place}.mdx`, `${place}/index.mdx`, `${place}/_category.yml`, place].find((file) =>
    files.includes(file),
  )
  if (found) return found
  const names = files.filter(isPageFile).map((file) => file.replace(/\.mdx$/, ''))
  throw new Error(`There is no page ${place} to translate. ${suggest(place, names)}`)
}

/** A text that says what it follows. In quotes: YAML would take some hashes for numbers. */
function withHash(text: string, hash: string): string {
  const line = `translates: '${hash}'`
  if (followed(text) !== undefined) return text.replace(/^translates:.*$/m, line)
  return text.startsWith('---') ? text.replace('\n---', `\n${line}\n---`) : `${text.trimEnd()}\n${line}\n`
}

/** What is left to do in a language, as a list to work through. */
export function reportOfTranslations(source: EditionSource): string {
  const states = [...translationStates(source)]
  const inState = (state: string) => states.flatMap(([file, one]) => (one === state ? `  ${file}` : []))
  const [untranslated, outdated] = [inState('untranslated'), inState('outdated')]
  const { name, locale } = source.edition
  return [
    `${name} (${locale.label}): ${states.length - untranslated.length} of ${states.length} files are translated.`,
    ...(outdated.length ? ['The original has changed since:', ...outdated] : []),
    ...(untranslated.length ? ['Not translated:', ...untranslated] : []),
  ].join('\n')
}
