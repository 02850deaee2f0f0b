import GithubSlugger, { slug } from 'github-slugger'
import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import type { Heading } from '../../shared/content-tree'
import { plainSpaces } from '../../shared/units'
import { isWithin, listingsIn } from '../source/code-in-text'
import type { PageCompilation } from './compilation'

const customId = /\s*\{#([\w.-]+)\}\s*$/
const headingLine = /^(\s*#{1,6}\s.*?)\s*\{#([\w.-]+)\}\s*$/

/**
 * Writes `## Title {#id}` as `## Title \{#id}`, since a bare brace begins an expression in MDX. Lines keep their
 * numbers; code fences are left alone.
 */
export function escapeCustomIds(text: string): string {
  if (!text.includes('{#')) return text
  const listings = listingsIn(text)
  let at = 0
  return text
    .split('\n')
    .map((line) => {
      const begin = at
      at += line.length + 1
      return isWithin(listings, begin) ? line : line.replace(headingLine, '$1 \\{#$2}')
    })
    .join('\n')
}

/** Markdown's own label of the footnotes. */
const footnoteLabel = 'footnote-label'

/** Rehype plugin: gives headings their ids, a link to themselves, and lists them. */
export function rehypeHeadings(page: PageCompilation, found: Heading[]) {
  const slugger = new GithubSlugger()
  const elements = new Map<string, Element>()
  return (tree: Root) => {
    visit(tree, 'element', (element) => {
      const level = Number(/^h([1-6])$/.exec(element.tagName)?.[1])
      if (!level || element.properties.id === footnoteLabel) return
      if (level === 1)
        page.mistake(
          element,
          'The page title is the only first-level heading.',
          'Write ## and remove the # heading.',
        )
      const custom = fixedId(element) ?? takeCustomId(element)
      const text = plainSpaces(toString(element)).trim()
      const wanted = custom ?? slug(text)
      const other = elements.get(wanted)
      // Two headings of the author with the same words are told apart by a number.
      if (other && (custom || isFromModel(other))) reportCollision(wanted, element, other, page)
      if (custom) slugger.occurrences[custom] ??= 0
      const id = custom ?? slugger.slug(text)
      if (text && !/[\p{L}\p{N}]/u.test(id))
        page.mistake(
          element,
          `The heading "${text}" makes no address.`,
          `Say it in words, or give it an id: ${'#'.repeat(level)} ${text} {#id}.`,
        )
      elements.set(id, element)
      found.push({ level, id, text })
      element.properties.id = id
      element.children.push({
        type: 'element',
        tagName: 'HeadingLink',
        properties: { id, text },
        children: [],
      })
    })
  }
}

/** The id that a heading made from a model has from the start. */
function fixedId({ properties }: Element): string | undefined {
  return typeof properties.id === 'string' ? properties.id : undefined
}

/** What is made from a model has no place in the file. */
const isFromModel = ({ position }: Element) => !position

/** Reports two headings with one id at that of the author: one that is made from a model has no line of its own. */
function reportCollision(id: string, second: Element, first: Element, page: PageCompilation) {
  const written = [second, first].filter((element) => !isFromModel(element))
  if (written.length === 1)
    page.mistake(
      written[0],
      `The heading id "${id}" belongs to a part that the page gets from its model.`,
      'Give your heading other words, or another id: ## … {#id}.',
    )
  else page.mistake(second, `The heading id "${id}" is used twice.`, 'Give one of the two another id.')
}

/** Removes `{#id}` from the end of a heading and returns the id. */
function takeCustomId(element: Element): string | undefined {
  const last = element.children.at(-1)
  if (last?.type !== 'text') return undefined
  const id = customId.exec(last.value)?.[1]
  if (id) last.value = last.value.replace(customId, '')
  return id
}
