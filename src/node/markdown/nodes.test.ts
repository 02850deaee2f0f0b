import { toString } from 'mdast-util-to-string'
import { blocks, inline } from './nodes'

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
