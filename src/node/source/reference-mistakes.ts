import type { Mistake } from './mistakes'
import { unknownVariableMistake, unknownVariables } from './fill-variables'
import type { Variables } from './variables'

/** What looks like a reference to a variable: a name after a brace, with what authors write around it elsewhere. */
const looksLike = /[${]?\{[ \t]*([a-zA-Z]\w*)\b(?![ \t]*:)[ \t]*\}{0,2}/g

/**
 * What is wrong with the references to variables of a text that is filled outside of Markdown: of frontmatter, YAML or the
 * settings. Names that nobody defines; and `{product`, `{ product }`, `{{product}}` and `${product}`, of which readers would
 * see braces or a dollar sign.
 */
export const referenceMistakes = (
  text: string,
  variables: Variables,
  file: string,
  line?: number,
): Mistake[] => [
  ...unknownVariables(text, variables).map((name) => unknownVariableMistake(name, variables, file, line)),
  ...[...text.matchAll(looksLike)].flatMap(([found, name]) => {
    const right = `{${name}}`
    if (found === right || !Object.hasOwn(variables, name!)) return []
    const what = found.endsWith('}')
      ? 'is printed with signs that no reader should see'
      : 'has no } at its end'
    return [{ file, line, message: `"${found}" ${what}.`, fix: `Write ${right}.` }]
  }),
]
