import { en } from './en'
import { filled } from './fill'
import type { Plural } from './text-kinds'

const words = filled(en)

it('leaves a text without places as it is', () => {
  expect(words.page.edit).toBe('Edit this page')
})

it('puts a value into the place of a text, whatever signs it has', () => {
  expect(words.menu.pagesOf.join('$& {section}')).toBe('Pages of $& {section}')
})

it('puts values into several places by their names', () => {
  expect(words.titles.card.join({ section: 'Learn', site: 'Docs' })).toBe('Docs · Learn')
})

it('gives the parts of a sentence in their order', () => {
  expect(words.notFound.nothingAt.join(7)).toEqual(['There is no page at ', 7, '.'])
  expect(words.commands.inheritedAndGlobal.join({ global: 'g', flags: 'f' })).toEqual([
    'Also takes ',
    'f',
    ' and the ',
    'g',
    '.',
  ])
})

it.each([
  [0, '0 results'],
  [1, '1 result'],
  [2, '2 results'],
])('takes the form of a plural that %d needs', (count, text) => {
  expect(words.search.resultCount.join(count)).toBe(text)
})

it('knows the forms of other languages', () => {
  const resultCount: Plural = {
    one: '{count} wynik',
    few: '{count} wyniki',
    many: '{count} wyników',
    other: '{count} wyniku',
  }
  const polish = filled({ ...en, tag: 'pl', search: { ...en.search, resultCount } })
  expect([1, 2, 5, 22].map((count) => polish.search.resultCount.join(count))).toEqual([
    '1 wynik',
    '2 wyniki',
    '5 wyników',
    '22 wyniki',
  ])
})

it('puts values into a plural beside its number', () => {
  expect(words.listing.category.join({ count: 1, description: 'All.' })).toBe('All. (1 item)')
})
