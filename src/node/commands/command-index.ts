import { duplicates } from '../source/duplicates'
import type { Mistake } from '../source/mistakes'
import type { Command, Flag } from './command'

/** A page that describes commands, as the index needs it. */
export interface CommandPage {
  path: string
  /** File from the project root. */
  file: string
  /** Line of a key of the frontmatter in the file. */
  lineOf: (...path: PropertyKey[]) => number
  label: string
  order: number
  commands: Command[]
  globalFlags: Flag[]
}

/** The commands and global flags of all pages: what the list of commands and links between pages are made from. */
export interface CommandIndex {
  /** In the order of the sidebar. */
  pages: CommandPage[]
  /** The page of the flags that every command takes. */
  globalFlagsPage: CommandPage | undefined
}

/** Collects what pages describe, with the mistakes that no page alone shows: a command described twice. */
export function indexCommands(found: readonly CommandPage[]): { index: CommandIndex; mistakes: Mistake[] } {
  const pages = found
    .filter(({ commands, globalFlags }) => commands.length + globalFlags.length)
    .toSorted((a, b) => a.order - b.order || a.path.localeCompare(b.path))
  const withFlags = pages.filter(({ globalFlags }) => globalFlags.length)
  return {
    index: { pages, globalFlagsPage: withFlags[0] },
    mistakes: [
      ...describedTwice(pages),
      ...withFlags.slice(1).map((page) => secondFlagsPage(page, withFlags[0]!)),
    ],
  }
}

/** Commands that another page, or the same one, describes before. */
function describedTwice(pages: readonly CommandPage[]): Mistake[] {
  const described = pages.flatMap((page) => page.commands.map(({ name }, index) => ({ name, page, index })))
  return duplicates(described, ({ name }) => name).map(({ item: { name, page, index }, first }) => ({
    file: page.file,
    line: page.lineOf('commands', index, 'name'),
    message: `The command "${name}" is described in ${first.page.file} already.`,
    fix: 'Describe it once, and link to it from the other place.',
  }))
}

const secondFlagsPage = (page: CommandPage, first: CommandPage): Mistake => ({
  file: page.file,
  line: page.lineOf('globalFlags'),
  message: `The global flags stand in ${first.file} already.`,
  fix: 'Move them there: all pages link to that one.',
})

/** Where a command is described. */
export const pageOf = (name: string, { pages }: CommandIndex): CommandPage | undefined =>
  pages.find(({ commands }) => commands.some((command) => command.name === name))

/** The commands above a command that hand flags down to it, nearest first. */
export function flagGivers(name: string, index: CommandIndex): Command[] {
  const words = name.split(' ')
  return words
    .slice(1)
    .map((_, position) => words.slice(0, words.length - 1 - position).join(' '))
    .flatMap((above) =>
      index.pages.flatMap(({ commands }) => commands.find((command) => command.name === above) ?? []),
    )
    .filter(({ flags }) => flags?.some(({ inherited }) => inherited))
}
