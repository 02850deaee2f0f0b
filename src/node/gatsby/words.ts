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
  const kind = kindOfCounts(tag)
  if (kind === 'all alike' || (kind === 'one and others' && !forms.one)) return joining(other)
  if (kind === 'one and others') {
    const one = JSON.stringify((1).toLocaleString(tag))
    return joining(`${count}===1?${codeOfForm(forms.one!, one)}:${other}`)
  }
  const code = Object.entries(forms).map(([category, text]) => `${category}:${codeOfForm(text, number)}`)
  // A browser may know a category that the languages of the build's Node have not.
  return joining(
    `({${code.join()}})[new Intl.PluralRules(${JSON.stringify(tag)}).select(${count})]??${other}`,
  )
}

/** Whether this Node's rules for numbers and plurals are those of a language; for others it takes those of the machine's. */
const knows = (tag: string) =>
  Intl.PluralRules.supportedLocalesOf(tag).length > 0 && Intl.NumberFormat.supportedLocalesOf(tag).length > 0

/** Numbers below are mostly their digits: the browser's rules, which take 20 ms when first asked, are left alone then. */
const plainBelow = 1000

/** A count as text, as the language writes it. */
function numberCode(count: string, tag: string): string {
  const byRules = `${count}.toLocaleString(${JSON.stringify(tag)})`
  const isPlain =
    knows(tag) && upTo(plainBelow).every((number) => number.toLocaleString(tag) === String(number))
  return isPlain ? `(${count}<${plainBelow}?${count}:${byRules})` : byRules
}

/** How many forms a language has for counts, where that is simple: one form for all, or one for 1 and another for all others. */
function kindOfCounts(tag: string): 'all alike' | 'one and others' | 'by rules' {
  if (!knows(tag)) return 'by rules'
  const rules = new Intl.PluralRules(tag)
  // Some have another form from a million on.
  const isAlways = (categoryOf: (number: number) => string) =>
    [...upTo(plainBelow), 1e6, 2e6].every((number) => rules.select(number) === categoryOf(number))
  if (isAlways(() => 'other')) return 'all alike'
  return isAlways((number) => (number === 1 ? 'one' : 'other')) ? 'one and others' : 'by rules'
}

const upTo = (end: number) => Array.from({ length: end }, (_, number) => number)

const joining = (code: string) => `({join:given=>${code}})`

/** Texts and what stands in places between them, as expressions; the first is a text, which makes texts of all. */
const codeOfParts = (text: string, places: string[]) =>
  splitAtPlaces(text).map((part, index) =>
    index % 2 === 0 ? JSON.stringify(part) : places.length > 1 ? `given.${part}` : 'given',
  )
