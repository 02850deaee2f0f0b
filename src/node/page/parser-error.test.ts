import remarkDirective from 'remark-directive'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFileMessage } from 'vfile-message'
import { readParserError } from './parser-error'

function errorOf(text: string) {
  try {
    unified().use(remarkParse).use(remarkMdx).use(remarkDirective).parse(text)
  } catch (error) {
    if (error instanceof VFileMessage) return readParserError(error)
    throw error
  }
  throw new Error(`The parser takes ${JSON.stringify(text)}.`)
}

it.each([
  ['a <3 b', { rule: 'unexpected character', character: '3', where: 'before name', line: 1 }],
  ['<a@b.org>', { rule: 'unexpected character', character: '@', where: 'in name' }],
  ['One\n<Card title', { rule: 'unexpected end', where: 'in attribute name', line: 2 }],
  ['<Card title="One', { rule: 'unexpected end', where: 'in attribute value', quote: '"' }],
  ['<Card>\n\nOne\n\n</Card title>', { rule: 'attribute in closing tag', line: 5 }],
  ['</Card>', { rule: 'unexpected closing tag', line: 1 }],
  ['One\n\n<Card>\n\nTwo', { rule: 'tag mismatch', open: 'Card', openedIn: 3, line: 3, within: undefined }],
  ['- One <Card>\n', { rule: 'tag mismatch', open: 'Card', within: 'paragraph', line: 1 }],
  [
    '<Cards>\n\n<Card>\n\nOne\n\n</Cards>',
    { rule: 'tag mismatch', closing: 'Cards', open: 'Card', openedIn: 3, line: 7 },
  ],
  [
    '<Card>\n\n:::note\n\nOne\n\n</Card>\n',
    { rule: 'tag mismatch', closing: 'Card', within: 'directiveContainer', line: 3 },
  ],
  ['{a b}', { rule: 'invalid expression', line: 1 }],
  ['One {a', { rule: 'open expression' }],
  ['import of goods', { rule: 'invalid import or export', line: 1 }],
])('what the parser says of %j is read as data', (text, expected) => {
  expect(errorOf(text)).toMatchObject(expected)
})

it('a rule that no hint is for has no name', () => {
  expect(errorOf('<Card {title} />')).toMatchObject({ rule: undefined, line: 1 })
})
