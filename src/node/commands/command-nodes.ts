import type { RootContent } from 'mdast'
import { words } from '../../locale/site-words'
import {
  commandId,
  flagId,
  linesOf,
  shortName,
  type Argument,
  type Command,
  type Example,
  type Flag,
} from './command'
import { cellWithBadges, ownBadges, spaced, versionBadges } from './command-badges'
import { flagGivers, pageOf, type CommandIndex, type CommandPage } from './command-index'
import {
  code,
  codeList,
  element,
  fence,
  heading,
  link,
  paragraph,
  sentence,
  separated,
  table,
  text,
  type HtmlElement,
} from '../markdown/nodes'
import { blocks, inline } from '../markdown/read-markdown'
import { memberRow, memberRows } from '../markdown/members'

const terms = words.commands

/** From this many commands on, a page begins with a table of them. */
const overviewFrom = 4

/**
 * The part of a command page that is made from its model: a table of the commands, then each with its synopsis,
 * arguments, flags and examples. One layout for all pages.
 */
export const commandNodes = (page: CommandPage, index: CommandIndex): RootContent[] => [
  ...(page.commands.length >= overviewFrom ? [commandTable(page)] : []),
  ...page.commands.flatMap((command) => oneCommand(command, index)),
]

/** The flags that every command takes. */
export const globalFlagNodes = (flags: readonly Flag[]): RootContent[] =>
  flags.length
    ? [
        heading(2, 'flags', text(terms.flags)),
        memberRows(flags.map((flag) => flagRow(flag, flag.name.slice(2)))),
      ]
    : []

/** A table of a page's commands for the page itself, each a link to its section. */
const commandTable = ({ commands }: CommandPage): RootContent =>
  table(
    [terms.command, terms.whatItDoes],
    commands.map((command) => [
      [link(`#${commandId(command.name)}`, code(command.name))],
      cellWithBadges(inline(command.summary), ownBadges(command)),
    ]),
  )

const oneCommand = (command: Command, index: CommandIndex): RootContent[] => [
  heading(2, commandId(command.name), code(shortName(command.name))),
  paragraph(...inline(terms.summary.join(command.summary)), ...spaced(ownBadges(command))),
  element('div', { className: ['signature'] }, [fence('text', linesOf(command.synopsis).join('\n'))]),
  ...(command.aliases ? [paragraph(...sentence(terms.aliases.join(codeList(command.aliases))))] : []),
  ...blocks(command.description ?? ''),
  ...labeled(terms.arguments, command.arguments?.map(argumentRow)),
  ...labeled(
    terms.flags,
    command.flags?.map((flag) => flagRow(flag, flagId(command.name, flag.name))),
  ),
  ...inheritedFlags(command, index),
  ...examples(command.examples ?? []),
]

const label = (words: string): RootContent => element('p', { className: ['label'] }, [text(words)])

const labeled = (words: string, rows: HtmlElement[] | undefined): RootContent[] =>
  rows ? [label(words), memberRows(rows)] : []

const described = (description: string): RootContent[] =>
  /\n\s*\n|^[-*] /m.test(description) ? blocks(description) : [paragraph(...inline(description))]

const argumentRow = ({ name, type, repeated, optional, default: otherwise, description }: Argument) =>
  memberRow(
    undefined,
    {
      name: code(name),
      type: separated([type, ...(repeated ? [terms.repeated] : [])].map(text)),
      required: !optional,
      default: otherwise,
    },
    described(description),
  )

const flagRow = (flag: Flag, id: string) =>
  memberRow(
    id,
    {
      name: link(`#${id}`, ...codeList([flag.name, ...(flag.short ? [flag.short] : [])])),
      ...(flag.type && { type: [text(flag.type)] }),
      default: flag.default,
      more: [
        flag.environment ? sentence(terms.environment.join(code(flag.environment))) : [],
        flag.inherited ? [text(terms.forThoseBelow)] : [],
        ...versionBadges(flag).map((badge) => [badge]),
      ].filter((parts) => parts.length),
    },
    described(flag.description),
  )

/** The flags that a command takes from those above it and from all, as one sentence of links. */
function inheritedFlags(command: Command, index: CommandIndex): RootContent[] {
  const { globalFlagsPage } = index
  const above = flagGivers(command.name, index).flatMap(({ name, flags }) =>
    (flags ?? [])
      .filter(({ inherited }) => inherited)
      .map((flag) => link(`${pageOf(name, index)?.path}#${flagId(name, flag.name)}`, code(flag.name))),
  )
  const global = globalFlagsPage && [link(globalFlagsPage.path, text(terms.globalFlags))]
  const flags = separated(above)
  if (!global) return above.length ? [paragraph(...sentence(terms.inherited.join(flags)))] : []
  const parts = above.length
    ? terms.inheritedAndGlobal.join({ flags, global })
    : terms.onlyGlobal.join(global)
  return [paragraph(...sentence(parts))]
}

const examples = (all: Example[]): RootContent[] =>
  all.length ? [label(all.length > 1 ? terms.examples : terms.example), ...all.flatMap(exampleNodes)] : []

const exampleNodes = ({ title, run, output }: Example): RootContent[] => [
  paragraph(...inline(title)),
  fence('bash', run),
  ...(output ? [fence('text', output, terms.output)] : []),
]
