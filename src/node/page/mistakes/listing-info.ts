import type { Code } from 'mdast'
import { suggest } from '../../source/suggest'
import { unknownVariableMistake, unknownVariables } from '../../source/fill-variables'
import type { PageCompilation } from '../compilation'

/** What a fence may say after its language: src/node/page/code.ts reads it, and src/authoring/facts what to run. */
const attributes = ['title', 'wrap', 'vars', 'run']

/** Languages that other generators draw, and this one shows as code. */
const diagrams = ['mermaid', 'mmd']
const drawIt =
  'Make a figure of it as in docs/figures.md, <Figure name="…" caption="…" />, or add a picture; to show its text, name the language "text".'

/** Reports what is wrong behind the language of a listing: its words, its title and the lines that it marks. */
export function checkInfo(node: Code, page: PageCompilation) {
  checkWords(node, page)
  checkTitle(node, page)
  checkMarked(node, page)
}

/**
 * A listing says what it is, if only that it is text: what is forgotten would lose its colors in silence.
 * @param mark the signs of its fence
 */
export function checkLanguage(node: Code, mark: string, page: PageCompilation) {
  if (diagrams.includes(node.lang ?? ''))
    page.mistake(node, `The site draws no ${node.lang}: readers see its text.`, drawIt)
  if (node.lang) return
  page.mistake(
    node,
    'The listing names no language.',
    `Write it behind its first line: ${mark}bash, or ${mark}text.`,
  )
}

/** Words after the language that nothing reads. */
function checkWords(node: Code, page: PageCompilation) {
  const rest = (node.meta ?? '').replace(/\btitle="[^"]*"|\{[^}]*\}/g, ' ')
  for (const word of rest.split(/\s+/).filter((word) => word && !attributes.includes(word))) {
    if (/^\{[\d,-]*$/.test(word)) {
      page.mistake(
        node,
        `The brace of the marked lines is not closed: ${word}.`,
        'Write numbers and ranges: {1,3-5}.',
      )
      continue
    }
    const name = word.replace(/=.*/, '')
    const fix = name === 'title' ? 'Write title="…", in straight quotes.' : suggest(name, attributes)
    page.mistake(node, `A listing knows no "${name}".`, fix)
    return
  }
}

/** Titles and marks that stand there twice, of which the first is read, and titles that say nothing or name no variable. */
function checkTitle({ meta, position, ...node }: Code, page: PageCompilation) {
  const titles = [...(meta ?? '').matchAll(/\btitle="([^"]*)"/g)].map(([, title]) => title!)
  const marks = (meta ?? '').replace(/"[^"]*"/g, '').match(/\{[^}]*\}/g) ?? []
  const at = { ...node, position }
  if (titles.length > 1) page.mistake(at, 'The listing has two titles.', 'Remove one of the two.')
  if (titles[0]?.trim() === '')
    page.mistake(at, 'The title of the listing is empty.', 'Write title="…", or leave it out.')
  if (marks.length > 1)
    page.mistake(
      at,
      `The listing marks lines in two places: ${marks.join(' and ')}.`,
      `Write them in one: {${marks.map((mark) => mark.slice(1, -1)).join(',')}}.`,
    )
  for (const name of titles.flatMap((title) => unknownVariables(title, page.variables)))
    page.mistakes.push(unknownVariableMistake(name, page.variables, page.file, position?.start.line))
}

/** Marked lines that the listing has not: `{9}`, `{3-1}`. */
function checkMarked(node: Code, page: PageCompilation) {
  const [, ranges = ''] = /\{([^}]*)\}/.exec((node.meta ?? '').replace(/"[^"]*"/g, '')) ?? []
  if (/[^\d\s,-]|(?<!\d\s*)-|-(?!\s*\d)/.test(ranges)) {
    page.mistake(
      node,
      `A listing marks lines by their numbers; found {${ranges}}.`,
      'Write numbers and ranges: {1,3-5}.',
    )
    return
  }
  const count = node.value.split('\n').length
  for (const range of ranges.split(',').filter((range) => range.trim())) {
    const [from = 0, to = from] = range.split('-').map(Number)
    if (from > to)
      page.mistake(
        node,
        `The listing marks the lines ${range}.`,
        `Write the first line before the last: {${to}-${from}}.`,
      )
    else if (to > count || from < 1)
      page.mistake(
        node,
        `The listing marks line ${from < 1 ? from : to}, and has ${count}.`,
        'Count from 1, without the lines of the fence.',
      )
  }
}
