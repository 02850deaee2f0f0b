import type { Reporter } from 'gatsby'
import { formatFaults, type Fault } from '../source/faults'
import { sendFaults } from './dev-faults'

/** The last report as it was printed, and the faults in it. */
let printed = ''
let reported = new Set<string>()

/**
 * Reports mistakes, whichever step of Gatsby has found them: a build stops; the dev server prints them and shows them over the
 * open pages. A report is printed once, however many steps find the same; after a step without mistakes it would be again.
 */
export function reportMistakes(reporter: Reporter, faults: readonly Fault[]): void {
  const report = faults.length ? formatFaults(faults) : ''
  if (report && report !== printed) reporter.panicOnBuild(report)
  printed = report
  reported = new Set(faults.map(keyOf))
  sendFaults(faults)
}

/** Whether the last report has all of these: the check at the start finds them before Gatsby reads the single file. */
export const areReported = (faults: readonly Fault[]) => faults.every((fault) => reported.has(keyOf(fault)))

const keyOf = (fault: Fault) => JSON.stringify([fault.file, fault.line, fault.message])
