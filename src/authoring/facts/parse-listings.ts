import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { commandsOf, isSession, isShell } from '../../node/page/sessions'
import { jsonError, yamlError, type DataError } from '../../node/source/data-errors'
import { lineAt } from '../../node/source/line-at'
import type { Mistake } from '../../node/source/mistakes'
import type { Listing } from './listings'

/** Says what is wrong with a text, and in which of its lines; undefined where it can be read. */
type Parser = (code: string) => DataError | undefined | Promise<DataError | undefined>

/**
 * What Bash says of a script that it reads and doesn't run.
 * @throws where Bash ends without a word
 */
const parseShell: Parser = async (code) => {
  const said = await promisify(execFile)('bash', ['-n', '-c', code]).then(
    ({ stderr }) => stderr,
    (error: Error & { stderr?: string }) => error.stderr || Promise.reject(error),
  )
  // Of a here-document without an end Bash only warns.
  const [, line, message] = /line (\d+): (.*)/.exec(said) ?? []
  return said ? { message: message ?? said.trim(), line: Number(line) || 1 } : placeholderIn(code)
}

/** A place for the reader to fill in, such as `<version>`, which Bash takes for two redirections. */
function placeholderIn(code: string): DataError | undefined {
  const found = /(?<![<'"\w])[\w./-]*<[a-z][\w -]*>/i.exec(code)
  if (!found) return undefined
  const line = lineAt(code, found.index)
  return { message: `"${found[0]}" is a redirection. Write a variable such as $NAME.`, line }
}

/** Whether there is a Bash on this machine. */
const hasBash = () => promisify(execFile)('bash', ['-c', '']).then(Boolean, () => false)

const parserOf = (language: string, bash: boolean): Parser | undefined =>
  isShell(language)
    ? bash
      ? parseShell
      : undefined
    : { yaml: yamlError, yml: yamlError, json: jsonError }[language]

/** What became of the listings of a site. */
export interface Parsed {
  mistakes: Mistake[]
  /** How many were parsed, by language. */
  parsed: Record<string, number>
  /** How many no parser here can read, by language. */
  skipped: Record<string, number>
}

/**
 * Reads each listing with the parser of its language.
 * @param bash whether there is a Bash to read those for a shell with
 */
export async function parseListings(
  listings: readonly Listing[],
  bash: Promise<boolean> = hasBash(),
): Promise<Parsed> {
  const parsed: Record<string, number> = {}
  const skipped: Record<string, number> = {}
  const mistakes: Mistake[] = []
  for (const { file, line, language, code } of listings) {
    const parse = parserOf(language, await bash)
    const counts = parse ? parsed : skipped
    counts[language] = (counts[language] ?? 0) + 1
    const wrong = await parse?.(isSession(code, language) ? commandsOf(code) : code)
    if (!wrong) continue
    mistakes.push({
      file,
      line: line + wrong.line - 1,
      message: `A listing in ${language} can't be read: ${wrong.message}`,
      fix: 'Correct it, or name its language "text" if it is only a form.',
    })
  }
  return { mistakes, parsed, skipped }
}
