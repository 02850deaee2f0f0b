import { transformerMetaHighlight, transformerNotationDiff } from '@shikijs/transformers'
import type { Element, Parents, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { LRUCache } from 'lru-cache'
import {
  bundledLanguages,
  createCssVariablesTheme,
  createHighlighter,
  guessEmbeddedLanguages,
  hastToHtml,
  type ShikiTransformer,
} from 'shiki'
import { visit } from 'unist-util-visit'
import { phoneLine } from '../../shared/page-parts'
import { nearest } from '../source/faults'
import { curlyQuotes } from '../source/quotes'
import { fillText } from '../source/variables'
import type { PageCompilation } from './compilation'
import { commandsOf, isSession, markSession, sessionLanguage, shells } from './sessions'
import { breaksOfLongWords, wordsOfCommands } from './command-words'

/** Tokens carry a role, not a colour: the theme gives each role a colour in both modes. */
const theme = createCssVariablesTheme({ name: 'roles', variablePrefix: '--code-' })
/** In a shell nearly all is an unquoted string to the grammar: what a command is told with a flag, and what it acts on. */
theme.tokenColors?.push(
  { scope: 'string.unquoted.argument', settings: { foreground: 'var(--code-token-argument)' } },
  { scope: 'constant.other.option', settings: { foreground: 'var(--code-token-option)' } },
)
/** In headers and XML names and values would look alike: what is read is the values. */
theme.tokenColors?.push(
  { scope: 'entity.name.tag.http', settings: { foreground: 'var(--code-token-function)' } },
  { scope: 'http.headers keyword.other.http', settings: { foreground: 'var(--code-token-punctuation)' } },
  { scope: 'string.other.http', settings: { foreground: 'var(--code-foreground)' } },
  {
    scope: ['entity.name.tag.xml', 'entity.name.tag.localname.xml', 'punctuation.definition.tag.xml'],
    settings: { foreground: 'var(--code-token-punctuation)' },
  },
)
const plainLanguages = ['text', 'txt', 'plain', 'plaintext', 'ansi']

let highlighter: ReturnType<typeof createHighlighter> | undefined
/** One highlighter for all; one that could not be made is tried again. */
const loadHighlighter = () =>
  (highlighter ??= createHighlighter({ themes: [theme], langs: [] }).catch((error: unknown) => {
    highlighter = undefined
    throw error
  }))

/** An argument that names a file, a folder or an address: "~/.config", "config.yml", "https://…". */
const path = /^~|[/\\]|^\.{1,2}$|\w\.[a-z]\w{0,4}$/i

/** Turns Shiki's inline style into a class ("tk-keyword"), so that pages stay small and need no style attributes. */
const rolesAsClasses: ShikiTransformer = {
  span(node) {
    const role = /--code-token-([\w-]+)/.exec(String(node.properties.style ?? ''))?.[1]
    delete node.properties.style
    if (role === 'argument') {
      if (path.test(toString(node).trim())) node.properties.class = 'tk-path'
    } else if (role) node.properties.class = `tk-${role}`
  },
}

/** What has no role needs no element. */
const plainAsText: ShikiTransformer = {
  line(line) {
    line.children = line.children.flatMap((child) =>
      child.type === 'element' && !Object.keys(child.properties).length ? child.children : [child],
    )
  },
}

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

/** Beside a line as long as this it has room for two buttons. */
const shortLine = 23

/** Whether what is in it is the form in which a command is written. */
const isSignature = (parent?: Parents) =>
  parent?.type === 'element' && [parent.properties.className].flat().includes('signature')

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

function nearLanguage(name: string): string {
  const [, language, rest] = /^(\w+)(\{.*)$/.exec(name) ?? []
  if (language && rest && knownLanguage(language)) return `Write a space behind "${language}". `
  const [, before, title] = /^(\w+):(\S+)$/.exec(name) ?? []
  if (before && knownLanguage(before)) return `Write ${before} title="${title}". `
  const near = nearest(name, Object.keys(bundledLanguages))
  return near?.startsWith(name[0]!.toLowerCase()) ? `Did you mean "${near}"? ` : ''
}

function knownLanguage(name: string): string | undefined {
  if (plainLanguages.includes(name)) return 'text'
  return Object.hasOwn(bundledLanguages, name) ? name : undefined
}

/**
 * Languages that Markdown borrows for its tags, its head and its fences: Shiki would take those that happen to be loaded, so
 * that a listing's colours would depend on the listings before it.
 */
function languagesWithin(source: string, language: string): string[] {
  if (!/^(mdx?|markdown)$/.test(language)) return []
  const known = guessEmbeddedLanguages(source, language).filter((name) =>
    Object.hasOwn(bundledLanguages, name),
  )
  return language === 'mdx' ? ['tsx', ...known] : known
}

type Grammars = Awaited<ReturnType<typeof bundledLanguages.http>>['default']
let http: Promise<Grammars> | undefined

/** Requests in general have headers that stand for many: "x-amz-meta-*". The grammar knows no such name. */
const httpWithMany = () =>
  (http ??= bundledLanguages
    .http()
    .then(({ default: grammars }) =>
      grammars.map((grammar) =>
        grammar.name === 'http'
          ? (JSON.parse(JSON.stringify(grammar).replace('"^([-\\\\w]+)', '"^([-\\\\w*]+)')) as typeof grammar)
          : grammar,
      ),
    ))

/** Languages with their grammars where these are not the highlighter's own. */
const withGrammars = (names: readonly string[]) =>
  Promise.all(names.map(async (name) => (name === 'http' ? await httpWithMany() : name)))

async function highlightNow(source: string, language: string, meta = '', commands = false): Promise<string> {
  const shiki = await loadHighlighter()
  const session = isSession(source, language)
  if (session) language = sessionLanguage
  if (language !== 'text')
    await shiki.loadLanguage(
      ...((await withGrammars([language, ...languagesWithin(source, language)])) as never[]),
    )
  const root = shiki.codeToHast(session ? commandsOf(source) : source, {
    lang: language,
    theme: 'roles',
    // A slow machine makes the same page as a fast one: by default a line's rest is left plain after half a second.
    tokenizeTimeLimit: 0,
    meta: { __raw: meta.replace(/\w+="[^"]*"/g, '') },
    transformers: [
      transformerMetaHighlight(),
      transformerNotationDiff(),
      rolesAsClasses,
      ...(commands ? [wordsOfCommands] : []),
      ...(session ? [markSession(source)] : []),
      ...(commands ? [] : [plainAsText, breaksOfLongWords]),
    ],
  })
  const pre = root.children[0] as Element
  const code = pre.children[0] as Element
  return hastToHtml({ type: 'root', children: code.children })
}

const highlighted = new LRUCache<string, string, Parameters<typeof highlightNow>>({
  max: 20_000,
  ignoreFetchAbort: true, // or a listing would fail that is forgotten while it is highlighted
  fetchMethod: (_key, _stale, { context }) => highlightNow(...context),
})

/** Highlighted lines as HTML: `<span class="line">…</span>` joined by newlines. Text is escaped by the highlighter. */
const highlight = (...given: Parameters<typeof highlightNow>) =>
  highlighted.forceFetch(JSON.stringify(given), { context: given })
