import type { Mistake } from '../source/mistakes'
import { variablesFile } from '../source/file-names'
import type { SiteSource } from '../source/site-source'
import { namesInBraces } from '../source/source-texts'
import type { Variables } from '../source/variables'
import { lineOfKey } from '../source/yaml'

/**
 * Variables that no file of the site refers to: whoever changes their value changes nothing.
 * @returns a warning for each; none for the other languages and versions, which may use fewer of them
 */
export function unusedVariables(source: SiteSource, variables: Variables): Mistake[] {
  if (source.edition?.edition.name) return []
  const used = namesInBraces(source)
  return Object.keys(variables)
    .filter((name) => !used.has(name))
    .map((name) => ({
      file: variablesFile,
      line: lineOfKey({ text: source.variables }, [name]),
      message: `Nothing uses the variable "${name}".`,
      fix: `Write {${name}} where its value stands, or remove it.`,
    }))
}
