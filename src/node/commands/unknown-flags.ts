import { suggest, type Fault } from '../source/faults'
import { linesOf, type Command, type Flag } from './command'
import { flagGivers, type CommandIndex, type CommandPage } from './command-index'

/** Every program of this kind has it. */
const help = ['--help', '-h']

const written = /(?<![\w-])--[a-z][\w-]*/g

/** Flags in synopses and examples that the command does not have, nor one above it, nor all. */
export function unknownFlags(index: CommandIndex): Fault[] {
  const { pages } = index
  const all = pages.flatMap(({ commands }) => commands)
  const globals = pages.flatMap(({ globalFlags }) => globalFlags)
  const flagsOf = (command: Command): Flag[] => [
    ...(command.flags ?? []),
    ...flagGivers(command.name, index).flatMap(({ flags = [] }) =>
      flags.filter(({ inherited }) => inherited),
    ),
    ...globals,
  ]
  const find = (text: string, command: Command, page: CommandPage, path: PropertyKey[]) =>
    text.split(/\n|&&|[|;]/).flatMap((line): Fault[] => {
      const run = longest(all.filter(({ name }) => ` ${line} `.includes(` ${name} `))) ?? command
      // What another program is told in a line of its own, the pages don't know.
      if (!line.includes(command.name.split(' ')[0]!)) return []
      const known = [...flagsOf(run).map(({ name }) => name), ...help]
      return (line.match(written) ?? [])
        .filter((flag) => !known.includes(flag))
        .map((flag) => ({
          file: page.file,
          line: page.lineOf(...path),
          message: `The command "${run.name}" has no flag "${flag}".`,
          fix: suggest(flag, known),
        }))
    })
  return pages.flatMap((page) =>
    page.commands.flatMap((command, position) => [
      ...linesOf(command.synopsis).flatMap((line, form) =>
        find(line, command, page, [
          'commands',
          position,
          'synopsis',
          ...(typeof command.synopsis === 'string' ? [] : [form]),
        ]),
      ),
      ...(command.examples ?? []).flatMap(({ run }, example) =>
        find(run, command, page, ['commands', position, 'examples', example, 'run']),
      ),
    ]),
  )
}

const longest = (commands: readonly Command[]) =>
  commands.toSorted((a, b) => b.name.length - a.name.length).at(0)
