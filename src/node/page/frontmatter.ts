import remarkFrontmatter from 'remark-frontmatter'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { z } from 'zod'
import type { Checked } from '../source/check-value'
import { cutMistakes, withCuts } from '../source/cut-texts'
import type { Mistake } from '../source/mistakes'
import { parseFilled } from '../source/filled-yaml'
import type { Variables } from '../source/variables'
import { lineOfKey, parseYaml, type YamlText } from '../source/yaml'
import {
  categorySchema,
  frontmatterSchema,
  type CategorySettings,
  type Frontmatter,
} from './frontmatter-schema'

/** Keys that are parts of addresses. */
const addresses = ['slug', 'listing', 'aliases']

const parser = unified().use(remarkParse).use(remarkFrontmatter).freeze()
const firstNode = (text: string) => parser.parse(text).children[0]

/** A frontmatter as the parser sees it that keeps it out of the page: parsing all pages would cost a second and more. */
const frontmatter = /^\uFEFF?---[ \t]*\r?\n(?:([^]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/

/** What a text begins with: its frontmatter, or the parser's first node of a text that has none. */
function beginning(text: string) {
  const found = frontmatter.exec(text)
  return found ? ({ type: 'yaml', value: found[1] ?? '' } as const) : firstNode(text)
}

/** The YAML at the head of an MDX text, and where it stands; none where the text has none. */
function frontmatterOf(text: string): Omit<YamlText, 'file'> {
  const node = beginning(text)
  return node?.type === 'yaml' ? { text: node.value, linesBefore: 1 } : { text: '' }
}

/** A text of one line without quotes, and a comment behind it; keywords begin with the # of a social network. */
const cut = /^(title|sidebarLabel|description|label|keywords|checked):[ \t]+(?:(?!['"|>#])[^\n]*?[ \t]#|#\S)/

/** Reports texts for readers that end at a #. */
function withoutCutTexts<T>(checked: Checked<T>, yaml: YamlText): Checked<T> {
  const cuts = cutMistakes(yaml, cut)
  if (!cuts.length) return checked
  const found = 'found' in checked ? checked.found : checked.value
  return { value: null, mistakes: withCuts(checked.mistakes, cuts), found }
}

/** Reads and checks the frontmatter of an MDX text, variables filled. */
export function parseFrontmatter(text: string, file: string, variables: Variables): Checked<Frontmatter> {
  const node = beginning(text)
  if (node?.type === 'yaml') {
    const yaml = { ...frontmatterOf(text), file }
    return withoutCutTexts(parseFilled(yaml, frontmatterSchema, variables, addresses), yaml)
  }
  // Hyphens that open nothing are a line across the page.
  const isOpen = node?.type === 'thematicBreak' && node.position?.start.line === 1
  const nearly = isOpen ? nearlyClosing(text) : undefined
  if (nearly) return { value: null, mistakes: [{ file, ...nearly }] }
  const message = isOpen ? 'The frontmatter is not closed.' : 'The page has no frontmatter.'
  const fix = 'Begin the file with a line ---, then title: and description:, then a line ---.'
  return { value: null, mistakes: [{ file, line: 1, message, fix }] }
}

/** Whether a text has a frontmatter that begins and ends. */
export const hasFrontmatter = (text: string): boolean => frontmatter.test(text)

/** A line in the first paragraph of a text that was meant to close its frontmatter. */
function nearlyClosing(text: string): Omit<Mistake, 'file'> | undefined {
  const lines = text.split('\n').map((line) => line.trimEnd())
  const end = lines.findIndex(
    (line, index) => index > 0 && /^(?:\s+-{3,}|-{4,}|[–—]+|\.{3}|…|\+{3}|={3,})$/.test(line),
  )
  if (end < 0 || lines.slice(0, end).includes('')) return undefined
  const message = `The line "${lines[end]!}" does not close the frontmatter.`
  return { line: end + 1, message, fix: 'Write three hyphens at the beginning of the line, a line ---.' }
}

/** Whether the YAML of a page's frontmatter can be read at all. */
export const checkFrontmatterSyntax = (text: string, file: string): Mistake[] =>
  parseYaml({ ...frontmatterOf(text), file }, z.unknown()).mistakes

/** Line of a key in a page's frontmatter; the frontmatter's first line where it has no such key. */
export const frontmatterLine = (text: string, ...path: PropertyKey[]): number =>
  lineOfKey(frontmatterOf(text), path) ?? 1

/** Reads and checks a _category.yml, variables filled. */
export const parseCategory = (text: string, file: string, variables: Variables): Checked<CategorySettings> =>
  withoutCutTexts(parseFilled({ text, file }, categorySchema, variables, addresses), { text, file })
