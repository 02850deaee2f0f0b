import { z } from 'zod'
import { synonymsFile } from '../source'
import { fillValue, type Variables } from '../variables'
import { parseYaml, type Checked } from '../yaml-schema'

const synonymsSchema = z.array(z.array(z.string()).min(2))

/** Reads content/synonyms.yml: groups of words that mean the same to someone who searches. An empty file has none. */
export const parseSynonyms = (text: string, variables: Variables): Checked<string[][]> =>
  parseYaml(
    { text: /^\s*[^#\s]/m.test(text) ? text : '[]', file: synonymsFile },
    z.preprocess((groups) => fillValue(groups, variables), synonymsSchema) as unknown as z.ZodType<
      string[][]
    >,
  )
