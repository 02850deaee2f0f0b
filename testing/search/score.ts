import type { Catalog } from '../../src/search/catalog'
import type { AnsweredQuestion, JudgedQuery } from './judged-queries'
import type { Engine } from './yardsticks'

/** How well queries were answered: shares of 1. */
export interface Score {
  count: number
  /** Right answer first. */
  hit1: number
  /** Right answer among the first five. */
  hit5: number
  /** Mean of 1 / place of the first right answer. */
  mrr: number
}

/** Where the first right answer stands, from 1; 0 where there is none. */
export function placeOf({ query, expected }: JudgedQuery, { parts }: Catalog, engine: Engine): number {
  const isRight = (ref: number) => {
    const { page, hash } = parts[ref]!
    return expected.includes(page.path) || expected.includes(page.path + hash)
  }
  return engine(query).findIndex(isRight) + 1
}

/** Where the first part stands at which the answer is in sight, from 1; 0 where there is none. */
export function answerPlaceOf(
  { query, expected }: AnsweredQuestion,
  { parts }: Catalog,
  engine: Engine,
): number {
  const addressOf = (ref: number) => parts[ref]!.page.path + parts[ref]!.hash
  return engine(query).findIndex((ref) => expected.includes(addressOf(ref))) + 1
}

/** Sums up places of first right answers. */
export function scoreOf(places: readonly number[]): Score {
  const share = (sum: number) => sum / places.length
  return {
    count: places.length,
    hit1: share(places.filter((place) => place === 1).length),
    hit5: share(places.filter((place) => place >= 1 && place <= 5).length),
    mrr: share(places.reduce((sum, place) => sum + (place && 1 / place), 0)),
  }
}
