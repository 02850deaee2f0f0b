import { printMarkdown } from '../../src/node/markdown/to-markdown'
import { tableNode } from '../documents/table-node'
import type { QueryClass, QuerySet } from './judged-queries'
import type { Score } from './score'

/** How the queries of one class were answered, in one set. */
export interface ClassReport {
  set: QuerySet
  class: QueryClass
  /** By the name of the engine, this site's first. */
  scores: Record<string, Score>
}

/** "81.2 / 97.1 / 0.871": first answers and first five in percent, and the mean of 1 / place. */
const cellOf = ({ hit1, hit5, mrr }: Score) =>
  `${(hit1 * 100).toFixed(1)} / ${(hit5 * 100).toFixed(1)} / ${mrr.toFixed(3)}`

/** A row for each class of each set, and a column for each engine, as Markdown. */
export function tableOf(reports: readonly ClassReport[]): string {
  const engines = Object.keys(reports[0]?.scores ?? {})
  const rows = reports.map(({ set, class: name, scores }) => [
    `${set}.yml`,
    name,
    String(scores[engines[0]!]!.count),
    ...engines.map((engine) => cellOf(scores[engine]!)),
  ])
  return printMarkdown([tableNode([['set', 'class', 'queries', ...engines], ...rows], 2)])
}

/** How questions were answered whose answers are known to the part, in one set. */
export type AnswerReport = Pick<ClassReport, 'scores'> & { set: string }

/** A row for each set, and a column for each engine: how often a result opens where the answer is in sight. */
export function answerTableOf(reports: readonly AnswerReport[]): string {
  const engines = Object.keys(reports[0]?.scores ?? {})
  const rows = reports.map(({ set, scores }) => [
    `${set}.yml`,
    String(scores[engines[0]!]!.count),
    ...engines.map((engine) => cellOf(scores[engine]!)),
  ])
  return printMarkdown([tableNode([['set', 'questions', ...engines], ...rows], 1)])
}
