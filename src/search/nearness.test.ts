import type { Evidence } from './evidence'
import { nearnessOf } from './nearness'

const term = (rarity: number, ...words: [string, number][]) =>
  ({ rarity, words: new Map(words) }) as unknown as Evidence
const install = term(2, ['install', 1], ['installing', 0.9])
const node = term(1, ['node', 1])

describe('how near a query is to a name', () => {
  it('is 1 where each has all words of the other, in any order', () => {
    expect(nearnessOf(['node', 'install'], [install, node], 3)).toBe(1)
  })

  it('is less where words fit less well', () => {
    const near = nearnessOf(['installing', 'node'], [install, node], 3)
    expect(near).toBeLessThan(1)
    expect(near).toBeGreaterThan(0.7)
  })

  it('is less where the name says more, and where the query does', () => {
    const longer = nearnessOf(['install', 'node', 'service'], [install, node], 3)
    const rareLeft = nearnessOf(['node'], [install, node], 3)
    const commonLeft = nearnessOf(['install'], [install, node], 3)
    expect(longer).toBeLessThan(1)
    expect(rareLeft).toBeLessThan(commonLeft)
    expect(commonLeft).toBeLessThan(1)
  })

  it('is nothing without a common word, and for a name without words', () => {
    expect(nearnessOf(['bucket'], [install, node], 3)).toBe(0)
    expect(nearnessOf([], [install, node], 3)).toBe(0)
  })
})
