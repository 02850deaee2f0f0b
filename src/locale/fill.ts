import type { Catalogue } from './catalogue'
import { isPlural, isSentence, placesOf, splitAtPlaces, type Entry, type Forms } from './places'
import type { Filled } from './text-kinds'

/** A catalogue as code uses it, in Node and in tests; the bundler makes the same of it (node/gatsby/words.ts). */
export const filled = (catalogue: Catalogue): Filled<Catalogue> =>
  fillEntry(catalogue as unknown as Entry, catalogue.tag) as Filled<Catalogue>

function fillEntry(entry: Entry, tag: string): unknown {
  if (typeof entry === 'string') return fillText(entry)
  if (isPlural(entry)) return fillPlural(entry, tag)
  return Object.fromEntries(Object.entries(entry).map(([name, inner]) => [name, fillEntry(inner, tag)]))
}

function fillText(text: string): unknown {
  const places = placesOf(text)
  if (!places.length) return text
  return {
    join(given: unknown) {
      const parts = partsOf(text, named(places, given))
      return isSentence(text) ? parts.filter((part) => part !== '') : parts.join('')
    },
  }
}

function fillPlural(forms: Forms, tag: string) {
  const rules = new Intl.PluralRules(tag)
  const places = placesOf(forms.other)
  return {
    join(given: unknown) {
      const values = named(places, given)
      const count = Number(values.count)
      const form = forms[rules.select(count)] ?? forms.other
      return partsOf(form, { ...values, count: count.toLocaleString(tag) }).join('')
    },
  }
}

/** What stands in each place; a text with one place is given what stands there. */
const named = (places: string[], given: unknown) =>
  (places.length === 1 ? { [places[0]!]: given } : given) as Record<string, unknown>

const partsOf = (text: string, values: Record<string, unknown>) =>
  splitAtPlaces(text).map((part, index) => (index % 2 ? values[part] : part))
