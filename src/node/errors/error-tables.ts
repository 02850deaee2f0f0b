import { slug } from 'github-slugger'
import { toString } from 'mdast-util-to-string'
import { words } from '../../locale/site-words'
import { rowName } from '../../shared/row-name'
import { inline } from '../markdown/read-markdown'

/** A page that may tell what goes wrong. */
export interface ErrorPage {
  path: string
  title: string
  /** Folder below content/docs. */
  folder: string
  isIndex: boolean
  /** The whole file. */
  text: string
}

/** A message or a symptom, and where it is explained. */
export interface ErrorEntry {
  /** The first cell of its row, as Markdown. */
  message: string
  page: Pick<ErrorPage, 'path' | 'title'>
  /** The heading above the table. */
  anchor: string
  /** Whether the page has only one row or heading of that name, so that the row's address is its name. */
  isOnly: boolean
}

/** What goes wrong in a section of the site. */
export interface ErrorSection {
  name: string
  title: string
  entries: ErrorEntry[]
}

const { messageColumns, remedyColumns } = words.errors
const isMessageColumn = new RegExp(`^(?:${messageColumns})$`)
const isRemedyColumn = new RegExp(`^(?:${remedyColumns})$`)

/**
 * Whether a table tells what goes wrong: its first column is what readers see, and its last what they can do.
 * @param heads the words above its columns
 */
export const tellsErrors = (heads: readonly string[]) =>
  heads.length > 1 && isMessageColumn.test(heads[0]!) && isRemedyColumn.test(heads.at(-1)!)

/** The cells of a row. A bar within a cell is written with a backslash, in code, too. */
const cellsOf = (row: string) =>
  row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))

const headingOf = (line: string) => /^#{2,6} (.+?)\s*$/.exec(line)?.[1]

/** What the address of a row would be if no other row or heading of its page had that name. */
export const rowAddress = (text: string) => slug(rowName(text))

const addressOf = (markdown: string) =>
  rowAddress(toString({ type: 'paragraph', children: inline(markdown) }))

/** How often each address is asked for by headings and by rows of tables, other tables, too. */
function countAddresses(lines: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const line of lines) {
    const name = headingOf(line) ?? (line.trimStart().startsWith('|') ? cellsOf(line)[0] : undefined)
    if (!name) continue
    const address = addressOf(name)
    counts.set(address, (counts.get(address) ?? 0) + 1)
  }
  return counts
}

/** The rows of a page's tables that tell what goes wrong. */
export function errorsOf({ text, path, title }: ErrorPage): ErrorEntry[] {
  const entries: ErrorEntry[] = []
  const lines = text.split('\n')
  let anchor = ''
  let inTable = false
  for (const line of lines) {
    const heading = headingOf(line)
    if (heading) anchor = slug(heading)
    else if (!inTable && line.startsWith('|') && tellsErrors(cellsOf(line))) inTable = true
    else if (!line.startsWith('|')) inTable = false
    else if (inTable && !/^\|[\s:|-]+\|\s*$/.test(line))
      entries.push({ message: cellsOf(line)[0] ?? '', page: { path, title }, anchor, isOnly: false })
  }
  if (!entries.length) return entries
  const counts = countAddresses(lines)
  return entries.map((entry) => ({ ...entry, isOnly: counts.get(addressOf(entry.message)) === 1 }))
}

/** The tables of all pages by the section of the site, that of a page first. */
export function indexErrors(pages: readonly ErrorPage[]): (folder: string) => ErrorSection[] {
  const sections = new Map<string, ErrorSection>()
  for (const page of pages) {
    const name = page.folder.split('/')[0] ?? ''
    const section = sections.get(name) ?? { name, title: name, entries: [] }
    sections.set(name, section)
    if (page.isIndex && page.folder === name) section.title = page.title
    section.entries.push(...errorsOf(page))
  }
  const filled = [...sections.values()].filter(({ entries }) => entries.length)
  return (folder) => {
    const isOwn = ({ name }: ErrorSection) => folder.split('/')[0] === name
    return [...filled.filter(isOwn), ...filled.filter((section) => !isOwn(section))]
  }
}
