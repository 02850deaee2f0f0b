import type { RootContent } from 'mdast'
import { element, heading, link, paragraph, separated, text } from '../markdown/nodes'
import { inline } from '../markdown/read-markdown'
import type { Example } from '../../api-reference/model'

/** What a page's model adds to it: parts around the author's text. */
export interface ApiParts {
  /** What a reader came for: before the samples, behind the first words of the author. */
  first: RootContent[]
  /** Beside the text on wide screens, below it on narrow ones. */
  samples: RootContent[]
  /** After all of the author's text. */
  sections: RootContent[]
}

/** A page that another one leads to. */
export interface NamedPage {
  name: string
  path: string
}

/** A section that leads to other pages of the API; none where there is nothing to lead to. */
export const linkSection = (id: string, title: string, pages: NamedPage[]): RootContent[] =>
  pages.length
    ? [
        heading(2, id, text(title)),
        paragraph(...separated(pages.map(({ name, path }) => link(path, text(name))))),
      ]
    : []

/** What an example begins with: its title, which has an anchor, and what it is for. */
export const exampleHead = (
  { title, description }: Pick<Example, 'title' | 'description'>,
  index: number,
): RootContent[] => [
  heading(3, `example-${index + 1}`, text(title)),
  ...(description ? [paragraph(...inline(description))] : []),
]

/** The ground of what a reader takes for an own program. */
export const panel = (...children: RootContent[]): RootContent =>
  element('div', { className: ['api-panel'] }, children)
