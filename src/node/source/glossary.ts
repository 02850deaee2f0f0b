import { z } from 'zod'
import { cutMistakes, withCuts } from './cut-texts'
import { repeated } from './duplicates'
import type { Mistake } from './mistakes'
import { parseFilled } from './filled-yaml'
import { holdsNothing } from './holds-nothing'
import { pageAddress } from './page-address'
import { curlyQuotes } from './quotes'
import { plainText } from './plain-text'
import { glossaryFile } from './file-names'
import { fillValue } from './fill-variables'
import type { Variables } from './variables'
import { lineOfKey } from './yaml'

const entrySchema = z.strictObject({
  term: plainText.trim().min(2),
  /** Other ways to write it: plurals, abbreviations. Capitals make no difference. */
  forms: z.array(z.string().min(1)).optional(),
  definition: plainText
    .trim()
    .min(20)
    .max(260)
    .regex(/^[^\r\n]*$/, 'it has two lines')
    .regex(/[.]$/, 'a definition ends with a full stop')
    .transform(curlyQuotes),
  /** Address of the page that explains it, with an anchor where a part of it does. */
  page: pageAddress,
})
const glossarySchema = z.array(entrySchema)

/** The terms of the site, each defined once. */
export type Glossary = z.infer<typeof glossarySchema>
/** A term, other forms of its name, its definition, and the page that explains it. */
export type GlossaryEntry = Glossary[number]

const namesOf = ({ term, forms = [] }: GlossaryEntry) => [term, ...forms].filter(Boolean)

/** All names that pages may write. */
export const glossaryNames = (glossary: Glossary): string[] => glossary.flatMap(namesOf)

/** The entry of a name, however it is capitalized. */
export const findTerm = (name: string, glossary: Glossary): GlossaryEntry | undefined =>
  glossary.find((entry) => namesOf(entry).some((known) => known.toLowerCase() === name.toLowerCase()))

/** Reads content/glossary.yml, variables filled; a site without one has no terms. */
export function parseGlossary(
  text: string,
  variables: Variables,
): { value: Glossary; mistakes: []; found?: never } | { value: null; mistakes: Mistake[]; found: Glossary } {
  if (holdsNothing(text)) return { value: [], mistakes: [] }
  const checked = parseFilled({ text, file: glossaryFile }, glossarySchema, variables, ['page'])
  const cuts = cutMistakes(
    { text, file: glossaryFile },
    /^[\s-]*(term|definition):[ \t]+(?!['"|>#])[^\n]*?[ \t]#\S/,
  )
  const found = 'found' in checked ? checked.found : null
  const entries = checked.value ?? salvage(fillValue(found, variables, ['page']))
  const mistakes = [
    ...withCuts(checked.mistakes, cuts),
    ...sharedNames(entries, text),
    ...repeatedNames(entries, text),
  ]
  return mistakes.length || !checked.value
    ? { value: null, mistakes, found: entries }
    : { value: checked.value, mistakes: [] }
}

/** What can be checked of entries with mistakes, each at its place: their names, and where they lead. */
const salvage = (found: unknown): Glossary =>
  (Array.isArray(found) ? found : []).map((entry) => partialEntry.parse(entry))

const { term, forms, page } = entrySchema.shape
const partialEntry = z
  .object({
    term: term.catch(''),
    forms: forms.catch([]),
    definition: z.literal('').catch(''),
    page: page.catch(''),
  })
  .catch({ term: '', forms: [], definition: '', page: '' })

/** Names that an entry gives twice. */
const repeatedNames = (glossary: Glossary, text: string): Mistake[] =>
  glossary.flatMap((entry, index) =>
    repeated(namesOf(entry)).map((name) => ({
      file: glossaryFile,
      line: lineOfKey({ text }, [index, 'forms']),
      message: `The term "${entry.term}" names "${name.text.toLowerCase()}" twice; capitals make no difference.`,
      fix: 'Remove it from its forms.',
    })),
  )

/** Names that two entries claim. */
const sharedNames = (glossary: Glossary, text: string): Mistake[] =>
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
