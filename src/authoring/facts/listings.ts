import remarkFrontmatter from 'remark-frontmatter'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { isScalar, LineCounter, parseDocument, visit as visitYaml } from 'yaml'
import { escapeCustomIds } from '../../node/page/headings'
import { fillText } from '../../node/source/fill-variables'
import type { Variables } from '../../node/source/variables'

/** A listing of a page, as readers see and copy it. */
export interface Listing {
  file: string
  /** The line of its first line in the file. */
  line: number
  /** As the fence names it: "bash", "yaml", …; "text" where it names none. */
  language: string
  code: string
  /** What stands above it: the name of a file, often. */
  title?: string
  /** Whether its fence says `run`: then it is a step that is tried in a throw-away Debian. */
  run?: true
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx)

/**
 * All listings of a page, with variables filled where their fence asks for it, and the examples of its commands.
 * @param text the whole file
 * @returns none where the text can't be read as MDX, which check:content tells
 */
export function listingsOf(text: string, file: string, variables: Variables): Listing[] {
  const listings: Listing[] = []
  visit(readable(text), (node) => {
    if (node.type === 'yaml') listings.push(...examplesOf(node.value, file, variables))
    if (node.type !== 'code') return
    const { title, words } = readMeta(node.meta ?? '')
    listings.push({
      file,
      line: (node.position?.start.line ?? 0) + 1,
      language: node.lang ?? 'text',
      code: words.includes('vars') ? fillText(node.value, variables) : node.value,
      ...(title && { title: fillText(title, variables) }),
      ...(words.includes('run') && { run: true as const }),
    })
  })
  return listings
}

/** What a fence says after its language. */
function readMeta(meta: string) {
  const [whole = '', title] = /\btitle="([^"]*)"/.exec(meta) ?? []
  return { title, words: meta.replace(whole, '').split(/\s+/) }
}

/** What the examples of a page of commands have readers type: each `run` of its frontmatter. */
function examplesOf(frontmatter: string, file: string, variables: Variables): Listing[] {
  const lines = new LineCounter()
  const examples: Listing[] = []
  visitYaml(parseDocument(frontmatter, { lineCounter: lines }), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== 'run' || !isScalar(value)) return
      const line = lines.linePos(value.range?.[0] ?? 0).line + 1
      examples.push({ file, line, language: 'bash', code: fillText(String(value.value), variables) })
    },
  })
  return examples
}

function readable(text: string) {
  try {
    return parser.parse(escapeCustomIds(text))
  } catch {
    return parser.parse('')
  }
}
