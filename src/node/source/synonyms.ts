import { z } from 'zod'
import { synonymsFile } from './read-source'
import { parseFilled } from './filled-yaml'
import type { Variables } from './variables'
import type { Checked } from './check-value'

const synonymsSchema = z.array(z.array(z.string()).min(2))

/** Reads content/synonyms.yml: groups of words that mean the same to someone who searches. An empty file has none. */
export const parseSynonyms = (text: string, variables: Variables): Checked<string[][]> =>
  parseFilled({ text: /^\s*[^#\s]/m.test(text) ? text : '[]', file: synonymsFile }, synonymsSchema, variables)
