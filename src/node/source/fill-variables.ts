import { slug } from 'github-slugger'
import type { Mistake } from './mistakes'
import { suggest } from './suggest'
import type { Variables } from './variables'

/** A reference to a variable: {product}. */
const reference = /\{([a-zA-Z]\w*)\}/g

const valueOf = (name: string, variables: Variables): string | undefined =>
  Object.hasOwn(variables, name) ? variables[name] : undefined

/** A text with its `{name}` references filled; a reference to an unknown variable stays as it is. */
export const fillText = (text: string, variables: Variables): string =>
  text.replace(reference, (whole, name: string) => valueOf(name, variables) ?? whole)

/** Like fillText, in the slug form that addresses use: {product} becomes "quilibrium". */
export const fillAddress = (address: string, variables: Variables): string =>
  address.replace(reference, (whole, name: string) => {
    const value = valueOf(name, variables)
    return value === undefined ? whole : /[./]/.test(value) ? value : slug(value)
  })

/** Names of the variables that a text refers to and nobody defines. */
export const unknownVariables = (text: string, variables: Variables): string[] =>
  [...text.matchAll(reference)]
    .map((match) => match[1]!)
    .filter((name) => valueOf(name, variables) === undefined)

/**
 * The mistake of a reference to an unknown variable.
 * @param hasEscapes whether a backslash before a brace makes it one of the text: not in YAML, nor in code
 */
export const unknownVariableMistake = (
  name: string,
  variables: Variables,
  file: string,
  line?: number,
  hasEscapes = false,
): Mistake => ({
  file,
  line,
  message: `Unknown variable "{${name}}".`,
  fix: `${suggest(name, Object.keys(variables))} Variables stand in content/variables.yml${hasEscapes ? '; write \\{ for a brace of the text' : ''}.`,
})

/** Fills every string of a plain value; keys named in `addresses` are filled in slug form. */
export function fillValue<T>(value: T, variables: Variables, addresses: readonly string[] = []): T {
  const fill = (part: unknown, key: string): unknown => {
    if (typeof part === 'string')
      return addresses.includes(key) ? fillAddress(part, variables) : fillText(part, variables)
    if (Array.isArray(part)) return part.map((item) => fill(item, key))
    if (part && typeof part === 'object')
      return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, fill(inner, name)]))
    return part
  }
  return fill(value, '') as T
}
