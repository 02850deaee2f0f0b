import type { Mistake } from '../source/mistakes'
import { glossaryFile, variablesFile } from '../source/file-names'
import { holdsNothing } from '../source/holds-nothing'
import type { SiteSource } from '../source/site-source'

/** A file that is not there or holds nothing, and what is then said of each place that needs it. */
interface LostFile {
  file: string
  textOf: (source: SiteSource) => string
  consequence: RegExp
  what: string
  /** Whether nothing else that is said of the site means anything without it. */
  isAll: boolean
}

const kinds: readonly LostFile[] = [
  {
    file: variablesFile,
    textOf: ({ variables }) => variables,
    consequence: /^Unknown variable /,
    what: 'variables',
    isAll: true,
  },
  {
    file: glossaryFile,
    textOf: ({ glossary }) => glossary,
    consequence: /^The glossary has no term /,
    what: 'terms',
    isAll: false,
  },
]

/** So many places may well be mistakes of their own. */
const few = 5

/** Whether a mistake says that a file holds something else than it should. */
const isOfWhole =
  (name: string) =>
  ({ file, message }: Mistake) =>
    file === name && message.startsWith('"the file" must be ')

/** Puts one mistake in the place of all that come from a file that is not there or empty. */
export const withoutLostFiles = (mistakes: Mistake[], source: SiteSource): Mistake[] =>
  kinds.reduce((remaining, { file, textOf, consequence, what, isAll }) => {
    const isOfIt = ({ message }: Mistake) => consequence.test(message)
    const found = remaining.filter(isOfIt)
    const isEmpty = holdsNothing(textOf(source)) || mistakes.some(isOfWhole(file))
    if (found.length <= few || !isEmpty) return remaining
    const told: Mistake = {
      file,
      message: `The file is missing or holds nothing, and ${found.length} places need its ${what}.`,
      fix: `Bring it back: git checkout -- ${file}.`,
    }
    const isOfFile = (mistake: Mistake) => mistake.file === file
    const others = remaining.filter((mistake) => (isAll ? isOfFile(mistake) : !isOfIt(mistake)))
    // One that can't be read has been told as such.
    return remaining.some(isOfFile) ? others : [...others, told]
  }, mistakes)
