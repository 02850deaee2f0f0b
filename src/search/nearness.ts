import type { Evidence } from './evidence'
import { quoted, said } from './weights'

/** How near a query is to names, whatever the order of their words. */
export class Nearness {
  /** By each word that the query has led to, how well it fits each term. */
  private readonly fits = new Map<string, Float32Array>()
  private readonly best: Float32Array
  private readonly all: number

  /** @param terms the query's */
  constructor(private readonly terms: readonly Evidence[]) {
    this.best = new Float32Array(terms.length)
    this.all = terms.reduce((sum, { rarity }) => sum + rarity, 0)
    terms.forEach(({ words }, index) => {
      for (const [word, fit] of words) {
        const fits = this.fits.get(word) ?? new Float32Array(terms.length)
        fits[index] = fit
        this.fits.set(word, fits)
      }
    })
  }

  /** All words that the query has led to. */
  get words(): Iterable<string> {
    return this.fits.keys()
  }

  /**
   * How near a name is: 1 where it has all words of the query, and the query has all of its.
   * @param name its telling words
   */
  of(name: readonly string[]): number {
    const { held, met } = this.compare(name)
    return (held / this.all) ** said * met
  }

  /**
   * How much the words of a query tell, together, that are a message's: 0 where it does not have all of the message.
   * @param message its telling words
   */
  quoting(message: readonly string[]): number {
    const { held, met } = this.compare(message)
    return met >= quoted.met && held >= quoted.least ? held : 0
  }

  /** How much of the query a name holds, by the rarity of its words, and the share of the name that the query has. */
  private compare(name: readonly string[]): { held: number; met: number } {
    let met = 0
    this.best.fill(0)
    for (const word of name) {
      const fits = this.fits.get(word)
      if (!fits) continue
      let most = 0
      for (let index = 0; index < fits.length; index++) {
        most = Math.max(most, fits[index]!)
        this.best[index] = Math.max(this.best[index]!, fits[index]!)
      }
      met += most
    }
    let held = 0
    if (met)
      for (let index = 0; index < this.best.length; index++)
        held += this.terms[index]!.rarity * this.best[index]!
    return { held, met: met && met / name.length }
  }
}
