import type { Fault } from '../source/faults'
import { variablesFile, type SiteSource } from '../source/read-source'
import type { Variables } from '../source/variables'
import { lineOfKey } from '../source/yaml'

/**
 * Variables that no file of the site refers to: whoever changes their value changes nothing.
 * @returns a warning for each; none for the other languages and versions, which may use fewer of them
 */
export function unusedVariables(source: SiteSource, variables: Variables): Fault[] {
  const { pages, categories, services, glossary, synonyms, settings } = source
  if (source.edition?.edition.name) return []
  const texts = [...pages, ...categories, ...services].map(({ text }) => text)
  const all = [...texts, glossary, synonyms, JSON.stringify(settings) ?? ''].join('\n')
  const used = new Set([...all.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
  return Object.keys(variables)
    .filter((name) => !used.has(name))
    .map((name) => ({
      file: variablesFile,
      line: lineOfKey({ text: source.variables }, [name]),
      message: `Nothing uses the variable "${name}".`,
      fix: `Write {${name}} where its value stands, or remove it.`,
    }))
}
