import { referenceMistakes } from './reference-mistakes'

const variables = { product: 'Quilibrium', console: 'Q Console' }
const messages = (text: string) => referenceMistakes(text, variables, 'a.yml').map(({ message }) => message)

it.each([
  ['Run a {product node', '"{product " has no } at its end.'],
  ['Run a {product, and a node', '"{product" has no } at its end.'],
  ['Run a {{product}} node', '"{{product}}" is printed with signs that no reader should see.'],
  ['Run a {{product} node', '"{{product}" is printed with signs that no reader should see.'],
  ['Run a {product}} node', '"{product}}" is printed with signs that no reader should see.'],
  ['Run a { product } node', '"{ product }" is printed with signs that no reader should see.'],
  ['Run a ${product} node', '"${product}" is printed with signs that no reader should see.'],
])('tells of %s', (text, message) => {
  expect(messages(text)).toEqual([message])
})

it('says where, and what to write', () => {
  expect(referenceMistakes('{ console }', variables, 'a.yml', 7)).toEqual([
    {
      file: 'a.yml',
      line: 7,
      message: '"{ console }" is printed with signs that no reader should see.',
      fix: 'Write {console}.',
    },
  ])
})

it('tells of names that nobody defines', () => {
  expect(messages('{prodct} and {x}')).toEqual(['Unknown variable "{prodct}".', 'Unknown variable "{x}".'])
})

it.each([
  '{product}',
  '{product}{console}',
  '{ "product": 1 }',
  '{ product: 1 }',
  '{}',
  '{toString',
  '$5 {product}',
])('leaves %s alone', (text) => {
  expect(messages(text)).toEqual([])
})
