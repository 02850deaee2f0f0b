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
