import type { PhrasingContent, RootContent } from 'mdast'
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
import { brokenBadge } from './broken-commands'
import { flagGivers, pageOf, type CommandIndex, type CommandPage } from './command-index'
import {
  badge,
  blocks,
  code,
  element,
  fence,
  heading,
  inline,
  lineBreak,
  link,
  paragraph,
  sentence,
  separated,
  table,
  text,
  type HtmlElement,
} from '../markdown/nodes'
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

/** The commands of all pages, each page under its title, and the global flags. */
export function commandListNodes({ pages, globalFlagsPage }: CommandIndex): RootContent[] {
  const flags = globalFlagsPage && [
    heading(2, 'global-flags', link(globalFlagsPage.path, text(globalFlagsPage.label))),
    table(
      [terms.flag, terms.whatItDoes],
      globalFlagsPage.globalFlags.map((flag) => [
        [
          link(`${globalFlagsPage.path}#${flag.name.slice(2)}`, code(flag.name)),
          ...spaced(versionBadges(flag)),
        ],
        firstSentence(flag.description),
      ]),
    ),
  ]
  return [
    ...pages
      .filter(({ commands }) => commands.length)
      .flatMap((page) => [heading(2, listId(page), link(page.path, text(page.label))), synopsisTable(page)]),
    ...(flags ?? []),
  ]
}

const listId = ({ path }: CommandPage) => path.split('/').at(-2) ?? ''

/** A table of a page's commands with links to them, for the page itself; what works stands apart from what doesn't behind what it does, as in the sections. */
const commandTable = ({ commands }: CommandPage): RootContent =>
  table(
    [terms.command, terms.whatItDoes],
    commands.map((command) => [
      [link(`#${commandId(command.name)}`, code(command.name))],
      [...inline(command.summary), ...ownBadges(command)],
    ]),
  )

/** A table of a page's commands as they are written, with their flags: who knows a command needs no more. */
const synopsisTable = ({ commands, path }: CommandPage): RootContent =>
  table(
    [terms.command, terms.whatItDoes],
    commands.map((command) => [
      [...synopsisLinks(command, path), ...spaced(versionBadges(command))],
      summaryWithFlags(command),
    ]),
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
  return sentence(terms.summaryWithFlags.join({ summary: inline(summary), flags: listed(more) }))
}

const oneCommand = (command: Command, index: CommandIndex): RootContent[] => [
  heading(2, commandId(command.name), code(shortName(command.name))),
  paragraph(...inline(terms.summary.join(command.summary)), ...ownBadges(command)),
  element('div', { className: ['signature'] }, [fence('text', linesOf(command.synopsis).join('\n'))]),
  ...(command.aliases ? [paragraph(...sentence(terms.aliases.join(listed(command.aliases))))] : []),
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
      name: link(`#${id}`, ...listed([flag.name, ...(flag.short ? [flag.short] : [])])),
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

/** Badges for what came, went or is not there. */
const versionBadges = ({ since, until, notIn }: Pick<Flag, 'since' | 'until' | 'notIn'>): PhrasingContent[] =>
  [
    since && badge('info', terms.since.join(since)),
    until && badge('warning', terms.until.join(until)),
    notIn && badge('warning', terms.notIn.join(notIn)),
  ].filter((label) => label !== undefined && label !== '')

/** Badges that stand behind words, each after a space. */
const spaced = (badges: readonly PhrasingContent[]) => badges.flatMap((badge) => [text(' '), badge])

/** The badges of a command on its own page; the plugin of broken commands adds them elsewhere. */
const ownBadges = (command: Command): PhrasingContent[] =>
  spaced([...(command.broken ? [brokenBadge(command.broken)] : []), ...versionBadges(command)])

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

const listed = (names: string[]) => separated(names.map(code))

const examples = (all: Example[]): RootContent[] =>
  all.length ? [label(all.length > 1 ? terms.examples : terms.example), ...all.flatMap(exampleNodes)] : []

const exampleNodes = ({ title, run, output }: Example): RootContent[] => [
  paragraph(...inline(title)),
  fence('bash', run),
  ...(output ? [fence('text', output, terms.output)] : []),
]

const firstSentence = (markdown: string) => inline(/^.*?[.](?=\s|$)/s.exec(markdown)?.[0] ?? markdown)
