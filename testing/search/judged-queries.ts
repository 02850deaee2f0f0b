import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Catalog } from '../../src/search/catalog'

/**
 * Kinds of queries: words of a title, heading or name as they stand; a question in a reader's own words; the beginning
 * of a name; a name with one slip of the finger.
 */
export const queryClasses = ['known', 'natural', 'prefix', 'typo'] as const
export type QueryClass = (typeof queryClasses)[number]

/** What someone searches for, and the addresses that are right. */
export interface JudgedQuery {
  class: QueryClass
  query: string
  /** A page, which any part of it meets, or a part, which only itself does. */
  expected: string[]
}

/**
 * The sets: two that came with the first ranking, queries that readers missed a page with, those of another hand, whose
 * pages' keywords were written before they were read, those that were locked away until the ranking was settled, those of
 * pages drawn at random, those of people who don't know the site's words, and those of pages drawn
 * twice more.
 */
export const querySets = [
  'queries',
  'held-out',
  'reported',
  'natural',
  'development',
  'locked',
  'independent',
  'strangers',
  'drawn',
  'newcomers',
  'second-draw',
  'third-draw',
] as const
export type QuerySet = (typeof querySets)[number]

/**
 * Reads a set of queries.
 * @throws when a query expects an address that the site does not have: a page was renamed, or there is a slip
 */
export function readQueries(name: QuerySet, catalog: Catalog): JudgedQuery[] {
  const file = `testing/search/${name}.yml`
  const sets = readYaml<Partial<Record<QueryClass, Record<string, string | string[]>>>>(file)
  const queries = queryClasses.flatMap((name) =>
    Object.entries(sets[name] ?? {}).map(([query, expected]) => ({
      class: name,
      query,
      expected: [expected].flat(),
    })),
  )
  checkAddresses(file, queries, catalog)
  return queries
}

/** Sets whose questions have answers that are known to the part. */
export const answeredSets = ['natural', 'development', 'locked', 'independent', 'drawn'] as const

/** A question, and the parts at which its answer is in sight: "/docs/a/" is a page's beginning alone. */
export type AnsweredQuestion = Pick<JudgedQuery, 'query' | 'expected'>

/**
 * Reads the questions of a set that have answers in answers.yml.
 * @throws as `readQueries` does
 */
export function readAnswers(name: (typeof answeredSets)[number], catalog: Catalog): AnsweredQuestion[] {
  const file = 'testing/search/answers.yml'
  const answers = readYaml<Record<string, Record<string, string[]>>>(file)[name]!
  const questions = Object.entries(answers).map(([query, expected]) => ({ query, expected }))
  checkAddresses(file, questions, catalog)
  return questions
}

const readYaml = <T>(file: string) => parse(readFileSync(file, 'utf8')) as T

/** Stops where an address is expected that the search does not know. */
function checkAddresses(file: string, queries: readonly AnsweredQuestion[], { parts }: Catalog) {
  const known = new Set(parts.map(({ page, hash }) => page.path + hash))
  const faults = queries.flatMap(({ query, expected }) =>
    expected
      .filter((address) => !known.has(address))
      .map((address) => `${file}: “${query}” expects ${address}, which the search does not know.`),
  )
  if (faults.length)
    throw new Error([...faults, 'Correct these addresses, or build the site anew.'].join('\n'))
}
