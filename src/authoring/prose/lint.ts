import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkLint from 'remark-lint'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkRetext from 'remark-retext'
import retextEnglish from 'retext-english'
import retextIndefiniteArticle from 'retext-indefinite-article'
import retextRepeatedWords from 'retext-repeated-words'
import { unified } from 'unified'
import { lintRule } from 'unified-lint-rule'
import { visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import { isScalar, LineCounter, parseDocument, visit as visitYaml } from 'yaml'
import { escapeCustomIds } from '../../node/page/headings'
import { lineAt } from '../../node/source/line-at'
import { isExternal } from '../../shared/paths'
import type { Mistake } from '../../node/source/mistakes'
import { wronglyCapitalized } from './heading-case'
import { textWithoutCode } from './heading-text'
import { measure, outOfBounds, sentencesOf } from './measures'
import { remedies } from './remedies'
import { checkText } from './text-rules'
import { emptyHeadings, emptyLinkTexts } from './words'

/** Hype, filler, names: in all text of a page, code left out. */
const words = lintRule<Root>('prose:words', (tree, file) => {
  visit(tree, 'text', (node, _, parent) => {
    // The title of somebody else's paper is theirs.
    if (parent?.type === 'link' && isExternal(parent.url)) return
    for (const { index, message, fix } of checkText(node.value)) {
      const line = (node.position?.start.line ?? 1) + lineAt(node.value, index) - 1
      file.message(message, { place: { line, column: 1 } }).note = fix
    }
  })
})

const headings = lintRule<Root>('prose:heading-case', (tree, file) => {
  visit(tree, 'heading', (node) => {
    for (const word of wronglyCapitalized(textWithoutCode(node)))
      file.message(`"${word}" has a capital in a heading.`, { place: node.position }).note = sentenceCase
    const text = textWithoutCode(node)
    if (emptyHeadings.test(text))
      file.message(`The heading "${text}" means nothing alone.`, { place: node.position }).note =
        'Write the task, with its object, or the claim.'
  })
})

const sentenceCase = 'Headings are in sentence case; a proper noun belongs into src/authoring/prose/words.ts.'

const links = lintRule<Root>('prose:link-text', (tree, file) => {
  visit(tree, 'link', (node) => {
    const text = toString(node).trim()
    if (!emptyLinkTexts.includes(text.toLowerCase())) return
    file.message(`The link "${text}" doesn't say where it leads.`, { place: node.position }).note =
      'Name the page or what is found there.'
  })
})

/** How the page reads as a whole. */
const reading = lintRule<Root>('prose:reading', (tree, file) => {
  const [head] = tree.children
  if (head?.type === 'yaml' && /^unlisted: true/m.test(head.value)) return // a page of samples isn't read
  for (const { message, fix } of outOfBounds(measure(sentencesOf(tree))))
    file.message(message, { place: { line: 1, column: 1 } }).note = fix
})

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkLint)
  .use(words)
  .use(headings)
  .use(links)
  .use(reading)
  .use(remedies)
  .use(
    remarkRetext,
    unified().use(retextEnglish).use(retextRepeatedWords).use(retextIndefiniteArticle) as never,
  )
  .freeze()

/** Lints a page: its text and what readers see of its frontmatter. */
export async function lintPage(text: string, file: string): Promise<Mistake[]> {
  const source = escapeCustomIds(text)
  const page = new VFile({ path: file, value: source })
  const tree = processor.parse(page)
  await processor.run(tree, page)
  const found = page.messages.map(({ line, reason, note }) => ({
    file,
    line: line ?? 1,
    message: reason,
    fix: note ?? 'Correct it, or say it differently.',
  }))
  const [head] = tree.children
  return [...(head?.type === 'yaml' ? lintYaml(head.value, file, 1) : []), ...found]
}

/** Keys of YAML files whose values readers see. */
const proseKeys = ['title', 'sidebarLabel', 'label', 'description', 'summary', 'definition']
const titleKeys = ['title', 'sidebarLabel', 'label']

/**
 * Lints the prose in YAML: frontmatter, categories, the glossary.
 * @param linesBefore lines of the file before the YAML begins
 */
export function lintYaml(yaml: string, file: string, linesBefore = 0): Mistake[] {
  const lines = new LineCounter()
  const found: Mistake[] = []
  visitYaml(parseDocument(yaml, { lineCounter: lines }), {
    Pair(_, { key, value }, path) {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string') return
      const name = String(key.value)
      if (!proseKeys.includes(name) || isQuoted(path)) return
      const line = lines.linePos(key.range?.[0] ?? 0).line + linesBefore
      const text = value.value
        .replace(/`[^`]*`/g, '`')
        .replace(/\{\w+\}/g, '`')
        .replace(/\]\([^)]*\)/g, ']')
      for (const { message, fix } of checkText(text)) found.push({ file, line, message, fix })
      if (!titleKeys.includes(name)) return
      for (const word of wronglyCapitalized(text))
        found.push({ file, line, message: `"${word}" has a capital in a title.`, fix: sentenceCase })
    },
  })
  return found
}

/** Whether a key stands in what is not our text: titles of sources, data of examples. */
const isQuoted = (path: readonly unknown[]) =>
  path.some((node) =>
    ['sources', 'input', 'output'].includes(String((node as { key?: { value?: unknown } }).key?.value)),
  )
