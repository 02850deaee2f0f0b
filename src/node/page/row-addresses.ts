import GithubSlugger from 'github-slugger'
import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { rowName } from '../../shared/row-name'
import { tellsErrors } from '../errors/error-tables'
import { rowsOf } from './table-rows'

/** Whether all that a cell holds is one name as programs write it, linked or not: a key of settings, an error. */
function isOneName(cell: Element): boolean {
  const all = toString(cell).trim()
  let isOne = false
  visit(cell, 'element', (element) => {
    isOne ||= element.tagName === 'code' && toString(element) === all
  })
  return isOne && /^\S+$/.test(all)
}

/**
 * Rehype plugin. Rows that readers look for have addresses of their own, so that a link and the search lead to them and not to
 * the beginning of a long table: those that explain one name, and those that say what goes wrong. Ids of headings are given before.
 */
export function rehypeRowAddresses() {
  return (tree: Root) => {
    const slugger = new GithubSlugger()
    visit(tree, 'element', ({ properties: { id } }) => {
      if (typeof id === 'string') slugger.occurrences[id] ??= 0
    })
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return
      const { head, body } = rowsOf(table)
      const isErrors = tellsErrors((head?.cells ?? []).map((cell) => toString(cell).trim()))
      for (const { row, cells } of body) {
        const [first] = cells
        if (!first || row.properties.id || !(isErrors || isOneName(first))) continue
        const id = slugger.slug(rowName(toString(first)))
        if (/[\p{L}\p{N}]/u.test(id)) row.properties.id = id
      }
    })
  }
}
