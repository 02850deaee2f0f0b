import { readQuery } from './query'
import { Synonyms } from './synonyms'

const none = new Synonyms([])
const joined = (query: string) => readQuery(query, none).map((term) => term.joined)

describe('a query', () => {
  it('is its telling words', () => {
    expect(joined('How much RAM does a node need?')).toEqual(['ram', 'node', 'need'])
  })

  it('keeps small words where there are no others', () => {
    expect(joined('what is it')).toEqual(['what', 'is', 'it'])
  })

  it('has a digit where there is nothing else', () => {
    expect(joined('peers 0')).toEqual(['peers'])
    expect(joined('8')).toEqual(['8'])
    expect(joined('port 83')).toEqual(['port', '83'])
  })

  it('keeps names in one piece and in parts', () => {
    expect(readQuery('PutBucketWebsite', none)).toEqual([
      {
        written: 'PutBucketWebsite',
        joined: 'putbucketwebsite',
        parts: ['put', 'bucket', 'website'],
        synonyms: [],
        emphasis: 1,
      },
    ])
  })

  it('has no contractions of small words', () => {
    expect(joined("Why can't I see what they've made")).toEqual(['see', 'made'])
    expect(joined("can't")).toEqual(['cant'])
    expect(joined('node wont start, doesnt sync')).toEqual(['node', 'start', 'sync'])
  })

  it('takes a word that questions share for more where it makes a phrase that has synonyms', () => {
    const synonyms = new Synonyms([
      ['see', 'look'],
      ['who can see', 'permission'],
    ])
    const emphasis = (query: string) => readQuery(query, synonyms)[0]!.emphasis
    expect(readQuery('who can see my files', synonyms)[0]!.synonyms).toEqual([['permission']])
    expect(emphasis('who can see my files')).toBeGreaterThan(emphasis('see my files'))
    expect(emphasis('who can see my files')).toBeLessThan(1)
  })

  it('has synonyms, for two words together too', () => {
    const synonyms = new Synonyms([
      ['ram', 'memory'],
      ['backup', 'back up'],
    ])
    expect(readQuery('ram', synonyms)[0]!.synonyms).toEqual([['memory']])
    expect(readQuery('backup', synonyms)[0]!.synonyms).toEqual([['back', 'up']])
    expect(readQuery('back up', synonyms).map((term) => term.synonyms)).toEqual([[['backup']]])
  })

  it('has those of the word as it stands rather than those of its other forms', () => {
    const synonyms = new Synonyms([
      ['compute', 'calculate'],
      ['computer', 'server'],
    ])
    expect(readQuery('computer', synonyms)[0]!.synonyms).toEqual([['server']])
    expect(readQuery('computing', synonyms)[0]!.synonyms).toEqual([['calculate'], ['server']])
  })

  it('has those of another form of a word, and of words that stand apart', () => {
    const synonyms = new Synonyms([
      ['disable', 'turn off'],
      ['public', 'open to everybody'],
    ])
    const synonymsOf = (query: string) => readQuery(query, synonyms).flatMap((term) => term.synonyms)
    expect(synonymsOf('disabled keys')).toEqual([['turn', 'off']])
    expect(synonymsOf('turning the old key off')).toEqual([['disable']])
    expect(synonymsOf('a bucket open to everybody')).toEqual([['public']])
    expect(synonymsOf('turn the key that was made by my program off')).toEqual([])
  })

  it('has two words in one piece that are one elsewhere, but no verb with its particle', () => {
    const synonyms = new Synonyms([
      ['keyset', 'key set'],
      ['backup', 'back up', 'restore'],
    ])
    expect(readQuery('my key set', synonyms)).toMatchObject([{ joined: 'keyset', parts: ['key', 'set'] }])
    expect(readQuery('set key', synonyms).map(({ joined }) => joined)).toEqual(['set', 'key'])
    expect(readQuery('back up', synonyms).map(({ joined }) => joined)).toEqual(['back'])
  })

  it('asks less for what only makes a sentence of it', () => {
    const emphasised = readQuery('is this key already stored somewhere within kms', none)
    expect(emphasised.filter(({ emphasis }) => emphasis === 1).map(({ joined }) => joined)).toEqual([
      'key',
      'stored',
      'kms',
    ])
  })

  it('has versions in one piece', () => {
    expect(joined('from v2.0.6 to 2.1')).toEqual(['2.0.6', '2.1'])
  })

  it('asks less for how much and how long than for what', () => {
    const emphases = readQuery('a link for ten minutes', none).map(({ joined, emphasis }) => [
      joined,
      emphasis < 1,
    ])
    expect(emphases).toEqual([
      ['link', false],
      ['ten', true],
      ['minutes', true],
    ])
  })

  it('of nothing but signs is none', () => {
    expect(joined('<> – ?!')).toEqual([])
  })
})
