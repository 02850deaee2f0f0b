import type { Reporter } from 'gatsby'
import { formatMistakes, type Mistake } from '../source/mistakes'
import { sendMistakes } from './dev-mistakes'

/** The last report as it was printed, and the mistakes in it. */
let printed = ''
let reported = new Set<string>()

/**
 * Reports mistakes, whichever step of Gatsby has found them: a build stops; the dev server prints them and shows them over the
 * open pages. A report is printed once, however many steps find the same; after a step without mistakes it would be again.
 */
export function reportMistakes(reporter: Reporter, mistakes: readonly Mistake[]): void {
  const report = mistakes.length ? formatMistakes(mistakes) : ''
  if (report && report !== printed) reporter.panicOnBuild(report)
  printed = report
  reported = new Set(mistakes.map(keyOf))
  sendMistakes(mistakes)
}

/** Whether the last report has all of these: the check at the start finds them before Gatsby reads the single file. */
export const areReported = (mistakes: readonly Mistake[]) =>
  mistakes.every((mistake) => reported.has(keyOf(mistake)))

const keyOf = (mistake: Mistake) => JSON.stringify([mistake.file, mistake.line, mistake.message])
