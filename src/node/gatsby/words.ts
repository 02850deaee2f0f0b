import type { Catalogue } from '../../locale/catalogue'
import { isPlural, isSentence, placesOf, splitAtPlaces, type Entry, type Forms } from '../../locale/places'

/**
 * The words as definitions for webpack, one for each text: `WORDS.search.name` becomes the text itself where it stands.
 * A text with one place becomes its two halves, a list, so that `WORDS.menu.pagesOf.join(label)` needs no code of ours.
 * (webpack replaces no name that is called, so texts with places are joined and not called.)
 */
export const wordDefinitions = (catalogue: Catalogue): Record<string, string> =>
  Object.fromEntries(define('WORDS', catalogue as unknown as Entry, catalogue.tag))

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
  const codeOfForm = (text: string, number: string) =>
    codeOfParts(text, places)
      .map((part) => (part === count ? number : part))
      .join('+')
  const number = numberCode(count, tag)
  const other = codeOfForm(forms.other, number)
  if (isAlikeButForOne(tag))
    return joining(forms.one ? `${count}===1?${codeOfForm(forms.one, '"1"')}:${other}` : other)
  const code = Object.entries(forms).map(([category, text]) => `${category}:${codeOfForm(text, number)}`)
  // A browser may know a category that the languages of the build's Node have not.
  return joining(
    `({${code.join()}})[new Intl.PluralRules(${JSON.stringify(tag)}).select(${count})]??${other}`,
  )
}

/** Numbers below are mostly their digits: the browser's rules, which take 20 ms when first asked, are left alone then. */
const written = 1000

/** A count as text, as the language writes it. */
function numberCode(count: string, tag: string): string {
  const byRules = `${count}.toLocaleString(${JSON.stringify(tag)})`
  const isPlain = upTo(written).every((number) => number.toLocaleString(tag) === String(number))
  return isPlain ? `(${count}<${written}?${count}:${byRules})` : byRules
}

/** Whether a language has one form for 1 and another one for all other counts. */
function isAlikeButForOne(tag: string): boolean {
  const rules = new Intl.PluralRules(tag)
  // Rules of counts look at the last two digits, and at whole millions.
  return [...upTo(written), 1e6, 2e6].every(
    (number) => rules.select(number) === (number === 1 ? 'one' : 'other'),
  )
}

const upTo = (end: number) => Array.from({ length: end }, (_, number) => number)

const joining = (code: string) => `({join:given=>${code}})`

/** Texts and what stands in places between them, as expressions; the first is a text, which makes texts of all. */
const codeOfParts = (text: string, places: string[]) =>
  splitAtPlaces(text).map((part, index) =>
    index % 2 === 0 ? JSON.stringify(part) : places.length > 1 ? `given.${part}` : 'given',
  )
