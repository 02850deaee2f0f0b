/** The keys of an object that has no others than its type says, with their own types. */
export const keysOf = <Key extends string>(object: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(object) as Key[]
