import type { Root, Table } from 'mdast'
import { lintRule } from 'unified-lint-rule'
import { visit } from 'unist-util-visit'
import { textWithoutCode } from './heading-text'

/** A remedy that says nothing to somebody in a hurry. */
const empty =
  /^(?:see above|as above|as it says|nothing(?: to do)?|harmless|wait|again|both|the same|section \d+|step \d+)[.]?$/i

/** What tables have under "Remedy" says what to do: it doesn't begin with code, and isn't a mere pointer. */
export const remedies = lintRule<Root>('prose:remedies', (tree, file) => {
  visit(tree, 'table', (table) => {
    for (const cell of remediesOf(table)) {
      const text = textWithoutCode(cell).trim()
      if (!text || !(text.startsWith('`') || empty.test(text))) continue
      file.message(`The remedy "${text.replaceAll('`', '…')}" doesn't say what to do.`, {
        place: cell.position,
      }).note = 'Write a sentence with what to type: "Type …", "Set … to …", "Leave it: …".'
    }
  })
})

const remediesOf = ({ children: [head, ...rows] }: Table) => {
  const column = head?.children.findIndex((cell) => textWithoutCode(cell).trim() === 'Remedy') ?? -1
  return rows.flatMap(({ children }) => children[column] ?? [])
}
