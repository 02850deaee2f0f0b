import type { Element } from 'hast'
import type { Handle, State } from 'hast-util-to-mdast'
import { toString } from 'hast-util-to-string'
import { Parser } from 'htmlparser2'
import { words } from '../../locale/site-words'
import type { AdmonitionKind, AuthorComponent } from '../../shared/author-components'
import type { BlockContent, Code, DefinitionContent, PhrasingContent } from 'mdast'
import { blockList, link, paragraph, text } from './nodes'

type Flow = BlockContent | DefinitionContent

/**
 * What each component of a content tree is in Markdown, which has no components: a box is a quotation, tabs are
 * named parts one after the other, cards are a list of links.
 */
export const componentHandlers: Record<string, Handle> = {
  Admonition: (state, element) => {
    const kind = words.content.admonitions[textOf(element, 'kind') as AdmonitionKind]
    const title = textOf(element, 'title')
    return {
      type: 'blockquote',
      children: [
        label(title ? words.content.titledBox.join({ kind, title }) : kind),
        ...flow(state, element),
      ],
    }
  },
  Badge: (state, element) => ({ type: 'emphasis', children: phrasing(state, element) }),
  Card: (state, element) => {
    const title = link(state.resolve(textOf(element, 'href')), text(textOf(element, 'title')))
    const [first, ...rest] = flow(state, element)
    if (first?.type !== 'paragraph')
      return blockList([[paragraph(title), ...(first ? [first, ...rest] : [])]])
    return blockList([[paragraph(title, text(': '), ...first.children), ...rest]])
  },
  Cards: (state, element) => {
    const lists = flow(state, element).filter((node) => node.type === 'list')
    return { ...blockList([]), children: lists.flatMap(({ children }) => children) }
  },
  CodeBlock: (_, element) => codeBlock(element),
  Details: (state, element) => [label(textOf(element, 'summary')), ...flow(state, element)],
  Figure: (state, element) => [
    label(words.figures.figure),
    paragraph(text(textOf(element, 'description'))),
    paragraph({ type: 'emphasis', children: phrasing(state, element) }),
  ],
  FileTree: (state, element) => flow(state, element),
  HeadingLink: () => undefined,
  Kbd: (_, element) => ({ type: 'inlineCode', value: toString(element) }),
  Steps: (state, element) => flow(state, element),
  Tab: (state, element) => [label(textOf(element, 'label')), ...flow(state, element)],
  Tabs: (state, element) => flow(state, element),
  // The definition stands on the page that explains the term.
  Term: (state, element) => phrasing(state, element),
  Workbench: () => undefined,
  // Markdown has no such text of its own, and 2<sup>8</sup> is not 28.
  sub: (state, element) => asHtml(state, element),
  sup: (state, element) => asHtml(state, element),
} satisfies Record<AuthorComponent, Handle> & Record<string, Handle>

const asHtml = (state: State, element: Element): PhrasingContent[] => [
  { type: 'html', value: `<${element.tagName}>` },
  ...phrasing(state, element),
  { type: 'html', value: `</${element.tagName}>` },
]

function textOf(element: Element, property: string): string {
  const value = element.properties[property]
  return typeof value === 'string' ? value : ''
}

const flow = (state: State, element: Element): Flow[] => state.toFlow(state.all(element))

/** The text of a component that belongs to a line of text. */
const phrasing = (state: State, element: Element) => state.all(element) as PhrasingContent[]

const label = (value: string) => paragraph({ type: 'strong', children: [text(value)] })

/** A listing from its highlighted HTML. Where lines are marked as added and removed, it is a diff. */
function codeBlock(element: Element): Code {
  const lines = readLines(textOf(element, 'html'))
  const isDiff = lines.some(({ sign }) => sign !== ' ')
  const title = textOf(element, 'title')
  return {
    type: 'code',
    lang: isDiff ? 'diff' : textOf(element, 'language'),
    meta: title ? `title="${title}"` : null,
    value: lines.map(({ sign, text }) => (isDiff ? (sign + text).trimEnd() : text)).join('\n'),
  }
}

const signs: Record<string, string> = { add: '+', remove: '-' }

/** The lines of a highlighted listing: their text, and whether each was added ("+") or removed ("-"). */
function readLines(html: string): { sign: string; text: string }[] {
  const lines: { sign: string; text: string }[] = []
  const parser = new Parser({
    onopentag(_, { class: names = '' }) {
      const classes = names.split(' ')
      if (!classes.includes('line')) return
      const change = classes.find((name) => name in signs)
      const prompt = classes.includes('more') ? '> ' : classes.includes('command') ? '$ ' : ''
      lines.push({ sign: change ? signs[change]! : ' ', text: prompt })
    },
    ontext(text) {
      const line = lines.at(-1)
      // Between two lines stands the newline that ends the first.
      if (line) line.text += text
    },
  })
  parser.end(html)
  return lines.map(({ sign, text }) => ({ sign, text: text.replace(/\n$/, '') }))
}
