import { z } from 'zod'
import { fillValue } from './fill-variables'
import type { Variables } from './variables'
import type { Checked } from './check-value'
import type { Mistake } from './mistakes'
import { referenceMistakes } from './reference-mistakes'
import { parseYaml, type YamlText } from './yaml'

/**
 * Reads and checks YAML, variables filled before the check: a limit counts what readers see. Lines stay as they are.
 * @param addresses keys whose values are filled in the form of addresses
 */
export function parseFilled<T>(
  yaml: YamlText,
  schema: z.ZodType<T>,
  variables: Variables,
  addresses: readonly string[] = [],
): Checked<T> {
  const filled = z.preprocess((value) => fillValue(value, variables, addresses), schema)
  const checked = parseYaml(yaml, filled as unknown as z.ZodType<T>)
  const wrong = wrongReferences(yaml, variables)
  if (checked.value !== null && !wrong.length) return checked
  const found = 'found' in checked ? checked.found : checked.value
  return { value: null, mistakes: [...checked.mistakes, ...wrong], found }
}

/** The mistakes of all references to variables, line by line. */
const wrongReferences = ({ text, file, linesBefore = 0 }: YamlText, variables: Variables): Mistake[] =>
  text.split('\n').flatMap((line, index) => referenceMistakes(line, variables, file, index + 1 + linesBefore))
