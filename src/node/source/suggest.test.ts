import { nearest, suggest } from './suggest'

describe('nearest', () => {
  it.each([
    ['titel', ['description', 'title'], 'title'],
    ['TITLE', ['description', 'title'], 'title'],
    ['/docs/gas-fee/', ['/docs/kms/', '/docs/gas-fees/'], '/docs/gas-fees/'],
    ['titel', ['titles', 'title', 'titled'], 'titles'],
  ])('finds the candidate that is most like %s', (name, candidates, expected) => {
    expect(nearest(name, candidates)).toBe(expected)
  })

  it.each([
    ['where more than half of the letters would change', 'colour', ['banana', 'label']],
    ['where there is no candidate', 'title', []],
  ])('finds nothing %s', (_, name, candidates) => {
    expect(nearest(name, candidates)).toBeUndefined()
  })
})

describe('suggest', () => {
  it.each([
    ['names the nearest', 'ordr', ['order', 'title'], 'Did you mean "order"?'],
    ['lists what is allowed', 'colour', ['order', 'title'], 'Allowed: order, title.'],
    [
      'names the few that are most alike where very many are allowed',
      'swift',
      [
        ...Array.from({ length: 40 }, (_, count) => `a-long-name-${count}`),
        'sparrow',
        'wren',
        'shrike',
        'robin',
        'kite',
      ],
      'The nearest of 45: wren, shrike, kite, robin, sparrow.',
    ],
    ['says that nothing is allowed', 'colour', [], 'Allowed: none.'],
  ])('%s', (_, name, candidates, expected) => {
    expect(suggest(name, candidates)).toBe(expected)
  })
})
