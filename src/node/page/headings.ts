import GithubSlugger from 'github-slugger'
import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import type { Heading } from '../../shared/content-tree'
import type { PageCompilation } from './compilation'

const customId = /\s*\{#([\w.-]+)\}\s*$/
const headingLine = /^(\s*#{1,6}\s.*?)\s*\{#([\w.-]+)\}\s*$/
const fenceLine = /^\s*(`{3,}(?=[^`]*$)|~{3,})(.*?)\s*$/

/**
 * Writes `## Title {#id}` as `## Title \{#id}`, since a bare brace begins an expression in MDX. Lines keep their
 * numbers; code fences are left alone.
 */
export function escapeCustomIds(text: string): string {
  let fence: string | undefined
  return text
    .split('\n')
    .map((line) => {
      const [, mark, info] = fenceLine.exec(line) ?? []
      if (!fence) fence = mark
      else if (mark?.startsWith(fence) && !info) fence = undefined
      return fence ? line : line.replace(headingLine, '$1 \\{#$2}')
    })
    .join('\n')
}

/** Rehype plugin: gives headings their ids, a link to themselves, and lists them. */
export function rehypeHeadings(page: PageCompilation, found: Heading[]) {
  const slugger = new GithubSlugger()
  return (tree: Root) => {
    visit(tree, 'element', (element) => {
      const level = Number(/^h([1-6])$/.exec(element.tagName)?.[1])
      // A heading that has an id already is Markdown's own label of the footnotes.
      if (!level || element.properties.id) return
      if (level === 1)
        page.fault(
          element,
          'The page title is the only first-level heading.',
          'Write ## and remove the # heading.',
        )
      const custom = takeCustomId(element)
      const text = toString(element).trim()
      if (custom && found.some((heading) => heading.id === custom))
        page.fault(element, `The heading id "${custom}" is used twice.`, 'Give one of the two another id.')
      if (custom) slugger.occurrences[custom] ??= 0
      const id = custom ?? slugger.slug(text)
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

/** Removes `{#id}` from the end of a heading and returns the id. */
function takeCustomId(element: Element): string | undefined {
  const last = element.children.at(-1)
  if (last?.type !== 'text') return undefined
  const id = customId.exec(last.value)?.[1]
  if (id) last.value = last.value.replace(customId, '')
  return id
}
