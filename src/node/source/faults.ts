import { distance } from 'fastest-levenshtein'
import type { Fault } from '../../shared/fault'

export type { Fault }

/** Candidates with how many letters of a name would have to change, the nearest first. */
const byDistance = (name: string, candidates: Iterable<string>) =>
  [...candidates]
    .map((candidate) => ({ candidate, edits: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits)

/**
 * The candidate most like a name, for "did you mean".
 * @returns undefined where nothing is near: more than half of the letters would have to change.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const [best] = byDistance(name, candidates)
  return best && best.edits <= Math.max(2, name.length / 2) ? best.candidate : undefined
}

/** A list that is longer helps nobody: all pages, all operations. */
const longest = 30

/** "Did you mean …?" where a near name exists, else the list of what is allowed, or of the few most alike. */
export function suggest(name: string, candidates: readonly string[]): string {
  const near = nearest(name, candidates)
  if (near) return `Did you mean "${near}"?`
  if (candidates.length <= longest) return `Allowed: ${candidates.join(', ') || 'none'}.`
  const few = byDistance(name, candidates).slice(0, 5)
  return `The nearest of ${candidates.length}: ${few.map(({ candidate }) => candidate).join(', ')}.`
}

/**
 * All faults as one text, grouped by file and ordered by line.
 * @param where they were found
 */
export function formatFaults(faults: readonly Fault[], where = 'in the content or the settings'): string {
  const alike = new Map<string, Fault[]>()
  for (const fault of faults) alike.set(wordsOf(fault), [...(alike.get(wordsOf(fault)) ?? []), fault])
  const isMany = (fault: Fault) => alike.get(wordsOf(fault))!.length > most
  const single = faults.filter((fault) => !isMany(fault))
  const files = [...new Set(single.map(({ file }) => file))].sort()
  const groups = [
    ...[...alike.values()].filter(([first]) => isMany(first!)).map(formatMany),
    ...files.map((file) =>
      formatGroup(
        file,
        single.filter((fault) => fault.file === file),
      ),
    ),
  ]
  const count = `${faults.length} ${faults.length === 1 ? 'mistake' : 'mistakes'}`
  return `${count} ${where}:\n\n${groups.join('\n\n')}\n`
}

/** So many of one mistake are told one by one. */
const most = 5

const wordsOf = ({ message, fix = '' }: Fault) => `${message}\n${fix}`

/** A mistake that stands in many places has one cause, or is fixed in one way: it is told once. */
function formatMany(faults: readonly Fault[]): string {
  const { message, fix } = faults[0]!
  const places = faults.map(({ file, line }) => `${file}${line ? `:${line}` : ''}`)
  const rest = places.length - most
  return [
    `in ${places.length} places`,
    `  ${message}`,
    ...(fix ? [`    ${fix}`] : []),
    `  ${places.slice(0, most).join(', ')} and ${rest} more`,
  ].join('\n')
}

function formatGroup(file: string, faults: Fault[]): string {
  const lines = faults
    .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
    .map(
      ({ line, message, fix }) => `  ${line ? `line ${line}: ` : ''}${message}${fix ? `\n    ${fix}` : ''}`,
    )
  return [file, ...lines].join('\n')
}

/** One thing to know, on one line. */
export const formatWarning = ({ file, line, message, fix }: Fault) =>
  `${file}${line ? `:${line}` : ''} ${message}${fix ? ` ${fix}` : ''}`
