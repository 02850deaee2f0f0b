import type { Catalogue } from '../../locale/catalogue'
import { isPlural, isSentence, placesOf, splitAtPlaces, type Entry, type Forms } from '../../locale/places'

/**
 * The words as definitions for webpack, one for each text: `WORDS.search.name` becomes the text itself where it stands.
 * A text with one place becomes its two halves, a list, so that `WORDS.menu.pagesOf.join(label)` needs no code of ours.
 * (webpack replaces no name that is called, so texts with places are joined and not called.)
 */
export const wordDefinitions = (catalogue: Catalogue): Record<string, string> =>
  Object.fromEntries(define('WORDS', catalogue as unknown as Entry, JSON.stringify(catalogue.tag)))

function define(name: string, entry: Entry, tag: string): [name: string, code: string][] {
  if (typeof entry === 'string') return [[name, codeOf(entry)]]
  if (isPlural(entry)) return [[name, pluralCode(entry, tag)]]
  return Object.entries(entry).flatMap(([key, inner]) => define(`${name}.${key}`, inner, tag))
}

function codeOf(text: string): string {
  const places = placesOf(text)
  if (!places.length) return JSON.stringify(text)
  const parts = codeOfParts(text, places)
  if (isSentence(text)) return joining(`[${parts.filter((part) => part !== '""').join()}]`)
  if (places.length > 1) return joining(parts.join('+'))
  return JSON.stringify(splitAtPlaces(text).filter((_, index) => index % 2 === 0))
}

function pluralCode(forms: Forms, tag: string): string {
  const places = placesOf(forms.other)
  const count = places.length > 1 ? 'given.count' : 'given'
  const codeOfForm = (text: string) =>
    codeOfParts(text, places)
      .map((part) => (part === count ? `${count}.toLocaleString(${tag})` : part))
      .join('+')
  const code = Object.entries(forms).map(([category, text]) => `${category}:${codeOfForm(text)}`)
  // A browser may know a category that the languages of the build's Node have not.
  return joining(
    `({${code.join()}})[new Intl.PluralRules(${tag}).select(${count})]??${codeOfForm(forms.other)}`,
  )
}

const joining = (code: string) => `({join:given=>${code}})`

/** Texts and what stands in places between them, as expressions; the first is a text, which makes texts of all. */
const codeOfParts = (text: string, places: string[]) =>
  splitAtPlaces(text).map((part, index) =>
    index % 2 === 0 ? JSON.stringify(part) : places.length > 1 ? `given.${part}` : 'given',
  )
