import type { Reporter } from 'gatsby'
import { formatFaults, type Fault } from '../source/faults'
import { tellFaults } from './dev-faults'

/** The report as last printed, and what it tells. */
let printed = ''
let told = new Set<string>()

/**
 * Reports mistakes wherever Gatsby comes upon them: a build stops; the dev server prints them and shows them over the open
 * pages. The same report is printed once, however many steps of a start or of an edit find it; no mistakes forget it.
 */
export function tellMistakes(reporter: Reporter, faults: readonly Fault[]): void {
  const report = faults.length ? formatFaults(faults) : ''
  if (report && report !== printed) reporter.panicOnBuild(report)
  printed = report
  told = new Set(faults.map(keyOf))
  tellFaults(faults)
}

/** Whether the last report told all of these: what is found of a single file at the start is known from the check. */
export const areTold = (faults: readonly Fault[]) => faults.every((fault) => told.has(keyOf(fault)))

const keyOf = (fault: Fault) => JSON.stringify([fault.file, fault.line, fault.message])
