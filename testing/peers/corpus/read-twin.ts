import type { Root } from 'mdast'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

const parser = unified().use(remarkParse).use(remarkGfm)

/** What a twin begins with: the title, the description, and the line that says where it is from. */
const head = ['heading', 'blockquote', 'paragraph']

/**
 * A twin's text as a tree, without its head.
 * @throws when it does not begin as twins do
 */
export function bodyOf(markdown: string, file: string): Root {
  const { children } = parser.parse(markdown)
  const begins = children.slice(0, head.length).map(({ type }) => type)
  if (begins.join() !== head.join())
    throw new Error(
      `${file} begins with ${begins.join(', ')}, not with ${head.join(', ')}. If twins are written otherwise now, say so in testing/peers/corpus/read-twin.ts.`,
    )
  return { type: 'root', children: children.slice(head.length) }
}

/** The text of a page's twin in a built site. */
export function readTwin(folder: string, address: string): Root {
  const file = path.join(folder, `${address.slice(0, -1)}.md`)
  return bodyOf(readFileSync(file, 'utf8'), file)
}
