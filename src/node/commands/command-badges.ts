import type { PhrasingContent } from 'mdast'
import { words } from '../../locale/site-words'
import { badge, element, text } from '../markdown/nodes'
import { brokenBadge } from './broken-commands'
import type { Command, Flag } from './command'

const terms = words.commands

/** Badges for what came, went or is not there. */
export const versionBadges = ({
  since,
  until,
  notIn,
}: Pick<Flag, 'since' | 'until' | 'notIn'>): PhrasingContent[] =>
  [
    since && badge('info', terms.since.join(since)),
    until && badge('warning', terms.until.join(until)),
    notIn && badge('warning', terms.notIn.join(notIn)),
  ].filter((label) => label !== undefined && label !== '')

/** Badges that stand behind words, each after a space. */
export const spaced = (badges: readonly PhrasingContent[]) => badges.flatMap((badge) => [text(' '), badge])

/** The badges of a command where it is described; the plugin of broken commands adds them elsewhere. */
export const ownBadges = (command: Command, broken = command.broken): PhrasingContent[] => [
  ...(broken ? [brokenBadge(broken)] : []),
  ...versionBadges(command),
]

/** A cell of a table that ends with badges, in a line of their own: one below the other down the table. */
export const cellWithBadges = (words: PhrasingContent[], badges: readonly PhrasingContent[]) =>
  badges.length ? [...words, text(' '), element('span', { style: ownLine }, spaced(badges).slice(1))] : words

const ownLine = 'display:block;margin-top:4px'
