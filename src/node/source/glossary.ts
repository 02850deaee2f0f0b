import { z } from 'zod'
import type { Fault } from './faults'
import { parseFilled } from './filled-yaml'
import { curlyQuotes } from './quotes'
import { glossaryFile } from './read-source'
import type { Variables } from './variables'
import type { Checked } from './check-value'
import { lineOfKey } from './yaml'

const entrySchema = z.strictObject({
  term: z.string().min(2),
  /** Other ways to write it: plurals, abbreviations. Capitals make no difference. */
  forms: z.array(z.string().min(1)).optional(),
  definition: z
    .string()
    .min(20)
    .max(260)
    .regex(/[.]$/, 'a definition ends with a full stop')
    .transform(curlyQuotes),
  /** Address of the page that explains it, with an anchor where a part of it does. */
  page: z.string().startsWith('/'),
})
const glossarySchema = z.array(entrySchema)

/** The terms of the site, each defined once. */
export type Glossary = z.infer<typeof glossarySchema>
export type GlossaryEntry = Glossary[number]

const namesOf = ({ term, forms = [] }: GlossaryEntry) => [term, ...forms]

/** All names that pages may write. */
export const glossaryNames = (glossary: Glossary): string[] => glossary.flatMap(namesOf)

/** The entry of a name, however it is capitalized. */
export const findTerm = (name: string, glossary: Glossary): GlossaryEntry | undefined =>
  glossary.find((entry) => namesOf(entry).some((known) => known.toLowerCase() === name.toLowerCase()))

/** Reads content/glossary.yml, variables filled; a site without one has no terms. */
export function parseGlossary(text: string, variables: Variables): Checked<Glossary> {
  if (!text) return { value: [], faults: [] }
  const checked = parseFilled({ text, file: glossaryFile }, glossarySchema, variables, ['page'])
  const faults = [...checked.faults, ...duplicates(checked.value ?? [], text)]
  return faults.length || !checked.value ? { value: null, faults } : { value: checked.value, faults: [] }
}

/** Names that two entries claim. */
const duplicates = (glossary: Glossary, text: string): Fault[] =>
  glossary.flatMap((entry, index) =>
    namesOf(entry).flatMap((name) => {
      const other = findTerm(name, glossary.slice(0, index))
      return other
        ? {
            file: glossaryFile,
            line: lineOfKey({ text }, [index, 'term']),
            message: `"${name}" belongs to the term "${other.term}" already.`,
            fix: 'Define a term once; take the name from one of the two.',
          }
        : []
    }),
  )
