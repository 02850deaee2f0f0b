import type { SearchIndexName } from '../shared/search'

/** Addresses of the files that gatsby-plugin-local-search has written, base path included. */
export interface SearchFiles {
  indexes: Record<SearchIndexName, string>
  titles: string
  headings: string
}

/** @throws Error when the file can't be had, naming it */
export async function fetchText(address: string, options?: RequestInit): Promise<string> {
  const response = await fetch(address, options)
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`)
  return response.text()
}

/** The indexes that answer before the others are there: small, so that on a slow line the first answer comes soon. */
export const firstIndexes = ['titles', 'headings'] as const

/** The others: names, what tells which page is about a question, and the texts. */
export const laterIndexes = ['names', 'keywords', 'summaries', 'bodies'] as const

/** What the first answers need: what stands for a part, and the first indexes. */
export const fetchFirst = ({ indexes, titles, headings }: SearchFiles) =>
  Promise.all([titles, headings, ...firstIndexes.map((name) => indexes[name])].map((file) => fetchText(file)))
