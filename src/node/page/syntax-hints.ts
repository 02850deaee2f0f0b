import { lineAt } from '../source/line-at'
import { nearest } from '../source/suggest'
import { componentNames, isComponentName, isInlineComponent } from './component-schemas'
import { cellBreak, insteadOfHtml } from './html-tags'
import type { ParserError, Rule } from './parser-error'

/** What an author most likely did where the parser stops: told in their words instead of the parser's. */
interface Hint {
  /** The rules of the parser that it is for; all, where none is named. */
  rules?: readonly Rule[]
  /** Whether it is for the error, as far as its rule does not say so. */
  when?: (error: ParserError, text: string) => boolean
  /** In the line of the error, without its code: groups go to the message and the fix. */
  line?: RegExp
  /** The line of the mistake, where the parser went on to the end of the text. */
  place?: (text: string) => number
  message: (found: readonly string[], error: ParserError) => string
  fix: string | ((found: readonly string[], error: ParserError) => string)
}

/** The message of a syntax error. */
export const invalid = (what: string) => `This is not valid MDX: ${what}.`

/** Whether a tag begins in a line, and quotes that do not end there. */
const hasOpenQuotes = (line: string) =>
  /<\w/.test(line) && (/^[^"]*(?:"[^"]*"[^"]*)*="[^"]*$/.test(line) || /<\w[^"]*='[^']*$/.test(line))

/** The line of the last sign that begins something, where none follows that ends it; 0 where there is none. */
function openAt(text: string, begin: string, end: string): number {
  const at = text.lastIndexOf(begin)
  return at < 0 || text.includes(end, at) ? 0 : lineAt(text, at)
}

/** A line whose code is blank: what stands in it is no mistake. */
export const withoutCode = (line: string) =>
  line.replace(/(`+)(?!`).*?(?<!`)\1(?!`)/g, (code) => ' '.repeat(code.length))

const placeholderFix = (name: string) =>
  `For a word that readers put in, write &lt;${name}>, or all of it in backticks.`

/** Whether a name in angle brackets is none of a component, and stands there once: <KEY>, Option<T>. */
function isPlaceholder(name: string, text: string): boolean {
  if (isComponentName(name) || insteadOfHtml(name) || text.includes(`</${name}>`)) return false
  // Any short word is near the name of some component.
  return name.length < 5 || !nearest(name, componentNames)
}

/** What a tag may begin in and has to end in, by the parser's name: what it is called, and how to fix what is not. */
const wholes = new Map<string, [name: string, fix: (tag: string) => string]>([
  [
    'paragraph',
    [
      'paragraph',
      (tag) => `Write <${tag}> and </${tag}> on lines of their own, with empty lines around them.`,
    ],
  ],
  [
    'listItem',
    ['item of a list', (tag) => `Indent all of it, </${tag}> as well, as far as the text of the item.`],
  ],
  ['tableData', ['cell', () => 'Put it above or below the table: a cell has one line.']],
])

const curlyQuote = /^[“”‘’]$/

const isOneOf = (found: string | undefined, ...those: readonly string[]) =>
  found !== undefined && those.includes(found)

/** Whether a name is written as those of components are. */
const isCapitalized = (name: string) => /^[A-Z]\w*$/.test(name)

/** The hints in the order in which they are tried: the first that fits is told. */
export const hints: readonly Hint[] = [
  {
    line: /^\s*#{1,6}\s.*\{\s*#([^}]*)\}\s*$/,
    message: ([, id]) => `The heading id "${id}" makes no address.`,
    fix: ([, id = '']) =>
      id
        ? `Use letters, digits, ".", "_" and "-" only: {#${id.trim().replace(/[^\w.-]+/g, '-')}}.`
        : 'Write {#id} at the end of the heading, or nothing.',
  },
  {
    line: /^\s*#{1,6}\s.*\{#([\w.-]+)\}/,
    message: ([, id]) => `The heading id "${id}" stands within the heading.`,
    fix: 'Write {#id} at its end.',
  },
  {
    rules: ['tag mismatch'],
    when: ({ closing, within }) => closing !== undefined && within === 'directiveContainer',
    message: (_, { closing }) => `The box that begins here is not closed before </${closing}>.`,
    fix: (_, { closing }) => `Write ::: on a line of its own where it ends, before </${closing}>.`,
  },
  {
    line: /<((?:https?:\/\/|mailto:)[^>\s]+)>/,
    message: () => invalid('an address in angle brackets'),
    fix: ([, address]) => `Write [what is there](${address}).`,
  },
  {
    line: /<([\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/,
    message: () => invalid('an address in angle brackets'),
    fix: ([, address]) => `Write [what is there](mailto:${address}).`,
  },
  {
    rules: ['unexpected character'],
    when: ({ character, where }) =>
      character === '"' && isOneOf(where, 'after attribute name', 'before local attribute name'),
    line: /<\w+\s(?:.*\s)?([\w-]+):?\s+"/,
    message: ([, name]) => `The = behind the attribute "${name}" is missing.`,
    fix: ([, name]) => `Write ${name}="…".`,
  },
  {
    rules: ['unexpected character'],
    when: ({ character, where }) => isOneOf(character, '"', '\\') && where === 'in attribute name',
    line: /="/,
    message: () => 'Double quotes stand within those around an attribute.',
    fix: "Write single quotes around the value: '…'.",
  },
  {
    rules: ['unexpected character'],
    when: ({ character, where }) => isOneOf(character, ',', ';', '\\') && where === 'before attribute name',
    message: (_, { character }) => `A "${character}" stands behind an attribute.`,
    fix: (_, { character }) =>
      character === '\\'
        ? 'Write /> at the end of a tag that holds nothing.'
        : 'Remove it: a space parts attributes.',
  },
  {
    rules: ['unexpected character', 'unexpected end'],
    when: ({ where }) => isOneOf(where, 'before attribute name', 'in attribute name', 'after attribute name'),
    line: /<[a-z]\w*\s[^<>"'=]*$/,
    message: () => invalid('an angle bracket in the text'),
    fix: 'Write &lt; for it, or put it in backticks.',
  },
  {
    rules: ['attribute in closing tag'],
    line: /<\/(\w+)\s[^>]*>/,
    message: ([, name]) => `The tag </${name}> holds more than its name.`,
    fix: ([, name]) => `Write </${name}>: attributes stand in the tag that begins it.`,
  },
  {
    rules: ['unexpected character'],
    when: ({ character, where }) => character === '/' && where === 'before local name',
    line: /<https?:\/\//,
    message: () => invalid('an address in angle brackets'),
    fix: 'Write [what is there](https://example.org/page): the address without spaces.',
  },
  {
    rules: ['unexpected character', 'unexpected end'],
    when: ({ where }) => isOneOf(where, 'in name', 'after name', 'in attribute name', 'after attribute name'),
    line: /<\/(\w+)(?=$|[^\w>][^<>]*(?:<|$))/,
    message: ([tag]) => `The tag ${tag} has no end.`,
    fix: ([tag]) => `Write ${tag}>.`,
  },
  {
    rules: ['unexpected character'],
    when: ({ character, where }) => isOneOf(character, '!', '?') && where === 'before name',
    line: /<(!DOCTYPE|!\[CDATA\[|\?\w*)/i,
    message: ([, sign]) => `A page is no document of HTML or XML: "<${sign}".`,
    fix: 'Remove it, or put an example into a fence.',
  },
  {
    rules: ['unexpected character'],
    when: ({ character, where }) => character === '!' && where === 'before name',
    message: () => invalid('an HTML comment'),
    fix: 'Write {/* … */}.',
  },
  {
    rules: ['invalid import or export'],
    line: /^(import|export)\b/,
    message: ([, word]) => `A paragraph begins with the word "${word}", by which code begins in MDX.`,
    fix: 'Begin it with another word. Content holds no code.',
  },
  {
    rules: ['open expression', 'invalid expression'],
    when: (_, text) => openAt(text, '{/*', '*/}') > 0,
    place: (text) => openAt(text, '{/*', '*/}'),
    message: () => 'The comment {/* is not closed.',
    fix: 'Write */} where it ends.',
  },
  {
    rules: ['invalid expression'],
    line: /\{(?:%|\{[<%])/,
    message: () => 'A shortcode of another generator stands here.',
    fix: 'Write :::note[Title] for a box, <Tabs> for tabs, ![…](./name.png) for a picture, and {name} for a variable.',
  },
  {
    rules: ['invalid expression'],
    message: () => 'What stands between these braces is no variable.',
    fix: 'Write {name} for a variable, or \\{ for a brace of the text.',
  },
  {
    rules: ['open expression'],
    place: (text) => openAt(text, '{', '}'),
    message: () => 'The brace { is not closed.',
    fix: 'Write {name} for a variable, or \\{ for a brace of the text.',
  },
  {
    rules: ['unexpected end'],
    when: ({ quote }) => quote !== undefined,
    place: (text) => text.split('\n').findIndex(hasOpenQuotes) + 1,
    message: () => 'The quotes around an attribute are not closed.',
    fix: (_, { quote }) => `Write ${quote} where the value ends.`,
  },
  {
    rules: ['unexpected character'],
    when: ({ character = '', where }) => !curlyQuote.test(character) && where === 'before attribute value',
    message: () => 'The value of an attribute stands without quotes.',
    fix: 'Write name="value", in straight quotes.',
  },
  {
    rules: ['tag mismatch'],
    when: ({ closing, open }) => Boolean(closing && open),
    message: (_, { closing, open, openedIn }) =>
      `</${closing}> closes nothing: <${open}> of line ${openedIn} is open.`,
    fix: (_, { open }) => `Write </${open}>.`,
  },
  {
    rules: ['tag mismatch'],
    when: ({ open = '' }, text) => isCapitalized(open) && isPlaceholder(open, text),
    message: (_, { open }) => `The tag <${open}> is not closed.`,
    fix: (_, { open = '' }) => placeholderFix(open),
  },
  {
    rules: ['tag mismatch'],
    when: ({ open = '', within = '' }) => isCapitalized(open) && wholes.has(within),
    message: (_, { open, within }) =>
      `<${open}> is not closed in the ${wholes.get(within!)![0]} that it begins in.`,
    fix: (_, { open = '', within }) =>
      isInlineComponent(open) ? `Write </${open}> where it ends.` : wholes.get(within!)![1](open),
  },
  {
    rules: ['unexpected closing tag'],
    line: /<\/(\w+)>/,
    message: ([, name]) => `</${name}> closes nothing.`,
    fix: ([, name]) => `Write <${name}> where it begins, or remove it.`,
  },
  {
    rules: ['tag mismatch'],
    when: ({ open = '' }) => /^[a-z][\w-]*$/.test(open),
    message: (_, { open }) => `The tag <${open}> is not closed.`,
    fix: (_, { open = '', within }) =>
      open === 'br' && within === 'tableData' ? cellBreak : (insteadOfHtml(open) ?? placeholderFix(open)),
  },
  {
    rules: ['tag mismatch'],
    when: ({ open = '' }) => isCapitalized(open),
    message: (_, { open }) => `<${open}> is not closed.`,
    fix: (_, { open }) => `Write </${open}> where it ends.`,
  },
  {
    rules: ['unexpected character'],
    when: ({ character = '' }) => curlyQuote.test(character),
    message: () => invalid('curly quotes around an attribute'),
    fix: 'Write straight quotes: ".',
  },
  {
    rules: ['unexpected character', 'unexpected end'],
    when: ({ character, where }) =>
      isOneOf(where, 'in name', 'before local name', 'before member name') ||
      (character === undefined && where === 'after name') ||
      (where === 'before name' && /^[\d=\s<-]$/.test(character ?? '')),
    message: () => invalid('an angle bracket in the text'),
    fix: 'Write &lt; for it, or put it in backticks.',
  },
]
