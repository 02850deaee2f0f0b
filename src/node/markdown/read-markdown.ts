import { LRUCache } from 'lru-cache'
import type { PhrasingContent, RootContent } from 'mdast'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { paragraph, text } from './nodes'

/*
 * The Markdown of models' texts, as nodes. As with those of nodes.ts, whoever places them may not change them: they are remembered.
 */

/** Parses Markdown in which `<ToAccount>` is text: there are no tags in the values of frontmatter. */
const blockParser = parserWithout('htmlText', 'htmlFlow')

/** Parses Markdown in which all is paragraphs: "- 1" is a value, no list. */
const inlineParser = parserWithout(
  'htmlText',
  'htmlFlow',
  'blockQuote',
  'codeFenced',
  'codeIndented',
  'definition',
  'headingAtx',
  'list',
  'setextUnderline',
  'thematicBreak',
)

function parserWithout(...constructs: string[]) {
  const parser = unified()
    .use(remarkParse)
    .data('micromarkExtensions', [{ disable: { null: constructs } }])
    .freeze()
  /** Positions would be those of the frontmatter's value, not of the file, so they go. */
  return (markdown: string): RootContent[] => {
    const tree = parser.parse(markdown)
    visit(tree, (node) => {
      delete node.position
    })
    return tree.children
  }
}

/** Blocks of Markdown as nodes. */
export const blocks = (markdown: string): RootContent[] => knownBlocks.memo(markdown)
const knownBlocks = new LRUCache<string, RootContent[]>({
  max: 20_000,
  memoMethod: (text) => blockParser(text),
})

/** What the parser has no sign in, and no space to take away: most descriptions of members. */
const plain = /^(?! )[^\\`*_[\]<&\0\t\n\r]+(?<! )$/

/** Markdown as what stands inside of one paragraph. */
export const inline = (markdown: string): PhrasingContent[] => knownInline.memo(markdown)
const knownInline = new LRUCache<string, PhrasingContent[]>({
  max: 20_000,
  memoMethod: (markdown) =>
    (plain.test(markdown) ? [paragraph(text(markdown))] : inlineParser(markdown)).flatMap((block, index) => {
      const inside = block.type === 'paragraph' ? block.children : []
      return index ? [text(' '), ...inside] : inside
    }),
})
