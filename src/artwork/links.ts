import { distance, type Place } from './graph'

/**
 * The shortest set of links that joins all members (Prim's spanning tree).
 * @param members places in the list of all
 * @returns pairs of members, one fewer than there are members
 */
export function spanningLinks(all: readonly Place[], members: readonly number[]): [number, number][] {
  const joined = members.slice(0, 1)
  const waiting = new Set(members.slice(1))
  const links: [number, number][] = []
  const lengthOf = ([from, to]: [number, number]) => distance(all[from]!, all[to]!)
  while (waiting.size) {
    const possible = joined.flatMap((from) => [...waiting].map((to): [number, number] => [from, to]))
    const shortest = possible.reduce((best, link) => (lengthOf(link) < lengthOf(best) ? link : best))
    links.push(shortest)
    joined.push(shortest[1])
    waiting.delete(shortest[1])
  }
  return links
}
