import { distance } from 'fastest-levenshtein'
import FlexSearch from 'flexsearch'
import { isTelling, readWords } from '../shared/words'
import type { Catalog, FoundPart } from './catalog'
import { commandLikeness, endsOf, isCommand } from './command'
import { isOneEditApart } from './edit-distance'
import { EvidenceFinder, type Evidence, type Fields } from './evidence'
import { groupByPage, sharesOf } from './grouping'
import { beginningOf, headlineOf, likeness, readHeadline, type Asked, type Headline } from './headline'
import { Nearness } from './nearness'
import { withoutSurroundings } from './pasted'
import { isName, readQuery, type Term } from './query'
import { asksHowItStands, isReading } from './reading'
import { asFlagged, covering, near, places, quoted, reading, saturation, slipped } from './weights'

/** Shorter words are alike by chance, and not looked up everywhere. */
const leastLetters = 3

/** Whether a word is looked up in all that the site says: a plain one, which the indexes don't leave out. */
const isLookedUp = ({ joined, parts }: Term) =>
  joined.length >= leastLetters && parts[0] === joined && isTelling(joined)

/** What a query has led to. */
interface Answer {
  refs: number[]
  /** Words of the site that made the answer. */
  words: Set<string>
  /** A word of the query, as it stands there, that the site does not have, nor any near to it. */
  missing: string | undefined
}

const nothing: Answer = { refs: [], words: new Set(), missing: undefined }

/**
 * The indexes of titles, headings, names and bodies as one: a FlexSearch that answers with parts of pages, best
 * first, the parts of a page together.
 */
export class SectionIndex extends FlexSearch {
  private readonly evidence: EvidenceFinder
  private last: { query: string; answer: Answer } | undefined

  constructor(
    private readonly catalog: Catalog,
    private readonly fields: Fields,
  ) {
    super()
    this.evidence = new EvidenceFinder(catalog, fields)
  }

  /** References of the parts that answer a query, best first. */
  search(query: string): number[] {
    return this.answer(query).refs
  }

  /** Words of the site that a query has led to, for marking them. */
  wordsFor(query: string): ReadonlySet<string> {
    return this.answer(query).words
  }

  /** The first word of a query, as it stands there, that the site does not have, nor any near to it; names of several words are never it. */
  missing(query: string): string | undefined {
    return this.answer(query).missing
  }

  /** Words of the site that are near to the first one of a query that the site does not know. */
  suggest(query: string): string[] {
    const fields = Object.values(this.fields)
    const isKnown = ({ joined }: Term) => fields.some((field) => field.has(joined))
    const unknown = readQuery(query, this.catalog.synonyms).find((term) => !isKnown(term))?.joined
    if (!unknown || unknown.length < leastLetters) return []
    const most = Math.max(1, unknown.length / 4)
    // Most words are longer or shorter than any that is near.
    const mayBeNear = (word: string) =>
      word.length >= leastLetters && Math.abs(word.length - unknown.length) <= most
    return [...new Set(fields.flatMap(({ words }) => words.filter(mayBeNear)))]
      .map((word) => ({ word, away: isOneEditApart(word, unknown) ? 1 : distance(word, unknown) }))
      .filter(({ away }) => away <= most)
      .sort((a, b) => a.away - b.away)
      .slice(0, 3)
      .map(({ word }) => word)
  }

  /**
   * Does what the first query would wait for: browsers compile code, and headings are unpacked, when they are first needed.
   * Nothing, once a query was answered.
   */
  rehearse(query: string) {
    if (!this.last) this.rank(query)
  }

  private answer(query: string): Answer {
    if (!query) return nothing
    if (this.last?.query !== query) this.last = { query, answer: this.rank(query) }
    return this.last.answer
  }

  private rank(typed: string): Answer {
    const query = withoutSurroundings(typed)
    const asked = readHeadline(query)
    const question = readQuery(query, this.catalog.synonyms)
    const all = question.map((term) => this.evidence.find(term))
    const terms = all.filter(({ rarity }) => rarity > 0)
    const how = {
      asName: isName(query),
      hasSlip: all.some(({ words }) => Math.max(0, ...words.values()) < slipped),
    }
    const scoreOf = this.scorer(query, asked, how, terms)
    const scored = this.candidates(query, asked, terms).map((part) => ({ part, score: scoreOf(part) }))
    return {
      refs: groupByPage(scored, sharesOf(terms)),
      words: new Set(terms.flatMap(({ words }) => [...words.keys()])),
      missing: question.find((term, index) => !all[index]!.rarity && isLookedUp(term))?.written,
    }
  }

  /** The parts that say a word of a query themselves. */
  private candidates(query: string, asked: Headline, terms: readonly Evidence[]): FoundPart[] {
    const { parts } = this.catalog
    const isFound = new Uint8Array(parts.length)
    for (const { refs } of terms) for (const ref of refs) isFound[ref] = 1
    // Headings of small words alone are in no index: "What it did". Few begin with the first of them, and only these are read.
    const [first] = asked.telling ? [] : readWords(query)
    const isAskedFor = (part: FoundPart) =>
      first && beginningOf(part).startsWith(first.parts[0]!) && headlineOf(part).phrase === asked.phrase
    return parts.filter((part) => isFound[part.ref] || isAskedFor(part))
  }

  /** How well parts answer a query. */
  private scorer(
    query: string,
    asked: Headline,
    how: Asked,
    terms: readonly Evidence[],
  ): (part: FoundPart) => number {
    const all = terms.reduce((sum, { rarity }) => sum + rarity, 0)
    const nearness = new Nearness(terms)
    const asFlag = /^\s*--?\w/.test(query)
    const asksToRead = asksHowItStands(query)
    const isNamed = new Uint8Array(this.catalog.parts.length)
    for (const { named } of terms) for (const ref of named) isNamed[ref] = 1
    const called = this.fields.keywords?.nearest(nearness.words, (name) => nearness.of(name))
    const keywordOf = (ref: number) => called?.get(ref) ?? 0
    // A word that is small or stands nowhere is in no command.
    const ends = terms.length === readWords(query).length ? endsOf(query) : []
    return (part) => {
      const { ref, page, heading } = part
      let score = 0
      let covered = 0
      for (const { rarity, says, fits } of terms) {
        score += (rarity * says[ref]!) / (1 + saturation * says[ref]!)
        covered += rarity * Math.sqrt(fits[ref]!)
      }
      if (asFlag && heading.startsWith('-')) score *= asFlagged
      if (asksToRead && isReading(page.title)) score *= 1 + reading
      const own = headlineOf(part)
      // What several words name is the page's beginning, unless a part has a word of them in its own name.
      const isPartOfName = heading && (isNamed[ref] || terms.length === 1)
      const byPage = isPartOfName ? keywordOf(page.ref) * near.part : 0
      const byKeyword = Math.max(byPage, keywordOf(ref) * (heading ? near.partKeyword : near.keyword))
      const byHead = isNamed[ref] ? nearness.of(own.words) * (heading ? near.part : near.title) : 0
      const byCommand =
        ends.length && !part.isName && isCommand(heading)
          ? commandLikeness(ends, (word) => terms[word]!.fits[ref]!, own)
          : 1
      const quote = part.isName && own.wordCount > 2 ? nearness.quoting(own.words) : 0
      const byQuote = 1 + quoted.each * quote
      const like = Math.max(likeness(asked, how, part, own), 1 + byKeyword, 1 + byHead, byCommand, byQuote)
      return (score ? score * (quote ? 1 : covered / all) ** covering : places.headings) * like
    }
  }
}
