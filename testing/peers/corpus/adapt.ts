import type { Blockquote, Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { words } from '../../../src/locale/site-words'
import { replaceNode } from '../../../src/node/page/replace-node'
import { admonitionKinds, type AdmonitionKind } from '../../../src/shared/author-components'
import { slugOf } from './slugs'

/** How a generator writes what Markdown has no syntax for. */
export interface Dialect {
  /** The line that opens a box; ":::" closes it everywhere. */
  openBox: (kind: AdmonitionKind, title: string | null) => string
  /** The address of a page. */
  address: (slug: string) => string
}

/** What links and images are resolved by. */
export interface Surroundings {
  origin: string
  /** The page's own address. */
  path: string
  slugs: ReadonlySet<string>
}

/** Names of languages that the generators' highlighters know otherwise. */
const languages: Record<string, string> = { proto: 'protobuf', terminal: 'bash', console: 'bash' }

/** A line that is printed as it stands. */
const line = (value: string): RootContent => ({ type: 'html', value })

/** The kind and the title of a quotation that stands for a box: "> **Note: Before you begin**". */
function boxOf({ children: [first] }: Blockquote): { kind: AdmonitionKind; title: string | null } | null {
  const [strong, ...others] = first?.type === 'paragraph' ? first.children : []
  if (strong?.type !== 'strong' || others.length) return null
  const [name, ...title] = toString(strong).split(': ')
  const kind = admonitionKinds.find((kind) => words.content.admonitions[kind] === name)
  return kind ? { kind, title: title.length ? title.join(': ') : null } : null
}

/** Where a link of this site leads in another generator's copy; as it stands where it leads elsewhere. */
export function addressIn({ address }: Dialect, { origin, path, slugs }: Surroundings, url: string): string {
  if (!url.startsWith(`${origin}/docs/`)) return url
  const { pathname, hash } = new URL(url)
  const target = decodeURI(pathname)
  if (target === path && hash) return hash
  return slugs.has(slugOf(target)) ? encodeURI(address(slugOf(target))) + hash : url
}

/** Where a picture of this site lies in all copies. */
export const pictureAddress = (url: string) => `/img/${url.split('/').at(-1)}`

const numbered = (content: readonly PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'text', value: '(1) ' }, ...content],
})

/**
 * Turns a page's text into that of another generator, in place: the words stay, boxes, addresses and names of languages
 * become its own. Footnotes, which not all of them know, become paragraphs.
 * @returns the addresses of its pictures
 */
export function adapt(body: Root, dialect: Dialect, around: Surroundings): string[] {
  const pictures: string[] = []
  visit(body, (node, index, parent) => {
    const replaceBy = (...nodes: RootContent[]) => {
      replaceNode(parent!, index!, nodes)
      return index!
    }
    if (node.type === 'link') node.url = addressIn(dialect, around, node.url)
    if (node.type === 'code' && node.lang) node.lang = languages[node.lang] ?? node.lang
    if (node.type === 'image') {
      pictures.push(node.url)
      node.url = pictureAddress(node.url)
    }
    if (node.type === 'footnoteReference') return [SKIP, replaceBy({ type: 'text', value: ' (1)' }) + 1]
    if (node.type === 'footnoteDefinition') {
      const [first, ...rest] = node.children
      const begin = first?.type === 'paragraph' ? numbered(first.children) : numbered([])
      return replaceBy(begin, ...rest)
    }
    const box = node.type === 'blockquote' ? boxOf(node) : null
    if (node.type === 'blockquote' && box)
      return replaceBy(line(dialect.openBox(box.kind, box.title)), ...node.children.slice(1), line(':::'))
  })
  return pictures
}
