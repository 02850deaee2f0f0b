import { z } from 'zod'
import { fillValue, unknownVariableFaults, type Variables } from './variables'
import type { Checked } from './check-value'
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
  const unknown = unknownVariableFaults(yaml, variables)
  if (checked.value !== null && !unknown.length) return checked
  const found = 'found' in checked ? checked.found : checked.value
  return { value: null, faults: [...checked.faults, ...unknown], found }
}
