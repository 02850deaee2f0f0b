import { readQuery, readSynonyms } from './query'

const none = readSynonyms([])
const joined = (query: string) => readQuery(query, none).map((term) => term.joined)

describe('a query', () => {
  it('is its telling words', () => {
    expect(joined('How much RAM does a node need?')).toEqual(['ram', 'node', 'need'])
  })

  it('keeps small words where there are no others', () => {
    expect(joined('what is it')).toEqual(['what', 'is', 'it'])
  })

  it('keeps names in one piece and in parts', () => {
    expect(readQuery('PutBucketWebsite', none)).toEqual([
      { joined: 'putbucketwebsite', parts: ['put', 'bucket', 'website'], synonyms: [], emphasis: 1 },
    ])
  })

  it('has synonyms, for two words together too', () => {
    const synonyms = readSynonyms([
      ['ram', 'memory'],
      ['backup', 'back up'],
    ])
    expect(readQuery('ram', synonyms)[0]!.synonyms).toEqual([['memory']])
    expect(readQuery('backup', synonyms)[0]!.synonyms).toEqual([['back', 'up']])
    expect(readQuery('back up', synonyms).map((term) => term.synonyms)).toEqual([[]])
  })

  it('of nothing but signs is none', () => {
    expect(joined('<> – ?!')).toEqual([])
  })
})
