import type { Root } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { visit } from 'unist-util-visit'
import { admonitionKinds, type AdmonitionKind } from '../../../shared/author-components'
import { suggest } from '../../source/suggest'
import type { PageCompilation } from '../compilation'
import { sourceOf } from './source'

/** Names that other generators have for our boxes. */
const otherKinds: Record<string, AdmonitionKind> = {
  ...{ caution: 'warning', attention: 'warning', important: 'warning', warn: 'warning' },
  ...{ error: 'danger', failure: 'danger', bug: 'danger', hint: 'tip', success: 'tip', check: 'tip' },
  ...{ question: 'info', abstract: 'info', todo: 'note', example: 'note', seealso: 'info' },
}

/** How a box of another name is called here. */
const kindFix = (name: string) => {
  const kind = otherKinds[name.toLowerCase()]
  return kind ? `It is ":::${kind}" here.` : suggest(name, admonitionKinds)
}

/** Boxes that lack their end within another one, with that: it takes the end where it has as many colons. */
export function boxesAround(tree: Root, page: PageCompilation): Map<ContainerDirective, ContainerDirective> {
  const around = new Map<ContainerDirective, ContainerDirective>()
  visit(tree, 'containerDirective', (outer) => {
    const colons = colonsOf(outer, page)
    for (const inner of outer.children)
      if (inner.type === 'containerDirective' && !isClosed(inner, page) && isClosed(outer, page))
        if (colonsOf(inner, page).length === colons.length) around.set(inner, outer)
  })
  return around
}

const colonsOf = (node: ContainerDirective, page: PageCompilation) =>
  /^:+/.exec(sourceOf(node, page))?.[0] ?? ''

/** Without a last line the parser lets a box go on to the end of what it stands in. */
export const isClosed = (node: ContainerDirective, page: PageCompilation) =>
  (/^[\s>]*(:+)$/.exec(sourceOf(node, page).trimEnd().split('\n').at(-1)!)?.[1] ?? '').length >=
  colonsOf(node, page).length

/** Reports a box whose kind, title or content is missing or unknown, and attributes, which it does not take. */
export function checkBox(
  node: ContainerDirective,
  title: string | undefined,
  content: ContainerDirective['children'],
  page: PageCompilation,
) {
  const box = `box ":::${node.name}"`
  if (!(admonitionKinds as readonly string[]).includes(node.name))
    page.mistake(node, `Unknown ${box}.`, kindFix(node.name))
  if (!content.length) page.mistake(node, `The ${box} is empty.`, 'Write something in it, or remove it.')
  if (title === '')
    page.mistake(
      node,
      `The title of the ${box} is empty.`,
      `Write :::${node.name}[Title], or leave the brackets out.`,
    )
  if (Object.keys(node.attributes ?? {}).length)
    page.mistake(
      node,
      `The ${box} takes no attributes.`,
      `Write its title in brackets: :::${node.name}[Title].`,
    )
}

/**
 * Reports a box that does not end where it should.
 * @param around the box that took its end
 */
export function checkEnd(
  node: ContainerDirective,
  around: ContainerDirective | undefined,
  page: PageCompilation,
) {
  const box = `box ":::${node.name}"`
  const colons = colonsOf(node, page)
  if (around)
    page.mistake(
      node,
      `The ${box} stands in another one that has as many colons.`,
      `Begin and end the box ":::${around.name}" around it with ${colons}:.`,
    )
  else if (!isClosed(node, page))
    page.mistake(
      node,
      `The ${box} is not closed.`,
      `Write ${colons} on a line of its own where it ends; a box around another one has more colons.`,
    )
}
