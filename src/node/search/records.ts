import { LRUCache } from 'lru-cache'
import {
  anchorOf,
  settingsRef,
  type PageEntry,
  type SearchIndexName,
  type SearchSettings,
  type SectionEntry,
} from '../../shared/search'
import type { ContentElement } from '../../shared/content-tree'
import { pathsOf } from '../../shared/sidebar'
import type { Category, Doc } from '../../shared/site'
import { indexPhrase, indexWords, phraseSeam } from '../../shared/words'
import type { SiteModel } from '../model/site-model'
import { splitSections, type Section } from './sections'
import { sha256 } from '../../publish/sha256'

/** What one index is made of: a reference, the words that lead to it, and what its store says of it. */
export type SearchRecord = { id: number | typeof settingsRef; words: string } & Partial<
  PageEntry & SectionEntry & SearchSettings
>

/** Everything that the search is made of. */
export interface SearchRecords {
  indexes: Record<SearchIndexName, SearchRecord[]>
  /** The texts of each page's parts, by the name of their file. */
  texts: Map<string, string[]>
}

/** A page with its parts. */
interface SearchPage {
  title: string
  /** Other words that the page is known by: its short title. */
  label: string
  /** What it is about, in a sentence. */
  description: string
  /** What readers call its subject who don't know the site's words. */
  keywords: string[]
  /** The same for its parts, by their anchors. */
  sectionKeywords: Record<string, string[]>
  path: string
  section: string
  trail: string[]
  sections: Section[]
}

/**
 * The records of all pages that readers are led to: no drafts, no unlisted pages. References are numbered in the
 * order of the sidebars, so that neighbors have neighboring numbers.
 */
export function makeSearchRecords(model: SiteModel): SearchRecords {
  const titles: SearchRecord[] = [{ id: settingsRef, words: '', ...model.search }]
  const keywords: SearchRecord[] = []
  const summaries: SearchRecord[] = []
  const headings: SearchRecord[] = []
  const names: SearchRecord[] = []
  const bodies: SearchRecord[] = []
  const texts = new Map<string, string[]>()
  let ref = 0
  for (const { title, label, description, path, section, trail, sections, ...page } of searchPages(model)) {
    const called = wordsOf(`${title}\n${label}`)
    const summed = without(wordsOf(description), called)
    if (summed.length) summaries.push({ id: ref, words: summed.join(' ') })
    const pageTexts = sections.map(({ text }) => text)
    const file = nameOf(pageTexts, texts)
    texts.set(file, pageTexts)
    titles.push({
      id: ref,
      words: called.join(' '),
      title,
      path,
      section,
      trail,
      texts: file,
    })
    const keyed = new Map(Object.entries({ ...page.sectionKeywords, '': page.keywords }))
    for (const part of sections) {
      const id = ref++
      const phrases = distinct((keyed.get(part.id) ?? []).map(indexPhrase).filter(Boolean))
      if (phrases.length) keywords.push({ id, words: phrases.join(' ') })
      // A word stands in one index only, in the one where it says most.
      const own = wordsOf(part.heading)
      const named = without(wordsOf(part.names.join('\n')), own)
      const read = without(wordsOf([part.text, ...part.sampled].join('\n')), [...own, ...named])
      if (part.id) headings.push({ id, words: own.join(' '), ...headingEntry(part) })
      if (named.length) names.push({ id, words: named.join(' ') })
      if (read.length) bodies.push({ id, words: read.join(' ') })
    }
  }
  return { indexes: { titles, keywords, summaries, headings, names, bodies }, texts }
}

/** Phrases without those whose words another has, too, in whatever order: the search takes them for the same. */
function distinct(phrases: readonly string[]): string[] {
  const wordsIn = (phrase: string) => [...new Set(phrase.split(phraseSeam))].sort().join(' ')
  return [
    ...new Map(phrases.map((phrase) => [wordsIn(phrase), phrase] as const).reverse()).values(),
  ].reverse()
}

const known = new LRUCache<string, string[]>({ max: 20_000, memoMethod: (text) => indexWords(text) })
const wordsOf = (text: string) => known.memo(text)

const without = (words: string[], others: string[]) => words.filter((word) => !others.includes(word))

/**
 * Digits of a file's name, at least: browsers keep a file for ever under its name, so no later one may have it by chance. All names
 * stand in the store of titles, where brotli makes nothing of them.
 */
const leastDigits = 8

/** A name for a file, from what it holds: longer where another has the same. */
function nameOf(page: string[], others: ReadonlyMap<string, string[]>): string {
  const text = JSON.stringify(page)
  const hash = sha256(text)
  const isFree = (name: string) => JSON.stringify(others.get(name) ?? page) === text
  let digits = leastDigits
  while (!isFree(hash.slice(0, digits))) digits++
  return hash.slice(0, digits)
}

const headingEntry = ({ heading, id, isName }: Section): SectionEntry => ({
  heading,
  ...(id !== anchorOf(heading) && { anchor: id }),
  ...(isName && { isName }),
})

/** The sections of pages: those of a page that has not changed stay the same while the dev server runs. */
const split = new WeakMap<ContentElement, Section[]>()

function sectionsOf(content: ContentElement): Section[] {
  const sections = split.get(content) ?? splitSections(content)
  split.set(content, sections)
  return sections
}

/** All pages in the order of the sidebars. */
function searchPages({ docs, categories, sidebars }: SiteModel): SearchPage[] {
  const order = new Map(sidebars.flatMap(pathsOf).map((path, index) => [path, index]))
  const labelOf = (name: string) => sidebars.find((sidebar) => sidebar.name === name)?.label ?? ''
  const place = ({ path, sidebar, breadcrumbs }: Doc | Category) => ({
    path,
    section: labelOf(sidebar),
    trail: breadcrumbs.slice(1, -1).map(({ label }) => label),
  })
  const pages = [
    ...docs
      .filter(({ draft, unlisted }) => !draft && !unlisted)
      .map((doc) => ({
        ...place(doc),
        title: doc.title,
        label: doc.label,
        description: doc.description,
        keywords: doc.keywords,
        sectionKeywords: doc.sectionKeywords,
        sections: sectionsOf(doc.content),
      })),
    ...categories.map((category) => ({
      ...place(category),
      title: category.label,
      label: category.label,
      description: category.description,
      keywords: category.keywords,
      sectionKeywords: {},
      sections: splitSections({ tag: 'p', children: [category.description] }),
    })),
  ]
  return withoutCopies(
    pages.sort((a, b) => (order.get(a.path) ?? order.size) - (order.get(b.path) ?? order.size)),
  )
}

/** Entries that stand word for word on more pages than this are the same thing: headers of every request, say. */
const mostCopies = 4

/** Pages without the entries that many of them share; the first page keeps them. */
function withoutCopies(pages: SearchPage[]): SearchPage[] {
  const keyOf = ({ heading, text }: Section) => `${heading}\n${text}`
  const entries = pages.flatMap(({ sections }) => sections.filter(({ isName }) => isName).map(keyOf))
  const counts = new Map<string, number>()
  for (const key of entries) counts.set(key, (counts.get(key) ?? 0) + 1)
  const seen = new Set<string>()
  const isKept = (section: Section) => {
    const key = keyOf(section)
    if (!section.isName || counts.get(key)! <= mostCopies) return true
    const isFirst = !seen.has(key)
    seen.add(key)
    return isFirst
  }
  return pages.map((page) => ({ ...page, sections: page.sections.filter(isKept) }))
}
