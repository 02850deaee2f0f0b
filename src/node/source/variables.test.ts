import {
  fillAddress,
  fillText,
  fillValue,
  parseFacts,
  parseVariables,
  unknownVariableFault,
  unknownVariables,
} from './variables'

const variables = { product: 'Quilibrium', console: 'Q Console', domain: 'docs.example.org', node2: 'N' }

describe('parseVariables', () => {
  it('reads names and their values', () => {
    const { value, faults } = parseVariables(
      '# names\nproduct: Quilibrium\nversion: "2.1"\n',
      'variables.yml',
    )
    expect(faults).toEqual([])
    expect(value).toEqual({ product: 'Quilibrium', version: '2.1' })
  })

  it.each(['', '# nothing yet\n'])('takes a file without variables: %j', (text) => {
    expect(parseVariables(text, 'variables.yml')).toEqual({ value: {}, faults: [] })
  })

  it('tells all values that are no texts and all names that are no names, with their lines', () => {
    const { value, faults } = parseVariables('a: 2.1\nb:\nc-d: x\nproduct: x\n', 'variables.yml')
    expect(value).toBeNull()
    expect(faults.map(({ line, message }) => [line, message])).toEqual([
      [1, '"a" must be a string; found 2.1.'],
      [2, '"b" has no value.'],
      [3, expect.stringContaining('"c-d" is not allowed')],
    ])
  })
})

describe('values that cite a source', () => {
  const text = "port: { value: '8336', source: repo/a.rs, says: 'tcp/{}' }\nproduct: Quilibrium\n"

  it('are variables like others', () => {
    expect(parseVariables(text, 'variables.yml').value).toEqual({ port: '8336', product: 'Quilibrium' })
  })

  it('are told apart from names', () => {
    expect(parseFacts(text, 'variables.yml')).toEqual({
      port: { value: '8336', source: 'repo/a.rs', says: 'tcp/{}' },
    })
  })

  it('are none where the file has mistakes, which are told elsewhere', () => {
    expect(parseFacts('a: 2.1\n', 'variables.yml')).toEqual({})
    expect(parseVariables("port: { value: '1', source: repo/a.rs }\n", 'variables.yml').faults).toEqual([
      expect.objectContaining({ line: 1, file: 'variables.yml' }),
    ])
  })
})

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

describe('unknownVariableFault', () => {
  it('tells where the reference stands and what is near', () => {
    expect(unknownVariableFault('prodct', variables, 'a.mdx', 7, true)).toEqual({
      file: 'a.mdx',
      line: 7,
      message: 'Unknown variable "{prodct}".',
      fix: 'Did you mean "product"? Variables stand in content/variables.yml; write \\{ for a brace of the text.',
    })
  })

  it('tells of no backslash where that would be printed', () => {
    expect(unknownVariableFault('prodct', variables, 'a.yml').fix).toBe(
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
