import type { Fact } from '../../node/source/variables'
import type { Mistake } from '../../node/source/mistakes'

/** Reads a file below the folder of the checkouts; undefined where there is none. */
export type ReadSource = (path: string) => Promise<string | undefined>

/** What became of the facts. */
export interface Held {
  mistakes: Mistake[]
  /** Names of the facts that stand in their source. */
  held: string[]
  /** Those whose repository isn't at hand, by repository. */
  skipped: Record<string, string[]>
}

/** The checkouts at hand. */
export interface Checkouts {
  /** Whether a repository is among them, by its name. */
  has: (repository: string) => boolean
  read: ReadSource
}

/** Numbers are written with commas for readers, with underscores or with nothing in code. */
const plain = (text: string) => text.replace(/(?<=\d)[,_](?=\d{3})/g, '')

/**
 * Holds each fact against the file that it cites.
 * @param file of the facts, for messages
 * @param lineOf the line in which a fact stands
 */
export async function holdFacts(
  facts: Readonly<Record<string, Fact>>,
  { has, read }: Checkouts,
  file: string,
  lineOf: (name: string) => number | undefined = () => undefined,
): Promise<Held> {
  const result: Held = { mistakes: [], held: [], skipped: {} }
  for (const [name, fact] of Object.entries(facts)) {
    const repository = fact.source.split('/')[0]!
    if (!has(repository)) {
      ;(result.skipped[repository] ??= []).push(name)
      continue
    }
    const wrong = mistakeOf(name, fact, await read(fact.source))
    if (wrong) result.mistakes.push({ file, line: lineOf(name), ...wrong })
    else result.held.push(name)
  }
  return result
}

function mistakeOf(name: string, { value, source, says }: Fact, text: string | undefined) {
  if (text === undefined)
    return { message: `"${name}" cites ${source}, which isn't there.`, fix: 'Name the file that has it now.' }
  // A function, since a value may hold what String.replace takes for a pattern.
  const wanted = says.replace('{}', () => value)
  if (plain(text).includes(plain(wanted))) return undefined
  return {
    message: `${source} doesn't say "${wanted}", from which "${name}" is taken.`,
    fix: 'Look there for the value of today, and correct "value" or "says".',
  }
}
