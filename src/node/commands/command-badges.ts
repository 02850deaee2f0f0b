import type { PhrasingContent } from 'mdast'
import { words } from '../../locale/site-words'
import { badge, text } from '../markdown/nodes'
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

/** The badges of a command on its own page; the plugin of broken commands adds them elsewhere. */
export const ownBadges = (command: Command): PhrasingContent[] =>
  spaced([...(command.broken ? [brokenBadge(command.broken)] : []), ...versionBadges(command)])
