import { median } from '../../quantile'
import { rounded } from '../rounded'
import type { FirstVisit } from './first-visit'
import type { Judgment } from './lighthouse'

/** The same at full speed and as slow 4G, in milliseconds. */
export interface BothSpeeds {
  full: number
  slow: number
}

/** What readers of a site get. */
export interface ReaderFigures {
  firstVisit: FirstVisit
  lighthouse: Omit<Judgment, 'version'>
  click: BothSpeeds
  search: BothSpeeds
}

/** One measurement of everything. */
export interface Round {
  visits: FirstVisit[]
  judgments: Judgment[]
  clicks: Record<keyof BothSpeeds, number[]>
  searches: Record<keyof BothSpeeds, number[]>
}

/** The median of each figure of a list of records. */
function medians<K extends string>(records: readonly Record<K, number>[], keys: readonly K[], digits = 0) {
  const entries = keys.map((key) => [key, rounded(median(records.map((record) => record[key])), digits)])
  return Object.fromEntries(entries) as Record<K, number>
}

/** The medians over all rounds, pages and links. */
export function figuresOf(rounds: readonly Round[]): ReaderFigures {
  const bothSpeeds = (of: (round: Round) => Record<keyof BothSpeeds, number[]>): BothSpeeds => ({
    full: rounded(median(rounds.flatMap((round) => of(round).full))),
    slow: rounded(median(rounds.flatMap((round) => of(round).slow))),
  })
  const visits = rounds.flatMap((round) => round.visits)
  const judgments = rounds.flatMap((round) => round.judgments)
  const judged = ['performance', 'accessibility', 'bestPractices', 'seo', 'largestPaint', 'blocking'] as const
  return {
    firstVisit: medians(visits, ['all', 'scripts', 'ahead'], 1),
    lighthouse: medians(judgments, judged),
    click: bothSpeeds((round) => round.clicks),
    search: bothSpeeds((round) => round.searches),
  }
}
