import { duplicates, repeated } from './duplicates'

it('each item that has the key of an earlier one comes with the first of them', () => {
  const items = ['apple', 'bean', 'avocado', '', 'almond', '']
  expect(duplicates(items, (item) => item[0])).toEqual([
    { item: 'avocado', first: 'apple' },
    { item: 'almond', first: 'apple' },
  ])
})

it('texts that differ in capitals alone are repeated', () => {
  expect(repeated(['Keys', 'Locks', 'keys', 'KEYS'])).toEqual([
    { text: 'keys', index: 2 },
    { text: 'KEYS', index: 3 },
  ])
})
