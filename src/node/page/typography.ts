import type { Element, Nodes, Root, Text } from 'hast'
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'
import { curlyQuotes } from '../source/quotes'
import { wholeDays, wholeUnits } from '../../shared/units'
import type { Variables } from '../source/variables'
import type { PageCompilation } from './compilation'

/** Tags within a line: what is read goes on in them. */
const inLine = new Set(['a', 'del', 'em', 'span', 'strong', 'sub', 'sup', 'Badge', 'Term'])
/** What is typed or read by machines, in whose place the line has a name. */
const literal = new Set(['code', 'kbd', 'samp', 'Kbd'])
/** Attributes that are shown as text. */
const shown = ['title', 'summary', 'caption']

type Jsx = MdxJsxFlowElementHast | MdxJsxTextElementHast

/** What is kept in one line with its neighbor: signs of money, and names that begin with a single letter. */
interface Kept {
  currency: string[]
  names: string[]
}

/** A line's texts, one behind the other; null where something stands that has letters of its own. */
type Line = (Text | null)[]

/** A sign between two letters of a formula, each of which is marked as one. */
const operator = /^ [=≠·×+−] $/

/** What stands between parentheses in a formula: few signs, with an operator. */
const parenthesis = /\([^()]{1,16}\)/g
const operatorWithin = / ([=≠·×+−]) /g

/** One letter and the short term that it equals: "B = A·gᵇ". */
const equation = /(?<=(?:^|[^\p{L}\d])\p{L}) ([=≠]) (?=\S{1,10}(?:\s|$))/gu

/** One letter or digit and what is to be done with the parentheses behind it: "1 − (…)". */
const operatorBefore = /(?<=(?:^|[^\p{L}\d])[\p{L}\d]) ([·×+−]) (?=\()/gu

/** Keeps a formula's parentheses in one piece, with a single sign before them, and a short equation; a long formula may go on before one. */
const wholeParentheses = (line: string) =>
  line
    .replace(parenthesis, (part) => part.replace(operatorWithin, '\u00a0$1\u00a0'))
    .replace(operatorBefore, '\u00a0$1\u00a0')
    .replace(equation, '\u00a0$1\u00a0')

/** The network's money, and values that begin with a single letter, which would stand alone at the end of a line: "Q Console". */
export const keptTogether = (variables: Variables): Kept => ({
  currency: variables.ticker ? [variables.ticker] : [],
  names: Object.values(variables).filter((value) => /^\p{L} \S/u.test(value)),
})

const wholeNames = (line: string, names: readonly string[]) =>
  names.reduce((text, name) => text.replaceAll(name, name.replace(' ', '\u00a0')), line)

/** Sets the quotes of one line, whatever elements it is made of: 'the word "*so*"'. Neither a formula nor a figure and its unit nor a day and its month are parted. */
function setLine(line: Line, { currency, names }: Kept) {
  const text = curlyQuotes(line.map((text) => text?.value ?? 'x').join(''))
  const whole = wholeNames(wholeDays(wholeUnits(wholeParentheses(text), currency)), names)
  let at = 0
  for (const text of line) {
    const end = at + (text?.value.length ?? 1)
    if (text) text.value = whole.slice(at, end)
    if (text && operator.test(text.value)) text.value = text.value.replaceAll(' ', '\u00a0')
    at = end
  }
}

const nameOf = (node: Nodes) =>
  node.type === 'element' ? node.tagName : 'name' in node ? (node.name ?? '') : ''

function setAttributes(node: Nodes) {
  if (node.type === 'element')
    for (const name of shown) {
      const value = node.properties[name]
      if (typeof value === 'string') node.properties[name] = curlyQuotes(value)
    }
  else if ('attributes' in node)
    for (const attribute of node.attributes)
      if (attribute.type === 'mdxJsxAttribute' && shown.includes(attribute.name))
        if (typeof attribute.value === 'string') attribute.value = curlyQuotes(attribute.value)
}

/**
 * Rehype plugin: curly quotes and apostrophes in all that is read as language, over the borders of elements, and formulas in
 * one piece, as figures with their units. Code, keys and addresses stay as they are typed.
 */
export const rehypeTypography = (page: PageCompilation) => (tree: Root) => {
  const kept = keptTogether(page.variables)
  const read = (parent: Root | Element | Jsx, line: Line) => {
    for (const node of parent.children as Nodes[]) {
      const name = nameOf(node)
      setAttributes(node)
      if (node.type === 'text') line.push(node)
      else if (literal.has(name)) line.push(null)
      else if (inLine.has(name)) read(node as Element, line)
      else if ('children' in node) {
        setLine(line.splice(0), kept)
        if (name !== 'pre') begin(node)
      }
    }
  }
  const begin = (parent: Root | Element | Jsx) => {
    const line: Line = []
    read(parent, line)
    setLine(line, kept)
  }
  begin(tree)
}
