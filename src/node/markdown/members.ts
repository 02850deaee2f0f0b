import type { PhrasingContent, RootContent } from 'mdast'
import { words } from '../../locale/site-words'
import { badge, code, element, sentence, text, type HtmlElement } from './nodes'

/** What the first line of a row says, in this order. */
interface MemberLine {
  name: PhrasingContent
  type?: PhrasingContent[]
  required?: boolean | undefined
  default?: string | number | boolean | undefined
  /** What is to be known of the default. */
  sourceOfDefault?: PhrasingContent[]
  /** What only some have: where else it is set, or since when. */
  more?: PhrasingContent[][]
}

const span = (parts: PhrasingContent[]) => element('span', {}, parts)

/**
 * A row of a list of members: the name, its type in words, whether it must be given and what it is otherwise, then what is
 * said of it. The one form of all that has these, members of types and flags of commands alike.
 * @param id its anchor, if it has one
 */
export function memberRow(
  id: string | undefined,
  { name, type, required, default: otherwise, sourceOfDefault = [], more = [] }: MemberLine,
  description: RootContent[],
): HtmlElement {
  const { members } = words
  const parts: PhrasingContent[] = [
    name,
    ...(type ? [span(type)] : []),
    ...(required ? [badge('danger', members.required)] : []),
    ...(otherwise === undefined
      ? []
      : [span([...sentence(members.default.join(valueNode(otherwise))), ...sourceOfDefault])]),
    ...more.map(span),
  ]
  return element('div', id === undefined ? {} : { id }, [
    element(
      'dt',
      {},
      parts.flatMap((part, index) => (index ? [text(' '), part] : [part])),
    ),
    element('dd', {}, description),
  ])
}

const valueNode = (value: string | number | boolean) =>
  value === '' ? text(words.members.empty) : code(String(value))

/** Rows as one list. */
export const memberRows = (rows: HtmlElement[]) => element('dl', { className: ['members'] }, rows)
