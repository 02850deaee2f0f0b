/**
 * Finds something by its name.
 * @param kind what it is, for the message: "sidebar"
 * @throws where nothing bears the name, listing what exists
 */
export function lookUp<T extends { name: string }>(kind: string, name: string, all: readonly T[]): T {
  const found = all.find((one) => one.name === name)
  if (found) return found
  const names = all.map((one) => `"${one.name}"`).join(', ') || 'none'
  throw new Error(`There is no ${kind} "${name}". Those that exist: ${names}.`)
}
