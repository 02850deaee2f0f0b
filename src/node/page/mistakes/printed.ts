import type { Text } from 'mdast'
import type { Literal } from 'unist'
import type { PageCompilation } from '../compilation'
import { atLine, lineWithin, shorten, sourceOf } from './source'
import { leftovers } from './leftovers'
import { pasted } from './pasted'

const shortened = (found: RegExpExecArray) =>
  found.map((part) => part && shorten(part)) as [string, ...string[]]

/** Reports signs of Markdown that are left in a text. */
export function checkPrinted(node: Text, page: PageCompilation) {
  const source = sourceOf(node, page)
  checkParenthesis(node, source, page)
  for (const { sign, isShown, message, fix, corrected } of [...leftovers, ...pasted])
    for (const found of source.matchAll(sign)) {
      if (isShown && !isShown(found[0], node.value, page.text, node.position?.end.offset)) continue
      const edit = corrected && { from: found[0], to: corrected(found) }
      const end = node.position?.end.offset
      page.mistake(
        atLine(lineWithin(node, source, found.index)),
        message(shortened(found), page.text, end),
        typeof fix === 'string' ? fix : fix(found, page.text, end),
        edit,
      )
    }
}

/** Reports a parenthesis behind the one that closes a link, where none is open before it. */
function checkParenthesis({ position }: Text, source: string, page: PageCompilation) {
  const before = page.text.slice(0, position?.start.offset)
  if (!source.startsWith(')') || !/\]\([^\s()]*\)$/.test(before)) return
  const paragraph = before.slice(before.lastIndexOf('\n\n') + 1)
  const count = (sign: string) => paragraph.split(sign).length
  if (count('(') > count(')')) return
  page.mistake(atLine(position!.start.line), 'A parenthesis too many stands behind a link.', 'Remove it.')
}

/** Reports a variable that is written as in a script: its dollar sign would be printed before what it stands for. */
export function checkDollar(node: Literal & { value: string }, page: PageCompilation) {
  const before = page.text.slice(0, node.position?.start.offset)
  // One that nobody knows is told as such.
  if (!Object.hasOwn(page.variables, node.value) || !/(?<![\\\d])\$$/.test(before)) return
  page.mistake(
    node,
    `The dollar sign before {${node.value}} is printed as it stands.`,
    `Write {${node.value}}, or \\\${${node.value}} where readers shall see a dollar sign.`,
    { from: `\${${node.value}}`, to: `{${node.value}}` },
  )
}
