import { fillAddress, fillText, fillValue, unknownVariableMistake, unknownVariables } from './fill-variables'

const variables = { product: 'Quilibrium', console: 'Q Console', domain: 'docs.example.org', node2: 'N' }

describe('fillText', () => {
  it.each([
    ['On {product} and {console}', 'On Quilibrium and Q Console'],
    ['{node2}', 'N'],
    ['{prodct}', '{prodct}'],
    ['{toString}', '{toString}'],
    ['{ product }', '{ product }'],
    ['{2}', '{2}'],
  ])('makes of %j %j', (text, expected) => {
    expect(fillText(text, variables)).toBe(expected)
  })
})

describe('fillAddress', () => {
  it.each([
    ['/docs/what-is-{product}/', '/docs/what-is-quilibrium/'],
    ['/docs/{console}/', '/docs/q-console/'],
    ['https://{domain}/', 'https://docs.example.org/'],
    ['/docs/{prodct}/', '/docs/{prodct}/'],
    ['/docs/{constructor}/', '/docs/{constructor}/'],
  ])('makes of %j %j', (address, expected) => {
    expect(fillAddress(address, variables)).toBe(expected)
  })
})

describe('unknownVariables', () => {
  it('names each reference that nobody defines', () => {
    expect(unknownVariables('{product} {prodct} {x} {toString} {1}', variables)).toEqual([
      'prodct',
      'x',
      'toString',
    ])
  })
})

describe('unknownVariableMistake', () => {
  it('tells where the reference stands and what is near', () => {
    expect(unknownVariableMistake('prodct', variables, 'a.mdx', 7, true)).toEqual({
      file: 'a.mdx',
      line: 7,
      message: 'Unknown variable "{prodct}".',
      fix: 'Did you mean "product"? Variables stand in content/variables.yml; write \\{ for a brace of the text.',
    })
  })

  it('tells of no backslash where that would be printed', () => {
    expect(unknownVariableMistake('prodct', variables, 'a.yml').fix).toBe(
      'Did you mean "product"? Variables stand in content/variables.yml.',
    )
  })
})

describe('fillValue', () => {
  it('fills every text of a value and leaves the rest', () => {
    const value = {
      title: '{product}',
      list: ['{console}', 1],
      inner: { to: '/{console}/', on: true },
      no: null,
    }
    expect(fillValue(value, variables, ['to'])).toEqual({
      title: 'Quilibrium',
      list: ['Q Console', 1],
      inner: { to: '/q-console/', on: true },
      no: null,
    })
  })
})
