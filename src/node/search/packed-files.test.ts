import FlexSearch from 'flexsearch'
import { indexOptions } from '../../shared/search'
import { unpackIndex } from '../../shared/packed-index'
import { indexFile, storeFile } from './packed-files'

/** What FlexSearch exports of some records. */
function exported(records: Record<number, string>) {
  const index = FlexSearch.create({ ...indexOptions, tokenize: (words: string) => words.split(' ') })
  for (const [ref, words] of Object.entries(records)) index.add(Number(ref), words)
  return index.export()
}

it('an index has the words and places of FlexSearch’s export', () => {
  const { text } = indexFile({ index: exported({ 2: 'key rotate', 5: 'key constructor 10' }) })
  expect(Object.fromEntries(unpackIndex(text))).toEqual({
    key: [2, 5],
    rotate: [2],
    constructor: [5],
    10: [5],
  })
})

it('a store of headings has a line for each, others stay as they are', () => {
  expect(storeFile('headings', { store: { 1: { heading: 'What it is' } } }).text).toBe('\nWhat it is')
  expect(storeFile('titles', { store: { 0: { title: 'Keys' } } }).text).toBe('{"0":{"title":"Keys"}}')
})

it('files are named by what they hold', () => {
  const [one, same, other] = ['a', 'a', 'b'].map(
    (word) => indexFile({ index: exported({ 1: word }) }).address,
  )
  expect(one).toMatch(/^\/static\/[0-9a-f]{20}\.index\.txt$/)
  expect(same).toBe(one)
  expect(other).not.toBe(one)
})
