import { distance } from 'fastest-levenshtein'

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
