import { formatMistakes } from './mistakes'

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
