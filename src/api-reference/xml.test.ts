import { x } from 'xastscript'
import { printXml } from './xml'

describe('XML for readers', () => {
  it('has each element of an element on lines of its own', () => {
    const tree = x('A', { xmlns: 'http://example.org/' }, [
      x('B', {}, [x('C', {}, '1')]),
      '…',
      x('D', {}, 'e f'),
    ])
    expect(printXml(tree)).toBe(
      '<A xmlns="http://example.org/">\n  <B>\n    <C>1</C>\n  </B>\n  …\n  <D>e f</D>\n</A>',
    )
  })

  it('closes an element without content at once', () =>
    expect(printXml(x('A', {}, [x('B')]))).toBe('<A>\n  <B/>\n</A>'))

  it('keeps the lines of a text', () => expect(printXml(x('A', {}, 'b\n c'))).toBe('<A>b\n c</A>'))

  it('escapes by name what XML has another meaning for', () => {
    expect(printXml(x('A', { b: '"&' }, '<&x3C;'))).toBe('<A b="&quot;&amp;">&lt;&amp;x3C;</A>')
    expect(printXml(x('A', {}, '&#x3C;'))).toBe('<A>&amp;#x3C;</A>')
  })
})
