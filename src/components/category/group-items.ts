/** Entries under a heading of their own; without one where they are all of them. */
export interface Group<Item> {
  name: string | null
  items: Item[]
}

/** How many entries a group must have on average for a way of grouping to be worth its headings. */
const worthwhile = 2

/** "GetBucketPolicy" begins with "Get", "Data keys" with "Data". */
const firstWord = (label: string) => /^[A-Z]?[^A-Z\s]*/.exec(label)![0]
const firstLetter = (label: string) => label.charAt(0).toUpperCase()

/** The name of an entry, and what it is about where that is known. */
interface Named {
  label: string
  group?: string | null
}

/**
 * Groups entries for those who look one up: by what they are about, in the order in which they come; else by the first word of their names, where many begin alike, else by the first
 * letter, in the alphabet's order. Where neither makes groups, they stay as they are, in their author's order.
 */
export function groupItems<Item extends Named>(items: readonly Item[]): Group<Item>[] {
  const sorted = items.toSorted((a, b) => a.label.localeCompare(b.label, 'en'))
  if (items.some(({ group }) => group)) return told(items, sorted)
  for (const keyOf of [firstWord, firstLetter]) {
    const groups = new Map<string, Item[]>()
    for (const item of sorted) {
      const key = keyOf(item.label)
      groups.set(key, [...(groups.get(key) ?? []), item])
    }
    if (items.length / groups.size >= worthwhile)
      return [...groups].map(([name, members]) => ({ name, items: members }))
  }
  return [{ name: null, items: [...items] }]
}

/** Entries by the groups that their author has put them in. */
function told<Item extends Named>(items: readonly Item[], sorted: readonly Item[]): Group<Item>[] {
  const names = [...new Set(items.map(({ group = null }) => group))]
  return names.map((name) => ({ name, items: sorted.filter(({ group = null }) => group === name) }))
}
