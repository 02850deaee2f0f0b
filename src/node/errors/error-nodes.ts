import { slug } from 'github-slugger'
import type { PhrasingContent, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { words } from '../../locale/site-words'
import { lettersClass } from '../../shared/letters-class'
import { element, heading, link, separated, table, text } from '../markdown/nodes'
import { inline } from '../markdown/read-markdown'
import { fillText } from '../source/fill-variables'
import type { Variables } from '../source/variables'
import { rowAddress, type ErrorEntry, type ErrorSection } from './error-tables'

/** A message with all places that explain it. */
interface Row {
  nodes: PhrasingContent[]
  /** What it is sorted by and what makes two of them one. */
  key: string
  places: Place[]
}

/** A page that explains a message, and the row that does, or the heading above it. */
interface Place extends Pick<ErrorEntry, 'page'> {
  anchor: string
}

/**
 * All that goes wrong, section by section: what a program says, then what it does. The search leaves the rows out: it
 * shall lead to the page that explains a message.
 */
export const errorListNodes = (sections: readonly ErrorSection[], variables: Variables): RootContent[] =>
  sections.flatMap(({ name, title, entries }) => {
    const rows = rowsOf(entries, variables)
    const [said, seen] = [rows.filter(isSaid), rows.filter((row) => !isSaid(row))]
    return [
      heading(2, name, text(fillText(title, variables))),
      ...errorTable(name, words.errors.message, said),
      ...errorTable(name, words.errors.symptom, seen),
    ]
  })

/** Whether a row begins with the words of a program. */
const isSaid = ({ nodes }: Row) => nodes[0]?.type === 'inlineCode'

/** So many rows fill some screens of a phone: a line above them leads to each letter. */
const fewestWithLetters = 40

/** The letter under which a row stands in the order of the alphabet; all digits are one. */
const letterOf = ({ key }: Row) =>
  (/[\p{L}\p{N}]/u.exec(key)?.[0] ?? '').toLocaleUpperCase(words.tag).replace(/\d/, '0–9')

/** @param name of the section, with which the addresses of letters begin */
function errorTable(name: string, title: string, rows: Row[]): RootContent[] {
  if (!rows.length) return []
  const letters = rows.length < fewestWithLetters ? [] : rows.map(letterOf)
  const ids = letters.map((letter, index) =>
    letter && letters.indexOf(letter) === index ? slug(`${name} ${title} ${letter}`) : undefined,
  )
  const links = ids.flatMap((id, index) => (id ? [text(' '), link(`#${id}`, text(letters[index]!))] : []))
  return [
    element('div', { dataUnsearched: '' }, [
      ...(links.length ? [element('p', { className: lettersClass }, links.slice(1))] : []),
      table(
        [title, words.errors.explainedIn],
        rows.map(({ nodes, places }) => [nodes, placesOf(places)]),
        ids,
      ),
    ]),
  ]
}

const placesOf = (places: Place[]) =>
  separated(places.map(({ page, anchor }) => link(`${page.path}#${anchor}`, text(page.title))))

const collator = new Intl.Collator(words.tag, { ignorePunctuation: true, numeric: true, sensitivity: 'base' })

/** Rows in the order of the alphabet, those that say the same as one. */
function rowsOf(entries: ErrorEntry[], variables: Variables): Row[] {
  const rows = new Map<string, Row>()
  for (const entry of entries) {
    const nodes = inline(entry.message).flatMap((node) => plain(node, variables))
    const key = toString({ type: 'paragraph', children: nodes })
    const row = rows.get(key) ?? { nodes, key, places: [] }
    rows.set(key, row)
    const place: Place = { page: entry.page, anchor: entry.isOnly ? rowAddress(key) : entry.anchor }
    if (!row.places.some(({ page, anchor }) => page.path === place.page.path && anchor === place.anchor))
      row.places.push(place)
  }
  return [...rows.values()].toSorted((a, b) => collator.compare(a.key, b.key))
}

/** A node without the links of its page, which would lead elsewhere from here, and with its variables filled. */
const plain = (node: PhrasingContent, variables: Variables): PhrasingContent[] => {
  if (node.type === 'text') return [text(fillText(node.value, variables))]
  if (node.type === 'inlineCode') return [{ ...node, value: fillText(node.value, variables) }]
  if (node.type === 'link') return node.children.flatMap((child) => plain(child, variables))
  return [node]
}
