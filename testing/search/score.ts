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

/** The addresses of a part: its own, and for an entry that of what it stands in. */
function addressesOf(ref: number, { parts }: Catalog): string[] {
  const { page, hash, isName } = parts[ref]!
  const around = isName ? parts.findLast((part) => part.ref < ref && !part.isName)! : undefined
  return [page.path + hash, ...(around?.hash ? [page.path + around.hash] : [])]
}

/** Where the first right answer stands, from 1; 0 where there is none. */
export function placeOf({ query, expected }: JudgedQuery, catalog: Catalog, engine: Engine): number {
  const isRight = (ref: number) =>
    [catalog.parts[ref]!.page.path, ...addressesOf(ref, catalog)].some((address) =>
      expected.includes(address),
    )
  return engine(query).findIndex(isRight) + 1
}

/** Where the first part stands at which the answer is in sight, from 1; 0 where there is none. */
export function answerPlaceOf(
  { query, expected }: AnsweredQuestion,
  catalog: Catalog,
  engine: Engine,
): number {
  const isRight = (ref: number) => addressesOf(ref, catalog).some((address) => expected.includes(address))
  return engine(query).findIndex(isRight) + 1
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
