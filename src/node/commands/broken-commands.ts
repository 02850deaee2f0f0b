import type { RootContent } from 'mdast'
import { words } from '../../locale/site-words'
import { badge, code, element, link, list, paragraph, sentence, separated } from '../markdown/nodes'
import { inline } from '../markdown/read-markdown'
import { commandId, type Command } from './command'
import type { CommandIndex } from './command-index'

const terms = words.commands

type Broken = NonNullable<Command['broken']>

/** A command that does not work in the version that the site describes. */
export interface BrokenCommand extends Broken {
  name: string
  /** Where it is described. */
  href: string
  /** Whether that is on the page that is compiled. */
  isHere: boolean
  /** Whether it is the group of such commands, and works itself: it only prints what there is in it. */
  isGroup: boolean
}

/** The commands of all pages that don't work, for the page at a path. */
export function brokenCommands(index: CommandIndex, here: string): BrokenCommand[] {
  const found = known.get(index) ?? findBroken(index)
  known.set(index, found)
  return found.map(({ path, ...command }) => ({ ...command, isHere: path === here }))
}

/** Each page asks for the same ones: they are found once for all. */
const known = new WeakMap<CommandIndex, ReturnType<typeof findBroken>>()

function findBroken({ pages }: CommandIndex): (Omit<BrokenCommand, 'isHere'> & { path: string })[] {
  const all = pages.flatMap(({ commands }) => commands)
  const mistake = ({ name, broken }: Command) => {
    const below = all.filter((other) => other.name.startsWith(`${name} `))
    const mistakes = below
      .filter((other) => other.broken ?? !isGroup(other, all))
      .map((other) => other.broken)
    return broken ?? (mistakes.every((each) => each) ? mistakes[0] : undefined)
  }
  return pages.flatMap(({ path, commands }) =>
    commands.flatMap((command) => {
      const { name, broken } = command
      const found = mistake(command)
      const href = `${path}#${commandId(name)}`
      return found ? { ...found, name, href, path, isGroup: !broken } : []
    }),
  )
}

const isGroup = ({ name }: Command, all: readonly Command[]) =>
  all.some((other) => other.name.startsWith(`${name} `))

/** The badge of a command that doesn't work. */
export const brokenBadge = ({ in: version }: Broken) => badge('warning', terms.brokenIn.join(version))

/**
 * Boxes that say of commands that they don't work, one for each version, with its reasons one below the other.
 * @param all with the groups of which nothing works: a group is named in place of its commands, where all of them would be
 */
export function brokenBoxes(named: readonly BrokenCommand[], all: readonly BrokenCommand[]): RootContent[] {
  const groups = all.filter(({ isGroup }) => isGroup)
  const commands = groups.reduce((rest, group) => inPlace(group, rest, all), named)
  return grouped(commands, (command) => command.in).map(box)
}

/** Commands for which something is the same, together. */
const grouped = (commands: readonly BrokenCommand[], by: (command: BrokenCommand) => string) =>
  [...new Set(commands.map(by))].map((key) => commands.filter((command) => by(command) === key))

function inPlace(group: BrokenCommand, named: readonly BrokenCommand[], all: readonly BrokenCommand[]) {
  const isBelow = ({ name, isGroup }: BrokenCommand) => !isGroup && name.startsWith(`${group.name} `)
  const below = all.filter(isBelow)
  const areNamed = below.length > 1 && below.every((command) => named.includes(command))
  return areNamed ? [...named.filter((command) => !isBelow(command)), group] : named
}

const reasonOf = ({ why, instead = '' }: BrokenCommand) => `${why} ${instead}`

/** The box of commands that don't work in the same version. */
function box(commands: readonly BrokenCommand[]): RootContent {
  const reasons = grouped(commands, reasonOf).map(reasonFor)
  const said = reasons.length > 1 ? list(reasons) : paragraph(...reasons[0]!)
  return element('Admonition', { kind: 'warning', title: terms.broken.join(commands[0]!.in) }, [said])
}

/** What is said of commands that don't work for the same reason. */
function reasonFor(commands: readonly BrokenCommand[]) {
  const names = separated(commands.map(({ name, href }) => link(href, code(name))))
  return sentence(terms.brokenReason.join({ names, reason: inline(reasonOf(commands[0]!)) }))
}
