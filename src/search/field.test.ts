import { Field } from './field'

const field = new Field(
  new Map([
    ['bucket', [0, 3]],
    ['buckets', [1]],
    ['putbucketwebsite', [2]],
    ['website', [2]],
    ['creating', [4]],
    ['constructor', [5]],
  ]),
)
const found = (word: string) => Object.fromEntries(field.find(word).map(({ word, fit }) => [word, fit]))

describe('a field of the search', () => {
  it('knows where a word stands', () => {
    expect(field.refs('bucket')).toEqual([0, 3])
  })

  it('finds a word, its other forms, and words that begin with it, in this order of fit', () => {
    const { bucket, buckets } = found('bucket')
    expect([bucket, buckets]).toEqual([1, 0.9])
    expect(found('create')).toEqual({ creating: 0.9 })
    const begun = found('putbucketw').putbucketwebsite!
    expect(begun).toBeGreaterThan(0.5)
    expect(begun).toBeLessThan(0.8)
  })

  it('finds words by a first letter', () => {
    expect(Object.keys(found('w'))).toEqual(['website'])
  })

  it('finds nothing in what every object has', () => {
    expect(found('tostring')).toEqual({})
    expect(found('constructor')).toEqual({ constructor: 1 })
    expect(field.refs('constructor')).toEqual([5])
  })

  it('finds what is near: a slip in five letters or more, and the inside of a word', () => {
    const near = (word: string) => field.findNear(word).map((each) => each.word)
    expect(near('bukcet')).toEqual(['bucket'])
    expect(near('webiste')).toEqual(['website'])
    expect(near('buket')).toEqual(['bucket'])
    expect(near('bckt')).toEqual([])
    expect(near('site')).toEqual(['putbucketwebsite', 'website'])
  })

  it('finds a short beginning as a word alone, where a letter or two begin too many', () => {
    const words = ['ip', 'ipc', 'import'].map((word, ref) => [word, [ref]] as const)
    const texts = new Field(new Map(words), 3)
    expect(texts.find('ip')).toEqual([{ word: 'ip', fit: 1 }])
    expect(texts.find('i')).toEqual([])
    expect(texts.find('constructor')).toEqual([])
    expect(texts.find('imp').map(({ word }) => word)).toEqual(['import'])
  })
})
