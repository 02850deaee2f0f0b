import { packIndex, unpackIndex } from './packed-index'

const places = new Map([
  ['key', [3, 4, 70, 4000]],
  ['token_supply', [0]],
  ['constructor', [0, 3]],
  ['10', [3]],
])

it('an index is read as it was written', () => {
  expect(Object.fromEntries(unpackIndex(packIndex(places)))).toEqual(Object.fromEntries(places))
  expect(unpackIndex(packIndex(new Map())).size).toBe(0)
})

it('words stand in the order of their first places, then of their second ones', () => {
  expect([...unpackIndex(packIndex(places)).keys()]).toEqual(['constructor', 'token_supply', 'key', '10'])
})

it('places that are near to each other cost a character each', () => {
  const refs = Array.from({ length: 1500 }, (_, ref) => ref * 2)
  expect(packIndex(new Map([['node', refs]]))).toHaveLength('node\n\n'.length + 1500)
  expect(unpackIndex(packIndex(new Map([['node', refs]]))).get('node')).toEqual(refs)
})
