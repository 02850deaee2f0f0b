import type { Mistake } from '../source/mistakes'
import { suggest } from '../source/suggest'
import { linesOf, type Command, type Flag } from './command'
import { flagGivers, type CommandIndex, type CommandPage } from './command-index'

/** Every program of this kind has it. */
const help = ['--help', '-h']

/** Flags of a line: "--parts", "-p", and "-rf", which is two or a mistake. What stands in quotes is a text. */
const written = /(?<=^|[\s[(|])(?:--[a-z][\w-]*|-[a-zA-Z]+(?![\w-]))/g
const quoted = /"[^"]*"|'[^']*'/g

type Place = Pick<Mistake, 'file' | 'line'>
/** Its place is asked for where there is a mistake: the line of a key costs a look at the whole model. */
type Check = (text: string, placeOf: () => Place) => Mistake[]

/**
 * Flags that a command does not have, nor one above it, nor all, in synopses, examples and listings.
 * @param listings what the listings of all pages have readers type
 */
export function unknownFlags(
  index: CommandIndex,
  listings: readonly (Place & { typed: string })[],
): Mistake[] {
  const check = checkerOf(index)
  return [
    ...index.pages.flatMap((page) =>
      page.commands.flatMap((command, position) => inModel(command, position, page, check)),
    ),
    ...listings.flatMap(({ typed, ...place }) => check(typed, () => place)),
  ]
}

/** The mistakes of what a model has readers type. */
function inModel({ synopsis, examples = [] }: Command, position: number, page: CommandPage, check: Check) {
  const { file, lineOf } = page
  const isOne = typeof synopsis === 'string'
  return [
    ...linesOf(synopsis).flatMap((line, form) =>
      check(line, () => ({
        file,
        line: lineOf('commands', position, 'synopsis', ...(isOne ? [] : [form])),
      })),
    ),
    ...examples.flatMap(({ run }, example) =>
      check(run, () => ({ file, line: lineOf('commands', position, 'examples', example, 'run') })),
    ),
  ]
}

/** Reports flags and values that the commands in a text don't take. What other programs are told, the pages don't know. */
function checkerOf(index: CommandIndex): Check {
  const names = index.pages
    .flatMap(({ commands }) => commands)
    .flatMap((command) => [command.name, ...(command.aliases ?? [])].map((name) => ({ name, command })))
    .toSorted((a, b) => b.name.length - a.name.length)
  const globals = index.pages.flatMap(({ globalFlags }) => globalFlags)
  const flagsOf = (command: Command): Flag[] => [
    ...(command.flags ?? []),
    ...flagGivers(command.name, index).flatMap(({ flags = [] }) =>
      flags.filter(({ inherited }) => inherited),
    ),
    ...globals,
  ]
  return (text, placeOf) =>
    text.split(/\n|&&|[|;]/).flatMap((line): Mistake[] => {
      // Before a command may stand a prompt, sudo, variables of the environment and its folder.
      const run = line
        .replace(/^\s*(?:\$\s+)?(?:sudo\s+)?(?:[A-Z_]+=\S*\s+)*(?:[\w.~/-]*\/)?/, '')
        .replace(/\s+/g, ' ')
      const { name, command } = names.find((known) => `${run} `.startsWith(`${known.name} `)) ?? {}
      if (!command) return []
      const known = [
        ...flagsOf(command).flatMap(({ name, short }) => [name, ...(short ? [short] : [])]),
        ...help,
      ]
      const isKnown = (flag: string) =>
        known.includes(flag) ||
        (!flag.startsWith('--') && [...flag.slice(1)].every((letter) => known.includes(`-${letter}`)))
      return (run.slice(name!.length).replace(quoted, '').match(written) ?? [])
        .filter((flag) => !isKnown(flag))
        .map((flag) => ({
          ...placeOf(),
          message: `The command "${command.name}" has no flag "${flag}".`,
          fix: suggest(flag, known),
        }))
    })
}
