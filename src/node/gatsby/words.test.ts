import { runInNewContext } from 'node:vm'
import type { Catalogue } from '../../locale/catalogue'
import { en } from '../../locale/en'
import { filled } from '../../locale/fill'
import { isPlural, placesOf, type Entry } from '../../locale/places'
import { wordDefinitions } from './words'

const definitions = wordDefinitions(en)
const words = filled(en)

/** What stands under a name: "WORDS.page.edit". */
const at = (root: unknown, name: string) =>
  name
    .split('.')
    .slice(1)
    .reduce((inner, key) => (inner as Record<string, unknown>)[key], root)

const run = (code: string) => JSON.stringify(runInNewContext(code, { Intl }))

it.each(Object.entries(definitions))('%s is the same in the bundle as in Node', (name, code) => {
  const entry = at(en, name) as Entry
  const places = placesOf(typeof entry === 'string' ? entry : isPlural(entry) ? entry.other : '')
  const word = at(words, name) as string | { join: (given: unknown) => unknown }
  if (typeof word === 'string') return expect(run(code)).toBe(JSON.stringify(word))
  for (const count of [0, 1, 2, 999, 1000, 1_234_567]) {
    const values = Object.fromEntries(
      places.map((place) => [place, place === 'count' ? count : `"${place}"`]),
    )
    const given = places.length === 1 ? values[places[0]!] : values
    expect(run(`${code}.join(${JSON.stringify(given)})`)).toBe(JSON.stringify(word.join(given)))
  }
})

it('writes the texts of a catalogue as code, whatever signs they have', () => {
  const odd = {
    tag: 'en',
    a: `"it's" \\ \u2028 $&`,
    b: `'{name}" \``,
    c: { one: '1 "', other: '{count} \\' },
  }
  const code = wordDefinitions(odd as unknown as Catalogue)
  expect(run(code['WORDS.a']!)).toBe(JSON.stringify(odd.a))
  expect(run(`${code['WORDS.b']}.join("x")`)).toBe(JSON.stringify(`'x" \``))
  expect(run(`${code['WORDS.c']}.join(1)+${code['WORDS.c']}.join(2)`)).toBe(JSON.stringify('1 "2 \\'))
})

it('makes of a text without places nothing but the text', () => {
  expect(definitions['WORDS.page.edit']).toBe('"Edit this page"')
})

it('makes of a text with one place the least code', () => {
  expect(definitions['WORDS.menu.pagesOf']).toBe('["Pages of ",""]')
})

it('asks no rules of the browser for counts of an English list', () => {
  const code = definitions['WORDS.search.pageCount']!
  const found = [0, 1, 2, 21, 999].map((count): unknown =>
    runInNewContext(`Number.prototype.toLocaleString = () => { throw Error() };${code}.join(${count})`, {
      Intl: undefined,
    }),
  )
  expect(found).toEqual(['0 pages', '1 page', '2 pages', '21 pages', '999 pages'])
})

it.each([
  ['fr', 0, 'one'],
  ['fr', 1_000_000, 'other'],
  ['pl', 5, 'other'],
  ['ar-EG', 7, 'few'],
  ['mr', 1, 'one'],
  ['ja', 1, 'other'],
  ['bgn', 1, 'one'],
  ['de', 1, 'one'],
  ['de', 12_345, 'other'],
])(
  'takes in the bundle the form that Node takes, and the other one where it is missing (%s, %d)',
  (tag, count, form) => {
    const forms = { one: 'one {count}', few: 'few {count}', other: 'other {count}' }
    const catalogue = { tag, forms } as unknown as Catalogue
    const text = (filled(catalogue) as unknown as { forms: { join: (count: number) => string } }).forms.join(
      count,
    )
    expect(text).toBe(`${form} ${count.toLocaleString(tag)}`)
    expect(run(`${wordDefinitions(catalogue)['WORDS.forms']}.join(${count})`)).toBe(JSON.stringify(text))
  },
)
