import { createHash } from 'node:crypto'
import { isInDefaultLanguage } from '../../site/editions'
import { isCategoryFile, isPageFile } from '../source/file-names'
import { wordInHead } from '../source/head-words'
import type { Mistake, Problem } from '../source/mistakes'
import type { EditionSource } from '../source/other-editions'

/** As many letters of a hash as tell texts apart. */
const hashLength = 12

/**
 * What a translation names the text by that it follows: the name that Git gives the file, so that
 * `git diff <hash> HEAD:content/docs/x.mdx` shows what has changed since.
 */
export function textHash(text: string): string {
  const bytes = Buffer.from(text)
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex').slice(0, hashLength)
}

/** The hash of the text that a translation says it follows. */
export const followed = (text: string) => wordInHead(text, 'translates')

/** How the translation of a file stands to its original. */
export type TranslationState = 'translated' | 'outdated' | 'untranslated'

/** The state of each page and category file of the default language, by file; empty in that language itself. */
export function translationStates({
  originals,
  translated,
}: Pick<EditionSource, 'originals' | 'translated'>): Map<string, TranslationState> {
  const own = new Map(translated.map(({ file, text }) => [file, text]))
  return new Map([...originals].map(([file, original]) => [file, stateOf(file, own.get(file), original)]))
}

function stateOf(file: string, text: string | undefined, original: string): TranslationState {
  if (text === undefined) return 'untranslated'
  const follows = followed(text)
  // The few words of a category need not say what they follow.
  if (follows === undefined && isCategoryFile(file)) return 'translated'
  return follows === textHash(original) ? 'translated' : 'outdated'
}

/** What is wrong with the files of a language: each translates one of the default's, at its address. */
export function checkTranslations(source: EditionSource | undefined): Mistake[] {
  if (!source) return []
  const { originals, translated } = source
  return translated.flatMap(({ file, folder, text }) => {
    const problem = problemOf(file, text, originals.get(file), source)
    return problem ? { file: `${folder}/${file}`, ...problem } : []
  })
}

function problemOf(
  file: string,
  text: string,
  original: string | undefined,
  { edition }: EditionSource,
): Problem | undefined {
  if (original === undefined)
    return {
      message: `This translates ${edition.docs[1]}/${file}, which is not there.`,
      fix: 'Move it to where the page is now, or delete it.',
    }
  for (const key of ['slug', 'listing']) {
    const value = wordInHead(original, key)
    if (wordInHead(text, key) === value) continue
    return {
      message: 'The page has another address than its original.',
      fix: value ? `Write "${key}: ${value}", as there.` : `Remove "${key}", which the original has not.`,
    }
  }
  if (isPageFile(file) && followed(text) === undefined)
    return {
      message: 'The page does not say which text it translates.',
      fix: `Run "${translateCommand(edition.name, file)} --done".`,
    }
  return undefined
}

/** What an author should know of the translations of an edition: which are outdated, and how many are missing. */
export function warnOfTranslations(source: EditionSource | undefined): Mistake[] {
  if (!source || !source.originals.size || isInDefaultLanguage(source.edition)) return []
  const [folder = ''] = source.edition.docs
  const states = [...translationStates(source)]
  const missing = states.filter(([, state]) => state === 'untranslated').length
  const outdated = states.flatMap(([file, state]) => (state === 'outdated' ? file : []))
  const { name } = source.edition
  return [
    ...outdated.map((file) => ({
      file: `${folder}/${file}`,
      message: 'The original has changed since this was translated.',
      fix: `"${translateCommand(name, file)}" says how to see what.`,
    })),
    ...(missing
      ? [
          {
            file: folder,
            message: `lacks ${missing} of ${states.length} files: readers get them in the default language.`,
            fix: `"npm run translate -- ${name}" lists them.`,
          },
        ]
      : []),
  ]
}

/** The command that begins or completes the translation of a file. @param edition its name */
const translateCommand = (edition: string, file: string) =>
  `npm run translate -- ${edition} ${file.replace(/\.mdx$/, '')}`
