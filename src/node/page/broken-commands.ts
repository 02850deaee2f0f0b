import type { Code, Root, RootContent, TableRow } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { words } from '../../locale/site-words'
import { brokenBadge, brokenBoxes, type BrokenCommand } from '../commands/broken-commands'
import { text } from '../markdown/nodes'
import { isShell, typedIn } from './sessions'

const terms = words.commands

/**
 * Remark plugin: says of commands that they don't work, wherever a page shows them. A listing gets it into its title, and
 * the page a box below its first paragraph; where a page only names a command, a badge stands behind the first of its names.
 * What is made from models stands on several pages: no node is changed, those with something to say are replaced.
 */
export function remarkBrokenCommands(all: readonly BrokenCommand[]) {
  return (tree: Root) => {
    if (!all.length) return
    const broken = all.filter(({ isGroup }) => !isGroup)
    const listed = new Set(broken.filter(({ isHere }) => isHere))
    const withTitles = replace(tree.children, (node) => {
      const found = node.type === 'code' ? commandsIn(shellCommands(node), broken) : []
      found.forEach((command) => listed.add(command))
      return node.type === 'code' && found[0] ? [withTitle(node, found[0])] : undefined
    })
    tree.children = listed.size
      ? withBoxes(withTitles, brokenBoxes([...listed], all))
      : withBadges(tree.children, all)
  }
}

/** Nodes with others in place of those for which `change` has some, at any depth. Headings stay as they are. */
const replace = (
  nodes: readonly RootContent[],
  change: (node: RootContent) => RootContent[] | undefined,
): RootContent[] =>
  nodes.flatMap((node) => {
    if (node.type === 'heading') return node
    const inside = () =>
      'children' in node ? ({ ...node, children: replace(node.children, change) } as RootContent) : node
    return change(node) ?? inside()
  })

/** What a listing gives a shell to do. */
const shellCommands = ({ lang, value }: Code) => (lang && isShell(lang) ? typedIn(value, lang) : '')

/** The broken commands that stand in a text: where one is the beginning of another, the longer one. */
function commandsIn(value: string, broken: readonly BrokenCommand[]): BrokenCommand[] {
  const names = broken.map(({ name }) => name).toSorted((a, b) => b.length - a.length)
  const pattern = new RegExp(`(?<![\\w-])(?:${names.join('|')})(?![\\w-])`, 'g')
  const found: string[] = value.match(pattern) ?? []
  return broken.filter(({ name }) => found.includes(name))
}

/** A listing whose title says so, behind what it says itself. */
function withTitle(listing: Code, { in: version }: BrokenCommand): Code {
  const meta = listing.meta ?? ''
  const [own, title] = /\btitle="([^"]*)"/.exec(meta) ?? []
  const said = title ? terms.titledBroken.join({ title, version }) : terms.broken.join(version)
  return { ...listing, meta: `title="${said}" ${own ? meta.replace(own, '') : meta}` }
}

/** A page with boxes below its first paragraph; at its beginning where a heading comes first. */
function withBoxes(nodes: RootContent[], boxes: RootContent[]): RootContent[] {
  const start = nodes.findIndex(({ type }) => type === 'paragraph' || type === 'heading')
  const place = nodes[start]?.type === 'paragraph' ? start + 1 : Math.max(start, 0)
  return nodes.toSpliced(place, 0, ...boxes)
}

/** A page with a badge behind each broken command that it names, the first time it does; a row may say so by itself. */
function withBadges(nodes: readonly RootContent[], broken: readonly BrokenCommand[]): RootContent[] {
  const named = new Set<BrokenCommand>()
  return replace(nodes, (node) => {
    if (node.type === 'tableRow') toldIn(node, broken).forEach((command) => named.add(command))
    const [command] = isName(node) ? commandsIn(toString(node), broken) : []
    if (!command || named.has(command)) return undefined
    named.add(command)
    return [node, text(' '), brokenBadge(command)]
  })
}

/** The broken commands of a row that has their badge. */
function toldIn({ children }: TableRow, broken: readonly BrokenCommand[]): BrokenCommand[] {
  const row = children.map((cell) => toString(cell)).join(' ')
  return commandsIn(row, broken).filter(({ in: version }) => row.includes(terms.brokenIn.join(version)))
}

/** Code in a line, or a link of nothing else: the badge is no part of the link. */
const isName = (node: RootContent) =>
  node.type === 'inlineCode' ||
  (node.type === 'link' && node.children.length === 1 && node.children[0]?.type === 'inlineCode')
