/**
 * Whether two words are one edit apart: a letter inserted, deleted or substituted, or two neighbors swapped. That is a
 * Damerau–Levenshtein distance of one; equal words have a distance of zero.
 */
export function isOneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false
  let start = 0
  while (a[start] === b[start]) start++
  let endA = a.length - 1
  let endB = b.length - 1
  while (endA >= start && endB >= start && a[endA] === b[endB]) {
    endA--
    endB--
  }
  // What is left between the common beginning and the common end, in letters.
  const restA = endA - start + 1
  const restB = endB - start + 1
  if (restA <= 1 && restB <= 1) return true
  return restA === 2 && restB === 2 && a[start] === b[endB] && a[endA] === b[start]
}
