import { transformerMetaHighlight, transformerNotationDiff } from '@shikijs/transformers'
import type { Element } from 'hast'
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
import { breaksOfLongWords, wordsOfCommands } from './command-words'
import { commandsOf, isSession, markSession, sessionLanguage } from './sessions'
import { tagsAsPieces } from './tag-pieces'

/** Tokens carry a role, not a color: the theme gives each role a color in both modes. */
const theme = createCssVariablesTheme({ name: 'roles', variablePrefix: '--code-' })
/** To the grammar of shells, nearly everything is an unquoted string: the value of a flag, and what a command acts on. */
theme.tokenColors?.push(
  { scope: 'string.unquoted.argument', settings: { foreground: 'var(--code-token-argument)' } },
  { scope: 'constant.other.option', settings: { foreground: 'var(--code-token-option)' } },
)
/** In headers and between tags, names and values would look alike, and the values are what is read. */
theme.tokenColors?.push(
  { scope: 'http.headers keyword.other.http', settings: { foreground: 'var(--code-foreground)' } },
  { scope: 'string.other.http', settings: { foreground: 'var(--code-foreground)' } },
  // Names of tags look as those of headers, with which they stand in one listing, whatever the language.
  {
    scope: [
      'entity.name.tag.http',
      'entity.name.tag.xml',
      'entity.name.tag.localname.xml',
      'entity.name.tag.html',
      'entity.name.tag.tsx',
      'entity.name.tag.js',
      'entity.name.tag.jsx',
      'entity.name.tag.mdx',
      'support.class.component',
    ],
    settings: { foreground: 'var(--code-token-function)' },
  },
  { scope: 'punctuation.definition.tag', settings: { foreground: 'var(--code-token-punctuation)' } },
)

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

/** Makes plain text of tokens without a role, which need no element. */
const plainAsText: ShikiTransformer = {
  line(line) {
    line.children = line.children.flatMap((child) =>
      child.type === 'element' && !Object.keys(child.properties).length ? child.children : [child],
    )
  },
}

const plainLanguages = ['text', 'txt', 'plain', 'plaintext', 'ansi']

/** A language's name as the highlighter knows it; undefined where it knows none of that name. */
export function knownLanguage(name: string): string | undefined {
  if (plainLanguages.includes(name)) return 'text'
  return Object.hasOwn(bundledLanguages, name) ? name : undefined
}

/**
 * Languages that Markdown borrows for its tags, its head and its fences: Shiki would take those that happen to be loaded, so
 * that a listing's colors would depend on the listings before it.
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

/** The highlighted lines of a listing; `commands` gives the words of commands elements of their own. */
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
      ...(commands ? [] : [plainAsText, tagsAsPieces, breaksOfLongWords]),
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
export const highlight = (...given: Parameters<typeof highlightNow>) =>
  highlighted.forceFetch(JSON.stringify(given), { context: given })
