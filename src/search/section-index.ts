import { distance } from 'fastest-levenshtein'
import FlexSearch from 'flexsearch'
import type { SearchIndexName } from '../shared/search'
import type { Catalog, FoundPage, FoundPart } from './catalog'
import type { Field } from './field'
import { headlineOf, likeness, readHeadline } from './headline'
import { isName, readQuery, readSynonyms, type Synonyms, type Term } from './query'
import { placesOf } from './term-places'
import { isOneSlip } from './slip'
import { asFlagged, elsewhere, leastShare, little, ofPage, places, row, secondPlace } from './weights'

/** The indexes that are there by now: the bodies' one comes last. */
export type Fields = Partial<Record<SearchIndexName, Field>>

/** Shorter words are alike by chance. */
const leastLetters = 3

/** What a query has led to. */
interface Answer {
  refs: number[]
  /** Words of the site that made the answer. */
  words: Set<string>
}

/** How much parts say of one term, by reference, and how rare it is. */
interface Evidence {
  says: Float32Array
  fits: Float32Array
  /** 1 where the term stands in the part itself, not only in its page's title. */
  own: Uint8Array
  rarity: number
}

/**
 * The indexes of titles, headings, names and bodies as one: a FlexSearch that answers with parts of pages, best
 * first, the parts of a page together.
 */
export class SectionIndex extends FlexSearch {
  private readonly synonyms: Synonyms
  /** References of each page's parts: from the page's own to before the end. */
  private readonly spans: { ref: number; end: number }[]
  private last: { query: string; answer: Answer } | undefined

  constructor(
    private readonly catalog: Catalog,
    private readonly fields: Fields,
  ) {
    super()
    this.synonyms = readSynonyms(catalog.settings.synonyms)
    this.spans = catalog.pages.map(({ ref }, index, pages) => ({
      ref,
      end: pages[index + 1]?.ref ?? catalog.parts.length,
    }))
  }

  /** References of the parts that answer a query, best first. */
  search(query: string): number[] {
    return this.answer(query).refs
  }

  /** Words of the site that a query has led to, for marking them. */
  wordsFor(query: string): ReadonlySet<string> {
    return this.answer(query).words
  }

  /** Words of the site that are near to the first one of a query that the site does not know. */
  suggest(query: string): string[] {
    const known = new Set(Object.values(this.fields).flatMap(({ words }) => words))
    const unknown = readQuery(query, this.synonyms).find(({ joined }) => !known.has(joined))?.joined
    if (!unknown || unknown.length < leastLetters) return []
    return [...known]
      .filter((word) => word.length >= leastLetters)
      .map((word) => ({ word, away: isOneSlip(word, unknown) ? 1 : distance(word, unknown) }))
      .filter(({ away }) => away <= Math.max(1, unknown.length / 4))
      .sort((a, b) => a.away - b.away)
      .slice(0, 3)
      .map(({ word }) => word)
  }

  private answer(query: string): Answer {
    if (this.last?.query !== query) this.last = { query, answer: this.rank(query) }
    return this.last.answer
  }

  private rank(query: string): Answer {
    const words = new Set<string>()
    const terms = readQuery(query, this.synonyms)
      .map((term) => this.weigh(term, words))
      .filter(({ rarity }) => rarity > 0)
    const all = terms.reduce((sum, { rarity }) => sum + rarity, 0)
    const asked = readHeadline(query)
    const asName = isName(query)
    const asFlag = /^\s*--?\w/.test(query)
    const scored = this.catalog.parts.flatMap((part) => {
      let score = 0
      let covered = 0
      let isOwn = false
      for (const { rarity, says, fits, own } of terms) {
        score += rarity * says[part.ref]!
        covered += rarity * Math.sqrt(fits[part.ref]!)
        isOwn ||= own[part.ref] === 1
      }
      if (asFlag && part.heading.startsWith('-')) score *= asFlagged
      if (part.isRow) score *= row
      // Headings of small words alone are in no index: "What it did".
      if (!isOwn && (asked.telling || !asked.phrase || headlineOf(part).phrase !== asked.phrase)) return []
      const share = score ? score * (covered / all) ** 2 : places.heading
      return { part, score: share * likeness(asked, asName, part, headlineOf(part)) }
    })
    return { refs: groupByPage(scored), words }
  }

  /** How much each part says of a term, and the best fit of a word in it. */
  private weigh(term: Term, words: Set<string>): Evidence {
    const size = this.catalog.parts.length
    const says = new Float32Array(size)
    const fits = new Float32Array(size)
    const own = new Uint8Array(size)
    const add = (ref: number, weight: number, fit: number) => {
      if (weight !== places.context) own[ref] = 1
      const value = weight * fit
      const before = says[ref]!
      says[ref] = Math.max(before, value) + secondPlace * Math.min(before, value)
      fits[ref] = Math.max(fits[ref]!, fit)
    }
    const take = (near: boolean) => {
      for (const [name, field] of Object.entries(this.fields) as [SearchIndexName, Field][])
        for (const [ref, fit] of placesOf(field, term, near, words)) this.addPlace(name, ref, fit, add)
    }
    const count = () => fits.reduce((sum, fit) => sum + Number(fit > 0), 0)
    take(false)
    if (count() < little) take(true)
    const found = count()
    this.spread(fits)
    return { says, fits, own, rarity: found ? term.emphasis * Math.log(1 + size / found) : 0 }
  }

  /** A part is about what the rest of its page says, too, though less so. */
  private spread(fits: Float32Array) {
    for (const { ref, end } of this.spans) {
      const best = fits.subarray(ref, end).reduce((most, fit) => Math.max(most, fit), 0) * elsewhere
      for (let part = ref; part < end; part++) if (best > fits[part]!) fits[part] = best
    }
  }

  /** Adds what a word says by standing in a place. A page's title says something of each of its parts. */
  private addPlace(
    name: SearchIndexName,
    ref: number,
    fit: number,
    add: (ref: number, weight: number, fit: number) => void,
  ) {
    const { parts } = this.catalog
    const part = parts[ref]!
    const brevity = () => headlineOf(part).brevity
    if (name === 'bodies') add(ref, places.body, fit)
    else if (name === 'names') add(ref, places.names, fit)
    else if (name === 'headings') add(ref, (part.isName ? places.entry : places.heading) * brevity(), fit)
    else {
      add(ref, places.title * brevity(), fit)
      for (let below = ref + 1; parts[below]?.page === part.page; below++) add(below, places.context, fit)
    }
  }
}

/** References of scored parts: pages by their best part, their parts by score. */
function groupByPage(scored: { part: FoundPart; score: number }[]): number[] {
  const sorted = scored.sort((a, b) => b.score - a.score)
  const least = (sorted[0]?.score ?? 0) * leastShare
  const pages = new Map<FoundPage, { best: number; refs: number[] }>()
  for (const { part, score } of sorted) {
    if (score < least) break
    const group = pages.get(part.page)
    if (!group) pages.set(part.page, { best: score, refs: [part.ref] })
    else if (group.refs.length < ofPage.most && score >= group.best * ofPage.share) group.refs.push(part.ref)
  }
  return [...pages.values()].flatMap(({ refs }) => refs)
}
