import { packHeadings, unpackHeading } from './packed-headings'

const packed = packHeadings({
  1: { heading: 'What it is' },
  2: { heading: 'Über', anchor: 'über' },
  4: { heading: 'Flags', anchor: 'command--flags' },
  5: { heading: '--all', anchor: 'command--all', isName: true },
  6: { heading: 'NotFound', anchor: 'notfound', isName: true },
  7: { heading: 'KeyId', anchor: 'request.Key.KeyId', isName: true },
})

it('headings are a list by reference, in which beginnings of pages are empty', () => {
  expect(packed.map((text) => unpackHeading(text).heading)).toEqual([
    '',
    'What it is',
    'Über',
    '',
    'Flags',
    '--all',
    'NotFound',
    'KeyId',
  ])
})

it('an anchor is written where it is not that of the words', () => {
  expect(packed.map((text) => unpackHeading(text).anchor)).toEqual([
    undefined,
    undefined,
    'über',
    undefined,
    'command--flags',
    'command--all',
    undefined,
    'request.Key.KeyId',
  ])
})

it('an anchor that has the heading at its end is written without it', () => {
  expect(packed[7]).toBe('\tKeyId\trequest.Key.')
})

it('names are told from headings', () => {
  expect(packed.map((text) => unpackHeading(text).isName)).toEqual([
    false,
    false,
    false,
    false,
    false,
    true,
    true,
    true,
  ])
})
