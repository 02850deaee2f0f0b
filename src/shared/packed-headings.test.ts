import { packHeadings, unpackHeading } from './packed-headings'

const packed = packHeadings({
  1: { heading: 'What it is' },
  2: { heading: 'Über', anchor: 'über' },
  4: { heading: 'Flags', anchor: 'command--flags' },
  5: { heading: '--all', anchor: 'command--all', isName: true },
  6: { heading: 'NotFound', anchor: 'command--flags', isName: true },
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
  ])
})

it('an anchor is written where it is not the usual one', () => {
  expect(packed.map((text) => unpackHeading(text).anchor)).toEqual([
    undefined,
    undefined,
    'über',
    undefined,
    'command--flags',
    'command--all',
    undefined,
  ])
})

it('names are told from headings, and a name at the start of a page from that of the page before', () => {
  expect(packed.map((text) => unpackHeading(text).isName)).toEqual([
    false,
    false,
    false,
    false,
    false,
    true,
    true,
  ])
  const next = packHeadings({ 1: { heading: 'A' }, 3: { heading: 'b', anchor: 'a', isName: true } })
  expect(unpackHeading(next[3]!)).toEqual({ heading: 'b', anchor: 'a', isName: true })
})
