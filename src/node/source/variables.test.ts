import { correctVariables, parseFacts, parseVariables } from './variables'

describe('parseVariables', () => {
  it('reads names and their values', () => {
    const { value, mistakes } = parseVariables(
      '# names\nproduct: Quilibrium\nversion: "2.1"\n',
      'variables.yml',
    )
    expect(mistakes).toEqual([])
    expect(value).toEqual({ product: 'Quilibrium', version: '2.1' })
  })

  it.each(['', '# nothing yet\n'])('takes a file without variables: %j', (text) => {
    expect(parseVariables(text, 'variables.yml')).toEqual({ value: {}, mistakes: [] })
  })

  it('tells all values that are no texts and all names that are no names, with their lines', () => {
    const { value, mistakes } = parseVariables('a: 2.1\nb:\nc-d: x\nproduct: x\n', 'variables.yml')
    expect(value).toBeNull()
    expect(mistakes.map(({ line, message }) => [line, message])).toEqual([
      [1, '"a" must be a string; found 2.1.'],
      [2, '"b" has no value.'],
      [3, expect.stringContaining('"c-d" is not allowed')],
    ])
  })
})

describe('correctVariables', () => {
  it('are the variables of a file without mistakes', () => {
    expect(correctVariables('product: Moon\n', 'variables.yml')).toEqual({ product: 'Moon' })
  })

  it('tells the mistakes of another one: with what can be read of it, texts would say something else', () => {
    expect(() => correctVariables('product: 7\n', 'variables.yml')).toThrow('variables.yml\n  line 1: ')
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
    expect(parseVariables("port: { value: '1', source: repo/a.rs }\n", 'variables.yml').mistakes).toEqual([
      expect.objectContaining({ line: 1, file: 'variables.yml' }),
    ])
  })
})
