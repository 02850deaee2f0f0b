/**
 * The items that have the key of an earlier one.
 * @param keyOf an item's key; items without one are left out
 * @returns each with the first item of its key
 */
export function duplicates<T>(
  items: readonly T[],
  keyOf: (item: T) => string | undefined,
): { item: T; first: T }[] {
  const firsts = new Map<string, T>()
  return items.flatMap((item) => {
    const key = keyOf(item)
    if (!key) return []
    if (firsts.has(key)) return [{ item, first: firsts.get(key)! }]
    firsts.set(key, item)
    return []
  })
}

/** Texts that stand in a list before, however they are capitalized, with their places in it. */
export const repeated = (list: readonly string[]): { text: string; index: number }[] =>
  duplicates(
    list.map((text, index) => ({ text, index })),
    ({ text }) => text.toLowerCase(),
  ).map(({ item }) => item)
