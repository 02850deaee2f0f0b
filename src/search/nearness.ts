import type { Evidence } from './evidence'
import { nearness } from './weights'

/**
 * How near a query is to a name, whatever the order of their words: 1 where each has all words of the other.
 * @param name the name's telling words
 * @param terms the query's, with their rarities' sum
 */
export function nearnessOf(name: readonly string[], terms: readonly Evidence[], all: number): number {
  if (!name.length) return 0
  const met = name.map(() => 0)
  let said = 0
  for (const { rarity, words } of terms) {
    let best = 0
    name.forEach((word, index) => {
      const fit = words.get(word) ?? 0
      best = Math.max(best, fit)
      met[index] = Math.max(met[index]!, fit)
    })
    said += rarity * best
  }
  const meant = met.reduce((sum, fit) => sum + fit, 0) / name.length
  return (said / all) ** nearness.said * meant ** nearness.meant
}
