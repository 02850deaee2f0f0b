import type { Element, Parents, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { bundledLanguages } from 'shiki'
import { visit } from 'unist-util-visit'
import { phoneLine } from '../../shared/page-parts'
import { nearest } from '../source/suggest'
import { curlyQuotes } from '../source/quotes'
import { fillText } from '../source/fill-variables'
import type { PageCompilation } from './compilation'
import { hasClass } from './has-class'
import { highlight, knownLanguage } from './highlight'
import { shells } from './sessions'

/**
 * Rehype plugin: replaces each code fence by a CodeBlock with highlighted HTML. A fence's meta may hold
 * `title="…"`, `{1,3-5}` for lines to mark, `wrap`, and `vars` to have variables filled.
 */
export function rehypeCode(page: PageCompilation) {
  return async (tree: Root) => {
    const fences: { pre: Element; code: Element; isSignature: boolean }[] = []
    visit(tree, 'element', (element, _, parent) => {
      const code = element.children[0]
      if (element.tagName === 'pre' && code?.type === 'element' && code.tagName === 'code')
        fences.push({ pre: element, code, isSignature: isSignature(parent) })
    })
    for (const { pre, code, isSignature } of fences) {
      const properties = await codeBlock(pre, code, page, isSignature)
      Object.assign(pre, { tagName: 'CodeBlock', properties, children: [] })
    }
  }
}

/** A first line of at most so many letters has room for two buttons beside it. */
const shortLine = 23

/** Whether a listing is the form in which a command is written. */
const isSignature = (parent?: Parents) => hasClass(parent, 'signature')

/** The props of the CodeBlock that a fence becomes. */
async function codeBlock(pre: Element, code: Element, page: PageCompilation, isSignature: boolean) {
  const meta = (code.data as { meta?: string } | undefined)?.meta ?? ''
  const classes = Array.isArray(code.properties.className) ? code.properties.className.map(String) : []
  const wanted = classes.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text'
  const language = knownLanguage(wanted)
  if (!language)
    page.warn(
      pre,
      `Language does not exist: "${wanted}".`,
      `${nearLanguage(wanted)}The block is shown as plain text; use a language Shiki knows.`,
    )
  const raw = toString(code).replace(/\n$/, '')
  const source = /\bvars\b/.test(meta) ? fillText(raw, page.variables) : raw
  const title = /\btitle="([^"]*)"/.exec(meta)?.[1]
  const commands = isSignature || shells.includes(wanted)
  const lines = source.split('\n')
  const long = lines.some((line) => line.length > phoneLine)
  return {
    html: await highlight(source, language ?? 'text', meta, commands),
    language: language ?? 'text',
    ...(commands && { commands }),
    ...(long && { long }),
    ...(long && !title && !commands && lines[0]!.length <= shortLine && { clear: true }),
    ...(title && { title: curlyQuotes(fillText(title, page.variables)) }),
    ...(/\bwrap\b/.test(meta) && { wrap: true }),
  }
}

/** What was meant by a language that there is not, as the beginning of a fix. */
function nearLanguage(name: string): string {
  const [, language, rest] = /^(\w+)(\{.*)$/.exec(name) ?? []
  if (language && rest && knownLanguage(language)) return `Write a space behind "${language}". `
  const [, before, title] = /^(\w+):(\S+)$/.exec(name) ?? []
  if (before && knownLanguage(before)) return `Write ${before} title="${title}". `
  const near = nearest(name, Object.keys(bundledLanguages))
  return near?.startsWith(name[0]!.toLowerCase()) ? `Did you mean "${near}"? ` : ''
}
