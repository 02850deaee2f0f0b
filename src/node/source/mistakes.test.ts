import { formatMistakes, nearest, suggest } from './mistakes'

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

describe('formatMistakes', () => {
  it('groups mistakes by file and orders them by line', () => {
    const text = formatMistakes([
      { file: 'b.mdx', message: 'B' },
      { file: 'a.mdx', line: 12, message: 'Twelve', fix: 'Fix it.' },
      { file: 'a.mdx', line: 3, message: 'Three' },
      { file: 'a.mdx', message: 'Whole file' },
    ])
    expect(text).toBe(
      [
        '4 mistakes in the content or the settings:',
        '',
        'a.mdx',
        '  Whole file',
        '  line 3: Three',
        '  line 12: Twelve',
        '    Fix it.',
        '',
        'b.mdx',
        '  B',
        '',
      ].join('\n'),
    )
  })

  it('tells once what is wrong in many places', () => {
    const draft = { message: 'The link leads to a draft.', fix: 'Remove it.' }
    const places = [1, 2, 3, 4, 5, 6, 7].map((line) => ({ file: 'a.mdx', line, ...draft }))
    expect(formatMistakes([...places, { file: 'b.mdx', message: 'B' }])).toBe(
      [
        '8 mistakes in the content or the settings:',
        '',
        'in 7 places',
        '  The link leads to a draft.',
        '    Remove it.',
        '  a.mdx:1, a.mdx:2, a.mdx:3, a.mdx:4, a.mdx:5 and 2 more',
        '',
        'b.mdx',
        '  B',
        '',
      ].join('\n'),
    )
    expect(formatMistakes(places.slice(0, 5))).toContain('line 5: The link leads to a draft.')
  })

  it('counts one mistake as one', () => {
    expect(formatMistakes([{ file: 'a.mdx', message: 'A' }])).toMatch(/^1 mistake in the content/)
  })
})
