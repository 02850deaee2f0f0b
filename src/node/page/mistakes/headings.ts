import type { Heading, Paragraph, Parents, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { PageCompilation } from '../compilation'
import { hasFrontmatter } from '../frontmatter'
import { sourceOf } from './source'

const ownId = /\s*\{#[\w.-]+\}$/

const signs = (level: number) => '#'.repeat(level)

/**
 * Reports headings that say nothing, that were not meant as such, and that leave a level out.
 * @param hasModel whether the text stands below headings of a model
 */
export function checkHeadings(tree: Root, page: PageCompilation, hasModel: boolean) {
  let above = hasModel ? 2 : 1
  const outline = new Outline()
  visit(tree, 'heading', (node: Heading) => {
    const text = toString(node).replace(ownId, '')
    const source = sourceOf(node, page)
    if (!source.startsWith('#') && node.depth === 2) {
      if (isHead(node, page)) return
      if (/^\w+:(?:\s|$)/.test(text)) {
        page.mistake(
          node,
          'A second frontmatter stands here: a page has one.',
          'Move its keys into the one that begins the file.',
        )
        return
      }
      page.mistake(
        node,
        `The line --- below makes a heading of "${text.split('\n').at(-1)}".`,
        'Write ## before a heading; a line across the page has an empty line above it.',
      )
    } else if (!node.children.length)
      page.mistake(node, 'The heading is empty.', 'Say what follows, or remove it.')
    else {
      checkLevel(node, text, above, page)
      checkEnd(node, text, page)
      checkForeignId(node, source, page)
      const parent = outline.repeats(node.depth, text)
      if (parent !== undefined)
        page.mistake(
          node,
          `The heading "${text}" stands ${parent ? `below "${parent}"` : 'on the page'} twice.`,
          'Say in each what the other has not.',
        )
    }
    above = node.depth
  })
}

/** The headings of a page so far: of one text may be several, but not side by side. */
class Outline {
  private above: string[] = []
  private readonly seen = new Set<string>()

  /** The heading above one that stands below it a second time, "" for the page itself; undefined for all others. */
  repeats(depth: number, text: string): string | undefined {
    this.above = [
      ...this.above.slice(0, depth - 1),
      ...Array<string>(Math.max(0, depth - 1 - this.above.length)).fill(''),
    ]
    const path = [...this.above, text].join('\n')
    const parent = this.above.findLast(Boolean) ?? ''
    const isRepeated = this.seen.has(path)
    this.seen.add(path)
    this.above.push(text)
    return isRepeated ? parent : undefined
  }
}

/** Reports a line in bold letters that stands where a heading would: no list of contents has it, and no link leads there. */
export function checkBoldHeading(node: Paragraph, parent: Parents | undefined, page: PageCompilation) {
  const [only, ...others] = node.children
  if (parent?.type !== 'root' || only?.type !== 'strong' || others.length) return
  const text = toString(only)
  // A name between underscores is told as one.
  if (/[.!?…]$/.test(text) || sourceOf(only, page).startsWith('__')) return
  page.mistake(
    node,
    `A line in bold letters stands where a heading is meant: "${text}".`,
    'Write ## before it, or end it as a sentence.',
  )
}

/** Reports the signs of a heading that stand at its end, too, and that no space parts from its words. */
function checkEnd(node: Heading, text: string, page: PageCompilation) {
  const [, sign] = /[^#\s](#{2,})$/.exec(text) ?? []
  if (sign)
    page.mistake(
      node,
      `The signs "${sign}" at the end of the heading are printed as they stand.`,
      'Remove them.',
    )
}

/** Reports an id that is written as other generators have it: links to it would lead nowhere. */
function checkForeignId(node: Heading, source: string, page: PageCompilation) {
  const [, comment, id = comment] =
    /(?:\{\/\*\s*#([\w.-]+)\s*\*\/\}|(?<=\s)\[#([\w.-]+)\])\s*$/.exec(source) ?? []
  if (!id) return
  page.mistake(
    node,
    comment
      ? 'The id of the heading stands in a comment, where nothing reads it.'
      : `The id of the heading is printed as it stands: "[#${id}]".`,
    `Write {#${id}} at its end.`,
  )
}

/** Whether a heading is a frontmatter that is none, which has been told. */
const isHead = ({ position }: Heading, { text }: PageCompilation) =>
  !hasFrontmatter(text) && !text.slice(0, position?.end.offset).trim().includes('\n\n')

/** Whoever goes from heading to heading by ear takes a level that is left out for a part that is missing. */
function checkLevel(node: Heading, text: string, above: number, page: PageCompilation) {
  const next = above + 1
  if (node.depth <= next) return
  const place = above > 1 ? `follows ${signs(above)}` : 'begins the page'
  page.mistake(
    node,
    `The heading "${text}" leaves a level out: ${signs(node.depth)} ${place}.`,
    `Begin it with ${signs(next)}.`,
  )
}
