import type { PhrasingContent, RootContent } from 'mdast'
import { words } from '../../locale/site-words'
import {
  code,
  codeList,
  heading,
  lineBreak,
  link,
  sentence,
  table,
  text,
  withWidths,
} from '../markdown/nodes'
import { inline } from '../markdown/read-markdown'
import { brokenCommands, type BrokenCommand } from './broken-commands'
import { commandId, linesOf, type Command } from './command'
import { cellWithBadges, ownBadges, versionBadges } from './command-badges'
import type { CommandIndex, CommandPage } from './command-index'

const terms = words.commands

/** The column of what is typed, of all tables: the eye finds what it does at the same place in each. */
const widths = ['57%']

/** The commands of all pages, each page under its title, and the global flags. */
export function commandListNodes(index: CommandIndex): RootContent[] {
  const { pages, globalFlagsPage } = index
  const broken = new Map(brokenCommands(index, '').map((command) => [command.name, command]))
  return [
    ...pages
      .filter(({ commands }) => commands.length)
      .flatMap((page) => [heading(2, listId(page), code(page.label)), synopsisTable(page, broken)]),
    ...(globalFlagsPage
      ? [heading(2, 'global-flags', text(globalFlagsPage.label)), flagTable(globalFlagsPage)]
      : []),
  ]
}

const listId = ({ path }: CommandPage) => path.split('/').at(-2) ?? ''

/** A table of a page's commands as they are written, with their flags, for readers who know the commands. */
const synopsisTable = ({ commands, path }: CommandPage, broken: ReadonlyMap<string, BrokenCommand>) =>
  withWidths(
    table(
      [terms.command, terms.whatItDoes],
      commands.map((command) => [
        synopsisLinks(command, path),
        cellWithBadges(summaryWithFlags(command), ownBadges(command, broken.get(command.name))),
      ]),
    ),
    widths,
  )

const flagTable = ({ globalFlags, path }: CommandPage) =>
  withWidths(
    table(
      [terms.flag, terms.whatItDoes],
      globalFlags.map((flag) => [
        [link(`${path}#${flag.name.slice(2)}`, code(flag.name))],
        cellWithBadges(firstSentence(flag.description), versionBadges(flag)),
      ]),
    ),
    widths,
  )

/** Each form of a command as a link; its flags stand beside it, so "[flags]" says nothing new. */
const synopsisLinks = ({ name, synopsis }: Command, path: string): PhrasingContent[] =>
  linesOf(synopsis).flatMap((line, index) => [
    ...(index ? [lineBreak] : []),
    link(`${path}#${commandId(name)}`, code(line.replace(' [flags]', ''))),
  ])

/** What a command does, with the flags that its synopsis doesn't show. */
function summaryWithFlags({ summary, flags = [], synopsis }: Command): PhrasingContent[] {
  const shown = linesOf(synopsis).join(' ')
  const more = flags.map(({ name }) => name).filter((name) => !shown.includes(name))
  if (!more.length) return inline(summary)
  return sentence(terms.summaryWithFlags.join({ summary: inline(summary), flags: codeList(more) }))
}

const firstSentence = (markdown: string) => inline(/^.*?[.](?=\s|$)/s.exec(markdown)?.[0] ?? markdown)
