import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Issue } from 'cspell'
import type { Mistake } from '../../node/source/mistakes'

/** Where authors put words that are right and in no dictionary. */
const wordsFile = 'content/words.txt'

/**
 * Checks the spelling of files with the project's cspell.json: pages, documents and the comments of code.
 * @param files paths from the project's folder; without any, all that cspell.json names
 * @throws when cspell can't read its settings or a file
 */
export async function checkSpelling(
  files: readonly string[],
): Promise<{ mistakes: Mistake[]; checked: number }> {
  const { lint } = await import('cspell')
  const mistakes: Mistake[] = []
  const problems: string[] = []
  const ignore = () => undefined
  const result = await lint(
    files.map((file) => path.relative('.', file)),
    { progress: false, showSuggestions: true },
    {
      issue: (issue) => mistakes.push(toMistake(issue)),
      error: (message, { message: cause }) => problems.push(`${message}: ${cause}`),
      info: ignore,
      debug: ignore,
      progress: ignore,
      result: ignore,
    },
  )
  if (problems.length) throw new Error(`cspell can't check the spelling. ${problems.join(' ')}`)
  return { mistakes, checked: result.files }
}

/** A typo on one line: the word, those that may be meant, and what to do if it is right. */
function toMistake({ uri, row, text, isFlagged, suggestionsEx = [] }: Issue): Mistake {
  const meant = suggestionsEx.slice(0, 3).map((each) => `"${each.wordAdjustedToMatchCase ?? each.word}"`)
  const file = path.relative('.', fileURLToPath(uri!))
  if (isFlagged) return { file, line: row, message: `"${text}" is not American spelling. Write ${meant[0]}.` }
  const guess = meant.length ? ` Did you mean ${meant.join(', ')}?` : ''
  return {
    file,
    line: row,
    message: `"${text}" is in no dictionary.${guess} If it is right, add it to ${wordsFile}.`,
  }
}
