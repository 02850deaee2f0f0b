import type { ContentElement, ContentNode, ContentValue } from '../../shared/content-tree'
import { rowTitle } from '../../shared/row-name'
import { toLegend } from '../api/mark-nodes'
import { readListing } from './listing'

/** A part of a page that can be found, as a reader sees it. */
export interface Section {
  /** Empty for the page's beginning. */
  heading: string
  /** Its anchor; empty for the page's beginning. */
  id: string
  /** Whether it is about one name or message, in a list or a table: a parameter, a flag, an error. */
  isName: boolean
  /** What is read there, in up to three lines: sentences; listings and terms of a list; labels. */
  text: string
  /** Names of things as they are typed: inline code, flags and keys of settings. */
  names: string[]
  /** Names in samples of programs, whose other words say nothing of the page. */
  sampled: string[]
}

const headingTag = /^h[2-6]$/
const blockTag = /^(p|li|ul|ol|dl|dt|dd|tr|table|blockquote|aside|div|h\d|pre|br|[A-Z].*)$/

/** Props of content components that are shown as text. */
const shownProps = ['title', 'label', 'summary']

/** What stands above a text, as it reads in one line with that. */
const asIntroduction = (title: string) => (/[.?!:…؟。？！]["'”’)\]]*$/.test(title) ? title : `${title}:`)

const textProp = (value: ContentValue | undefined) => (typeof value === 'string' ? value : '')

/**
 * What is in the tree for other programs, hidden from sight, or told on another page that the search shall find; and signs that
 * say nothing away from the page that explains them, such as a footnote's number.
 */
const isUnseen = ({ tag, props, children = [] }: ContentElement) =>
  tag === 'HeadingLink' ||
  (tag === 'sup' && elementsOf(children).some((child) => child.props?.['data-footnote-ref'] !== undefined)) ||
  props?.href === toLegend ||
  props?.['data-unsearched'] !== undefined ||
  /(^| )sr-only( |$)/.test(textProp(props?.className))

/**
 * Splits a page at its headings, and at entries of lists and tables that have addresses of their own. Where it ends with a list of
 * pages to read next, that is no part of it: it would answer what those pages do.
 * @returns at least the page's beginning; the parts of a split page in the order of their beginnings
 */
export function splitSections(tree: ContentElement): Section[] {
  const start = beginSection('', '', false)
  const sections = [start]
  let current = start
  /** Which line of the current text is being read. */
  let line: Line = 'text'

  const begin = (heading: string, id: string, isName: boolean) => {
    current = beginSection(heading, id, isName)
    sections.push(current)
  }
  const readAs = (part: Line, node: ContentNode) => {
    line = part
    read(node)
    line = 'text'
  }
  const read = (node: ContentNode): void => {
    if (typeof node === 'string') {
      current[line] += node
      return
    }
    if (isUnseen(node)) return
    const own = line === 'text' && lineOf(node)
    if (own) return readAs(own, node)
    const { tag, props, children = [] } = node
    const id = typeof props?.id === 'string' ? props.id : ''
    if (headingTag.test(tag) && id) {
      begin(squeeze(textOf(node)), id, false)
      return
    }
    const entry = entryId(node)
    if (entry) {
      const around = current
      begin(nameOf(node), entry, true)
      const [first, ...others] = tag === 'tr' ? elementsOf(children) : []
      // What a row says comes first, not its name again.
      if (first) readAs('rest', first)
      for (const child of first ? others : children) read(child)
      current = around
      return
    }
    if (tag === 'code') current.names.push(textOf(node))
    if (blockTag.test(tag)) current[line] += ' '
    // A power in plain letters: 264 is none.
    if (tag === 'sup') current[line] += '^'
    for (const shown of shownProps.map((name) => textProp(props?.[name])).filter(Boolean))
      if (tag === 'Tab') current.labels += ` ${shown} `
      else current[line] += ` ${asIntroduction(shown)} `
    if (tag === 'CodeBlock') addListing(current, textProp(props?.html), textProp(props?.language))
    children.forEach(read)
    if (isCell(node)) current[line] += ' · '
    else if (blockTag.test(tag)) current[line] += ' '
  }
  withoutFurtherReading(tree.children ?? []).forEach(read)
  return sections.map(({ rest, labels, ...section }) => ({
    ...section,
    text: [section.text, rest, labels].map(squeeze).join('\n').trimEnd(),
  }))
}

const elementsOf = (nodes: readonly ContentNode[] = []) => nodes.filter((node) => typeof node !== 'string')

/** Anchor of the heading above the pages to read next. */
const furtherReading = 'next'

/** A page's content without the list of pages to read next at its end, if there is one, and its heading. */
function withoutFurtherReading(content: readonly ContentNode[]): readonly ContentNode[] {
  const last = content.findLastIndex((node) => typeof node !== 'string' && headingTag.test(node.tag))
  const [heading, list, ...others] = elementsOf(content.slice(Math.max(0, last)))
  const isLinksAlone =
    list?.tag === 'ul' && !others.length && elementsOf(list.children).every((item) => find(item, 'a'))
  return isLinksAlone && heading?.props?.id === furtherReading ? content.slice(0, last) : content
}

/** The lines of a section's text: what is shown of it begins with a sentence, not with a label or within a listing. */
type Line = 'text' | 'rest' | 'labels'

/** A section that is still being read, whose lines stand by themselves. */
type OpenSection = Section & Record<Line, string>

/** Adds what a listing is found by to the section that it stands in. */
function addListing(section: OpenSection, html: string, language: string) {
  const { text, names, sampled } = readListing(html, language)
  section.rest += text
  section.names.push(...names)
  section.sampled.push(...sampled)
}

/** The line that something is read in which is no sentence. */
function lineOf({ tag, props }: ContentElement): Line | undefined {
  if (/(^| )label( |$)/.test(textProp(props?.className))) return 'labels'
  // The heads of a table are no sentence either.
  if (tag === 'thead') return 'labels'
  return tag === 'CodeBlock' || tag === 'dt' ? 'rest' : undefined
}

const beginSection = (heading: string, id: string, isName: boolean): OpenSection => ({
  heading,
  id,
  isName,
  text: '',
  rest: '',
  labels: '',
  names: [],
  sampled: [],
})

/** A text on one line, without the separators that its last table cells left. */
const squeeze = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/( · )+(?= ·|\s*$)/g, '')
    .trim()

/** Everything that is read in a node. */
function textOf(node: ContentNode): string {
  if (typeof node === 'string') return node
  return isUnseen(node) ? '' : (node.children ?? []).map(textOf).join('')
}

/** The anchor of an entry that is about one name: a row of a table, or a term with its description; else "". */
function entryId({ tag, props, children = [] }: ContentElement): string {
  const term = children.find((child) => typeof child !== 'string' && child.tag === 'dt')
  const isEntry = tag === 'tr' || (tag === 'div' && term !== undefined)
  const own = isEntry ? textProp(props?.id) : ''
  return own || (typeof term === 'object' ? textProp(term.props?.id) : '')
}

const isCell = ({ tag }: ContentElement) => tag === 'td' || tag === 'th'

/** What an entry is about: the first cell of a row, or else the first code or term of a list's. */
const nameOf = (entry: ContentElement) =>
  entry.tag === 'tr'
    ? rowTitle(textOf(find(entry, 'th') ?? find(entry, 'td') ?? entry))
    : squeeze(textOf(find(entry, 'code') ?? find(entry, 'dt') ?? entry))

function find(node: ContentNode, tag: string): ContentElement | undefined {
  if (typeof node === 'string') return undefined
  if (node.tag === tag) return node
  for (const child of node.children ?? []) {
    const found = find(child, tag)
    if (found) return found
  }
  return undefined
}
