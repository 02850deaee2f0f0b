import type { Field, Found } from './field'
import type { Term } from './query'
import { ways } from './weights'

/**
 * The parts in which a term stands in one index, each with the best fit of a word: for the term itself, and for each of
 * its synonyms.
 * @param near whether words count that are only near to it; synonyms don't then
 * @param words takes the index's words that were found, with how well they fit
 */
export function placesOf(
  field: Field,
  term: Term,
  near: boolean,
  words: Map<string, number>,
): Map<number, number>[] {
  if (near) return [collect(field, field.findNear(term.joined), 1, words)]
  const found = collect(field, field.find(term.joined), 1, words)
  if (term.parts.length > 1)
    merge(found, together(term.parts.map((part) => collect(field, field.find(part), ways.parts, words))))
  const others = term.synonyms.map((synonym) => {
    const forms = synonym.map((word) => field.find(word).filter(({ fit }) => fit >= 0.9))
    return together(forms.map((form) => collect(field, form, ways.synonym, words)))
  })
  return [found, ...others]
}

/** The parts in which some words stand, each with its best word's fit. */
function collect(
  field: Field,
  found: Found[],
  share: number,
  words: Map<string, number>,
): Map<number, number> {
  const best = new Map<number, number>()
  for (const { word, fit } of found) {
    words.set(word, Math.max(fit * share, words.get(word) ?? 0))
    for (const ref of field.refs(word)) if (fit * share > (best.get(ref) ?? 0)) best.set(ref, fit * share)
  }
  return best
}

/** The parts that stand in all of some maps, each with its least fit. */
function together(maps: Map<number, number>[]): Map<number, number> {
  const [first = new Map<number, number>(), ...others] = maps
  const all = new Map<number, number>()
  for (const [ref, fit] of first) {
    const least = Math.min(fit, ...others.map((other) => other.get(ref) ?? 0))
    if (least) all.set(ref, least)
  }
  return all
}

function merge(into: Map<number, number>, from: Map<number, number>) {
  for (const [ref, fit] of from) if (fit > (into.get(ref) ?? 0)) into.set(ref, fit)
}
