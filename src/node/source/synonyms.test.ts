import { parseSynonyms } from './synonyms'

describe('the synonyms', () => {
  it('are groups of words, variables filled', () => {
    expect(parseSynonyms("- [ram, memory]\n- [kms, '{kms}']", { kms: 'QKMS' }).value).toEqual([
      ['ram', 'memory'],
      ['kms', 'QKMS'],
    ])
  })

  it.each(['', '# none\n'])('may be none: %j', (text) => {
    expect(parseSynonyms(text, {}).value).toEqual([])
  })

  it('are groups of two at least; a mistake names the line', () => {
    expect(parseSynonyms('- [a, b]\n- [c]', {}).mistakes).toMatchObject([
      { file: 'content/synonyms.yml', line: 2 },
    ])
  })
})
