import type { Evidence } from './evidence'
import { Nearness } from './nearness'

const term = (rarity: number, ...words: [string, number][]) =>
  ({ rarity, words: new Map(words) }) as unknown as Evidence
const install = term(2, ['install', 1], ['installing', 0.9])
const node = term(1, ['node', 1])
const near = (...name: string[]) => new Nearness([install, node]).of(name)

describe('how near a query is to a name', () => {
  it('is 1 where each has all words of the other, in any order', () => {
    expect(near('node', 'install')).toBe(1)
  })

  it('is less where words fit less well', () => {
    const inflected = near('installing', 'node')
    expect(inflected).toBeLessThan(1)
    expect(inflected).toBeGreaterThan(0.7)
  })

  it('is less where the name says more, and where the query does', () => {
    const longer = near('install', 'node', 'service')
    const rareLeft = near('node')
    const commonLeft = near('install')
    expect(longer).toBeLessThan(1)
    expect(rareLeft).toBeLessThan(commonLeft)
    expect(commonLeft).toBeLessThan(1)
  })

  it('is nothing without a common word, and for a name without words', () => {
    expect(near('bucket')).toBe(0)
    expect(near()).toBe(0)
  })
})

describe('a message in a query', () => {
  const [rare, noise] = [term(5, ['rocksdb', 1], ['rocks', 0.6]), term(4, ['path', 1])]
  const quoting = (...message: string[]) => new Nearness([rare, install, noise]).quoting(message)

  it('tells what its words do', () => {
    expect(quoting('install', 'rocksdb')).toBeCloseTo(7)
  })

  it('is none where a word of it is missing or another was meant', () => {
    expect(quoting('install', 'rocksdb', 'node')).toBe(0)
    expect(quoting('install', 'rocks')).toBe(0)
  })

  it('is none where its words tell little, or it has none', () => {
    expect(quoting('install', 'path')).toBeGreaterThan(0)
    expect(quoting('install')).toBe(0)
    expect(quoting()).toBe(0)
  })
})
