import { phraseOf } from '../shared/words'
import type { FoundPage } from './catalog'

/** The pages in the names of whose categories a word stands, by the references of their beginnings. */
export type Trails = ReadonlyMap<string, ReadonlySet<number>>

/** Reads where pages stand: their sidebars' and categories' names. */
export function readTrails(pages: readonly FoundPage[]): Trails {
  const under = new Map<string, Set<number>>()
  for (const { ref, section, trail } of pages)
    for (const label of [section, ...trail]) under.set(label, (under.get(label) ?? new Set()).add(ref))
  const trails = new Map<string, Set<number>>()
  for (const [label, refs] of under)
    for (const word of phraseOf(label).split(' '))
      trails.set(word, new Set([...(trails.get(word) ?? []), ...refs]))
  return trails
}
