import lunr from 'lunr'
import MiniSearch from 'minisearch'
import type { BuiltSearch } from './built-search'

/** Anything that answers a query with references of parts, best first. */
export type Engine = (query: string) => number[]

/** What both yardsticks index of a part: exactly what a reader sees of it. */
const recordsOf = ({ catalog, texts }: BuiltSearch) =>
  catalog.parts.map(({ ref, heading, page }) => ({
    id: ref,
    title: heading || page.title,
    // The titles above the part; a page's beginning has the labels of its categories.
    titles: (heading ? [page.title] : page.trail).join(' '),
    text: texts[ref] ?? '',
  }))

/**
 * MiniSearch as VitePress sets it up for documentation: sections as records, every term by prefix and with one slip
 * in five letters, titles before texts.
 */
export function miniSearchOf(search: BuiltSearch): Engine {
  const index = new MiniSearch({ fields: ['title', 'titles', 'text'] })
  index.addAll(recordsOf(search))
  const options = { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } }
  return (query) => index.search(query, options).map(({ id }) => id as number)
}

/**
 * lunr with its English stemmer, as its guide recommends for search as you type: each term exactly, by its beginning,
 * and with one slip in the longer ones. Fields are boosted as by docusaurus-lunr-search, titles far before texts.
 */
export function lunrOf(search: BuiltSearch): Engine {
  const index = lunr(function () {
    this.ref('id')
    this.field('title', { boost: 200 })
    this.field('titles', { boost: 20 })
    this.field('text', { boost: 2 })
    for (const record of recordsOf(search)) this.add(record)
  })
  const ask: Engine = (query) =>
    index
      .query((builder) => {
        for (const term of lunr.tokenizer(query).map(String)) {
          builder.term(term, { boost: 100 })
          builder.term(term, { boost: 10, usePipeline: false, wildcard: lunr.Query.wildcard.TRAILING })
          if (term.length >= 5) builder.term(term, { boost: 1, usePipeline: false, editDistance: 1 })
        }
      })
      .map(({ ref }) => Number(ref))
  return (query) => {
    try {
      return ask(query)
    } catch (error) {
      // Its set of words leads to some, such as with "grant", that its index does not have: lunr throws, and has found nothing.
      if (error instanceof TypeError) return []
      throw error
    }
  }
}
