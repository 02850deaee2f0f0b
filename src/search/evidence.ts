import type { SearchIndexName } from '../shared/search'
import type { Catalog, FoundPart } from './catalog'
import type { Field } from './field'
import { headlineOf } from './headline'
import type { Keywords } from './keywords'
import type { Term } from './query'
import { placesOf } from './term-places'
import { elsewhere, incidental, lent, little, ofWholePage, places, secondPlace, seldom } from './weights'

/** The indexes that are there by now: some come later. */
export type Fields = Partial<Record<SearchIndexName, Field>> & { keywords?: Keywords }

/** What the parts of a site say of one term; what stands by reference has a value for each part. */
export interface Evidence {
  /** How much a part says of it, with what its page lends it. */
  says: Float32Array
  /** How well the best of a part's words fits it; a word elsewhere in its page counts less. */
  fits: Float32Array
  /** The parts in which it stands itself. A page's title, keywords and summary are its beginning's. */
  refs: Set<number>
  /** Those where readers see it, not in keywords alone. */
  shown: Set<number>
  /** Those whose heading, title or keywords have it. */
  named: Set<number>
  /** How much it tells: the more, the fewer parts say it. 0 where none does. */
  rarity: number
  /** Words of the site that were found, and how well they fit. */
  words: Map<string, number>
}

/** An evidence that is being gathered: what pages say as wholes stands at the references of their beginnings. */
interface OpenEvidence extends Evidence {
  /** How much a page lends to its parts. */
  lends: Float32Array
  /** How well the best of its keywords' words fits. */
  keyed: Float32Array
}

/** Where a word stands, of an index that has words of pages and of parts. */
function placeOf(name: SearchIndexName, { heading, isName }: FoundPart): keyof typeof places {
  if (name === 'headings' && isName && !heading.includes(' ')) return 'entries'
  return name === 'keywords' && heading ? 'partKeywords' : name
}

/** Terms whose evidence is kept: while a word is typed, those before it stay the same. */
const mostKept = 12

/** Finds what parts of pages, and pages as wholes, say of a term. */
export class EvidenceFinder {
  /** References of each page's parts: from the page's own to before the end. */
  private readonly spans: { ref: number; end: number }[]
  private readonly kept = new Map<string, Evidence>()

  constructor(
    private readonly catalog: Catalog,
    private readonly fields: Fields,
  ) {
    const { pages, parts } = catalog
    this.spans = pages.map(({ ref }, index) => ({ ref, end: pages[index + 1]?.ref ?? parts.length }))
  }

  find(term: Term): Evidence {
    const key = JSON.stringify({ ...term, written: '' })
    const known = this.kept.get(key)
    if (known) return known
    if (this.kept.size >= mostKept) this.kept.clear()
    const evidence = this.gather(term)
    this.kept.set(key, evidence)
    return evidence
  }

  private gather(term: Term): Evidence {
    const size = this.catalog.parts.length
    const [says, fits, lends, keyed] = [0, 1, 2, 3].map(() => new Float32Array(size)) as [
      Float32Array,
      Float32Array,
      Float32Array,
      Float32Array,
    ]
    const [refs, shown, named] = [new Set<number>(), new Set<number>(), new Set<number>()]
    const evidence: OpenEvidence = {
      says,
      fits,
      lends,
      keyed,
      refs,
      shown,
      named,
      rarity: 0,
      words: new Map(),
    }
    const rarities = this.take(term, false, evidence)
    if (refs.size < little) rarities.push(...this.take(term, true, evidence))
    evidence.rarity =
      term.emphasis * (named.size ? 1 : incidental) * Math.max(0, rarities[0] || Math.max(...rarities))
    this.spread(term, evidence)
    return evidence
  }

  /** The number of parts that stand in any of some maps. */
  private countOf(maps: readonly ReadonlyMap<number, number>[]) {
    const held = maps.filter(({ size }) => size)
    if (held.length < 2) return held[0]?.size ?? 0
    const isSeen = new Uint8Array(this.catalog.parts.length)
    let count = 0
    for (const map of held)
      for (const ref of map.keys()) {
        count += 1 - isSeen[ref]!
        isSeen[ref] = 1
      }
    return count
  }

  /** How much something tells that so many parts say. */
  private rarityOf(count: number) {
    const size = this.catalog.parts.length
    return count && Math.log(1 + size / Math.max(count, seldom * size))
  }

  /**
   * Adds what each index says of a term.
   * @returns how much the term itself tells, and each of its synonyms; 0 where no part says it
   */
  private take(term: Term, near: boolean, evidence: OpenEvidence): number[] {
    const found = (Object.entries(this.fields) as [SearchIndexName, Field][]).map(
      ([name, field]) => [name, placesOf(field, term, near, evidence.words)] as const,
    )
    const rarities = found[0]![1].map((_, way) =>
      this.rarityOf(this.countOf(found.map(([, places]) => places[way]!))),
    )
    // A common word that stands for a rare one tells no more than it does by itself.
    const whole = rarities[0] || Math.max(...rarities)
    for (const [name, ways] of found) {
      const best = new Map<number, number>()
      ways.forEach((places, way) => {
        const share = Math.min(1, rarities[way]! / whole)
        for (const [ref, fit] of places) {
          evidence.fits[ref] = Math.max(evidence.fits[ref]!, fit)
          if (fit * share > (best.get(ref) ?? 0)) best.set(ref, fit * share)
        }
      })
      this.add(name, best, evidence)
    }
    return rarities
  }

  /** Adds the parts of one index in which a term stands, each with how well it fits. */
  private add(name: SearchIndexName, found: ReadonlyMap<number, number>, evidence: OpenEvidence) {
    const { says, lends, keyed, refs, shown, named } = evidence
    for (const [ref, fit] of found) {
      const part = this.catalog.parts[ref]!
      const isHead = name === 'titles' || name === 'headings'
      const value = places[placeOf(name, part)] * fit * (isHead ? headlineOf(part).brevity : 1)
      const before = says[ref]!
      says[ref] = Math.max(before, value) + secondPlace * Math.min(before, value)
      if (name in lent) lends[ref] = Math.max(lends[ref]!, value * lent[name as keyof typeof lent])
      if (name === 'keywords' || name === 'titles') keyed[ref] = Math.max(keyed[ref]!, fit)
      if (isHead || name === 'keywords') named.add(ref)
      if (name !== 'keywords') shown.add(ref)
      refs.add(ref)
    }
  }

  /** What a page says counts for each of its parts, too, though less. */
  private spread(term: Term, { says, fits, lends, keyed }: OpenEvidence) {
    const under = this.catalog.trails.get(term.joined)
    for (const { ref, end } of this.spans) {
      let best = 0
      let sum = 0
      for (let part = ref; part < end; part++) {
        sum += fits[part]!
        best = Math.max(best, fits[part]!)
      }
      if (!best) continue
      const around =
        (ofWholePage.density * sum) / (end - ref + ofWholePage.ground) +
        (under?.has(ref) ? ofWholePage.trail : 0)
      says[ref]! += around
      fits[ref] = Math.max(fits[ref]!, best * elsewhere.beginning)
      const least = Math.max(best * elsewhere.part, keyed[ref]!)
      for (let part = ref + 1; part < end; part++) {
        says[part]! += lends[ref]! + around
        fits[part] = Math.max(fits[part]!, least)
      }
    }
  }
}
