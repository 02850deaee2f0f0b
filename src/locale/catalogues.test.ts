import { catalogues } from './catalogues'
import { en } from './en'
import { isPlural, type Entry } from './places'

/** Every text and every plural of a catalogue, by its name. */
const entriesOf = (entry: Entry, name = ''): [string, Entry][] =>
  typeof entry === 'string' || isPlural(entry)
    ? [[name, entry]]
    : Object.entries(entry).flatMap(([key, inner]) => entriesOf(inner, name ? `${name}.${key}` : key))

const english = new Map(entriesOf(en as unknown as Entry))
const textsOf = (entry: Entry | undefined) =>
  typeof entry === 'object' ? Object.values(entry) : [entry ?? '']

describe.each(Object.entries(catalogues))('the catalogue %s', (_, catalogue) => {
  const entries = entriesOf(catalogue as unknown as Entry)

  it('says something everywhere', () => {
    expect(entries.filter(([, entry]) => textsOf(entry).some((text) => text === ''))).toEqual([])
  })

  it('has no places but those of English, {so} for a value and <so> for an element', () => {
    const marks = (entry: Entry | undefined) =>
      new Set(textsOf(entry).flatMap((text) => (text as string).match(/[{<]\w+[}>]/g) ?? []))
    const odd = entries.filter(
      ([name, entry]) => ![...marks(entry)].every((mark) => marks(english.get(name)).has(mark)),
    )
    expect(odd).toEqual([])
  })

  it('has the forms of plurals that its language has', () => {
    const { pluralCategories } = new Intl.PluralRules(catalogue.tag).resolvedOptions()
    for (const [, entry] of entries)
      if (typeof entry === 'object')
        expect(Object.keys(entry).toSorted()).toEqual(pluralCategories.toSorted())
  })
})
