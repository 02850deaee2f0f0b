import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'

/** How a page reads, in numbers. */
export interface Measures {
  sentences: number
  /** Words in a sentence, on average. */
  words: number
  /** Share of sentences under eight words, 0 to 1. */
  short: number
  /** Flesch's reading ease (R. Flesch, "A New Readability Yardstick", 1948): 100 is plain, 0 is a contract. */
  ease: number
}

/** A page with fewer sentences isn't measured: a few say little about it. */
const fewest = 20
const shortest = 8

/** What pages have to keep to. In the middle, ours have an ease of 77, a quarter of short sentences and 12 words in each. */
export const limits = { ease: 55, short: 0.36, words: [9, 20] } as const

/** What is out of bounds. */
export function outOfBounds({ sentences, words, short, ease }: Measures): { message: string; fix: string }[] {
  if (sentences < fewest) return []
  const percent = Math.round(short * 100)
  return [
    ...(short > limits.short
      ? [
          {
            message: `${percent} % of the sentences have fewer than ${shortest} words: the page reads like a list.`,
            fix: `Join some with "because", "so" or "which": at most ${limits.short * 100} %.`,
          },
        ]
      : []),
    ...(ease < limits.ease
      ? [
          {
            message: `The reading ease is ${Math.round(ease)}: hard to read.`,
            fix: `Take shorter words and sentences: at least ${limits.ease}.`,
          },
        ]
      : []),
    ...(words < limits.words[0] || words > limits.words[1]
      ? [
          {
            message: `A sentence has ${words.toFixed(1)} words on average.`,
            fix: `Keep to ${limits.words[0]} to ${limits.words[1]}, and vary.`,
          },
        ]
      : []),
  ]
}

/** The measures of some sentences. */
export function measure(sentences: readonly string[]): Measures {
  const split = sentences.map(wordsOf)
  const all = split.flat()
  const perSentence = all.length / (sentences.length || 1)
  const syllables = all.reduce((sum, word) => sum + syllablesOf(word), 0) / (all.length || 1)
  return {
    sentences: sentences.length,
    words: perSentence,
    short: split.filter(({ length }) => length < shortest).length / (sentences.length || 1),
    ease: 206.835 - 1.015 * perSentence - 84.6 * syllables,
  }
}

/** The sentences of a page's paragraphs and lists; code is one word, and tables, headings and titles are left out. */
export function sentencesOf(tree: Root): string[] {
  const found: string[] = []
  visit(tree, (node) => {
    if (node.type === 'table') return 'skip'
    if (node.type === 'paragraph') found.push(...split(textOf(node)))
  })
  return found
}

/** Ends a sentence: a stop and a space before a capital or a code word. */
const split = (text: string) =>
  text
    .split(/(?<=[.?!]["”)]?)\s+(?=["“(]?[A-Z0-9¤])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[.?!]["”)]?$/.test(sentence) && wordsOf(sentence).length > 1)

function textOf(node: Nodes): string {
  if (node.type === 'inlineCode' || node.type === 'mdxTextExpression') return '¤'
  return 'children' in node
    ? node.children.map(textOf).join('')
    : 'value' in node
      ? node.value.replace(/\n/g, ' ')
      : ''
}

const wordsOf = (sentence: string) => sentence.match(/[\p{L}\p{N}¤][\p{L}\p{N}¤'’.-]*/gu) ?? []

/** Syllables by groups of vowels, a silent e left out. Code counts as one. */
export const syllablesOf = (word: string) =>
  Math.max(
    1,
    word
      .toLowerCase()
      .replace(/(?:[^laeiouy]es|[^t]ed|[^laeiouy]e)$/, '')
      .match(/[aeiouy]+/g)?.length ?? 1,
  )
