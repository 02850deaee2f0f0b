import { toString } from 'mdast-util-to-string'
import { blocks, inline } from './read-markdown'

const types = (nodes: { type: string }[]) => nodes.map(({ type }) => type)

describe('inline', () => {
  it('knows code, emphasis and links', () => {
    expect(types(inline('A `b`, *c*, **d**, [e](/f/)'))).toEqual([
      'text',
      'inlineCode',
      'text',
      'emphasis',
      'text',
      'strong',
      'text',
      'link',
    ])
  })

  it.each(['- 1', '1. a', '# of items', '> 5', '    four', '***', '[a]: b', 'a\n---', '```', '<b>a</b>'])(
    'takes %j for text',
    (markdown) => {
      expect(toString(inline(markdown))).toBe(markdown.trim())
    },
  )

  it.each([
    'A plain text: of (all) signs, "quotes", 5% - 3 + 4 = 6; a/b, a@b.c? https://example.org/ ~a~ {b} #c |d| $e^f!',
    'A  text of two  spaces',
    'Grün, é, 漢字 and 🚀',
  ])('takes %j for one text', (markdown) => {
    // A sign that says nothing has the parser read what is else taken as it is.
    const parsed = inline(`${markdown} \\_`)
    expect(parsed).toEqual([{ type: 'text', value: `${markdown} _` }])
    expect(inline(markdown)).toEqual([{ type: 'text', value: markdown }])
  })

  it.each([' a', 'a ', 'a &amp; b', 'a\\*b', 'a\tb'])('reads %j', (markdown) => {
    expect(toString(inline(markdown))).toBe(markdown.trim().replace('&amp;', '&').replace('\\', ''))
  })

  it('makes one paragraph of two', () => {
    expect(toString(inline('a\n\nb'))).toBe('a b')
  })
})

describe('blocks', () => {
  it('are paragraphs and lists, without tags', () => {
    const nodes = blocks('a <b>\n\n- c')
    expect(types(nodes)).toEqual(['paragraph', 'list'])
    expect(toString(nodes[0])).toBe('a <b>')
  })

  it('have no place in a file', () => {
    expect(JSON.stringify(blocks('a *b*'))).not.toContain('position')
  })
})
