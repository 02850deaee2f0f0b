import type { PhrasingContent, RootContent } from 'mdast'
import { words } from '../../locale/site-words'
import { code, codeList, heading, lineBreak, link, sentence, table, text } from '../markdown/nodes'
import { inline } from '../markdown/read-markdown'
import { commandId, linesOf, type Command } from './command'
import { spaced, versionBadges } from './command-badges'
import type { CommandIndex, CommandPage } from './command-index'

const terms = words.commands

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

/** A table of a page's commands as they are written, with their flags, for readers who know the commands. */
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
  return sentence(terms.summaryWithFlags.join({ summary: inline(summary), flags: codeList(more) }))
}

const firstSentence = (markdown: string) => inline(/^.*?[.](?=\s|$)/s.exec(markdown)?.[0] ?? markdown)
