import { nearest } from '../source/faults'
import { componentNames, isComponentName, isInlineComponent } from './component-schemas'
import { cellBreak, insteadOfHtml } from './html-tags'

/** What an author most likely did where the parser stops: told in their words instead of the parser's. */
interface Hint {
  /** In what the parser says. */
  reason?: RegExp
  /** In the line where it stopped. Of a hint that has both, what is found there is told. */
  line?: RegExp
  /** In the text as a whole. */
  when?: (text: string) => boolean
  /** Whether it is told of what was found. */
  isFor?: (name: string, text: string) => boolean
  /** Whether the line of the mistake is the one that the parser names in its text, and not where it stopped. */
  isPlacedByReason?: true
  /** The line of the mistake, where the parser went on to the end of the text. */
  place?: (text: string) => number
  message: (found: RegExpExecArray) => string
  fix: string | ((found: RegExpExecArray) => string)
}

/** The message of a syntax error. */
export const invalid = (what: string) => `This is not valid MDX: ${what}.`

/** Whether a tag begins in a line, and quotes that do not end there. */
const hasOpenQuotes = (line: string) =>
  /<\w/.test(line) && (/^[^"]*(?:"[^"]*"[^"]*)*="[^"]*$/.test(line) || /<\w[^"]*='[^']*$/.test(line))

/** The line of the last sign that begins something, where none follows that ends it; 0 where there is none. */
function openAt(text: string, begin: string, end: string): number {
  const at = text.lastIndexOf(begin)
  return at < 0 || text.includes(end, at) ? 0 : text.slice(0, at).split('\n').length
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
    reason: /`<\/(\w+)>` either after the end of `directiveContainer`/,
    isPlacedByReason: true,
    message: ([, name]) => `The box that begins here is not closed before </${name}>.`,
    fix: ([, name]) => `Write ::: on a line of its own where it ends, before </${name}>.`,
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
    reason: /^Unexpected character `"` .* (?:after attribute name|before local attribute name)/,
    line: /<\w+\s(?:.*\s)?([\w-]+):?\s+"/,
    message: ([, name]) => `The = behind the attribute "${name}" is missing.`,
    fix: ([, name]) => `Write ${name}="…".`,
  },
  {
    reason: /^Unexpected character `["\\]` .* in attribute name/,
    line: /="/,
    message: () => 'Double quotes stand within those around an attribute.',
    fix: "Write single quotes around the value: '…'.",
  },
  {
    reason: /^Unexpected character `([,;\\])` .* before attribute name/,
    message: ([, sign]) => `A "${sign}" stands behind an attribute.`,
    fix: ([, sign]) =>
      sign === '\\'
        ? 'Write /> at the end of a tag that holds nothing.'
        : 'Remove it: a space parts attributes.',
  },
  {
    reason: /^Unexpected (?:character|end of file) .*(?:in|after|before) attribute name/,
    line: /<[a-z]\w*\s[^<>"'=]*$/,
    message: () => invalid('an angle bracket in the text'),
    fix: 'Write &lt; for it, or put it in backticks.',
  },
  {
    reason: /^Unexpected attribute in closing tag/,
    line: /<\/(\w+)\s[^>]*>/,
    message: ([, name]) => `The tag </${name}> holds more than its name.`,
    fix: ([, name]) => `Write </${name}>: attributes stand in the tag that begins it.`,
  },
  {
    reason: /^Unexpected character `\/` \(U\+002F\) before local name/,
    line: /<https?:\/\//,
    message: () => invalid('an address in angle brackets'),
    fix: 'Write [what is there](https://example.org/page): the address without spaces.',
  },
  {
    reason: /^Unexpected (?:character|end of file) .*(?:in|after) (?:attribute )?name/,
    line: /<\/(\w+)(?=$|[^\w>][^<>]*(?:<|$))/,
    message: ([tag]) => `The tag ${tag} has no end.`,
    fix: ([tag]) => `Write ${tag}>.`,
  },
  {
    reason: /^Unexpected character `[!?]` .* before name/,
    line: /<(!DOCTYPE|!\[CDATA\[|\?\w*)/i,
    message: ([, sign]) => `A page is no document of HTML or XML: "<${sign}".`,
    fix: 'Remove it, or put an example into a fence.',
  },
  {
    reason: /^Unexpected character `!` .* before name/,
    message: () => invalid('an HTML comment'),
    fix: 'Write {/* … */}.',
  },
  {
    reason: /^Could not parse import\/exports/,
    line: /^(import|export)\b/,
    message: ([, word]) => `A paragraph begins with the word "${word}", by which code begins in MDX.`,
    fix: 'Begin it with another word. Content holds no code.',
  },
  {
    reason: /^(?:Unexpected end of file in|Could not parse) expression/,
    when: (text) => openAt(text, '{/*', '*/}') > 0,
    place: (text) => openAt(text, '{/*', '*/}'),
    message: () => 'The comment {/* is not closed.',
    fix: 'Write */} where it ends.',
  },
  {
    reason: /^Could not parse expression/,
    line: /\{(?:%|\{[<%])/,
    message: () => 'A shortcode of another generator stands here.',
    fix: 'Write :::note[Title] for a box, <Tabs> for tabs, ![…](./name.png) for a picture, and {name} for a variable.',
  },
  {
    reason: /^Could not parse expression/,
    message: () => 'What stands between these braces is no variable.',
    fix: 'Write {name} for a variable, or \\{ for a brace of the text.',
  },
  {
    reason: /^Unexpected end of file in expression/,
    place: (text) => openAt(text, '{', '}'),
    message: () => 'The brace { is not closed.',
    fix: 'Write {name} for a variable, or \\{ for a brace of the text.',
  },
  {
    reason: /^Unexpected end of file in attribute value, expected a corresponding closing quote `(.)`/,
    place: (text) => text.split('\n').findIndex(hasOpenQuotes) + 1,
    message: () => 'The quotes around an attribute are not closed.',
    fix: ([, quote]) => `Write ${quote} where the value ends.`,
  },
  {
    reason: /^Unexpected character `[^“”‘’]` .* before attribute value/,
    message: () => 'The value of an attribute stands without quotes.',
    fix: 'Write name="value", in straight quotes.',
  },
  {
    reason: /^Unexpected closing tag `<\/(.+)>`, expected corresponding closing tag for `<([^`]+)>` \((\d+):/,
    message: ([, wrong, right, line]) => `</${wrong}> closes nothing: <${right}> of line ${line} is open.`,
    fix: ([, , right]) => `Write </${right}>.`,
  },
  {
    reason: /^Expected a closing tag for `<([A-Z]\w*)>`/,
    isFor: isPlaceholder,
    isPlacedByReason: true,
    message: ([, name]) => `The tag <${name}> is not closed.`,
    fix: ([, name = '']) => placeholderFix(name),
  },
  {
    reason:
      /^Expected a closing tag for `<([A-Z]\w*)>` .* before the end of `(paragraph|listItem|tableData)`/,
    isPlacedByReason: true,
    message: ([, name, around]) =>
      `<${name}> is not closed in the ${wholes.get(around!)![0]} that it begins in.`,
    fix: ([, name = '', around]) =>
      isInlineComponent(name) ? `Write </${name}> where it ends.` : wholes.get(around!)![1](name),
  },
  {
    reason: /^Unexpected closing slash/,
    line: /<\/(\w+)>/,
    message: ([, name]) => `</${name}> closes nothing.`,
    fix: ([, name]) => `Write <${name}> where it begins, or remove it.`,
  },
  {
    reason: /^Expected a closing tag for `<([a-z][\w-]*)>`(?:.* `(tableData)`)?/,
    message: ([, name]) => `The tag <${name}> is not closed.`,
    fix: ([, name = '', cell]) =>
      name === 'br' && cell ? cellBreak : (insteadOfHtml(name) ?? placeholderFix(name)),
  },
  {
    reason: /^Expected a closing tag for `<([A-Z]\w*)>`/,
    isPlacedByReason: true,
    message: ([, name]) => `<${name}> is not closed.`,
    fix: ([, name]) => `Write </${name}> where it ends.`,
  },
  {
    reason: /Unexpected character `[“”‘’]`/,
    message: () => invalid('curly quotes around an attribute'),
    fix: 'Write straight quotes: ".',
  },
  {
    reason:
      /Unexpected character `(?:[\d=\s<-]` \(U\+\w+\) before name|[^`]+` \(U\+\w+\) in name)|^Unexpected end of file (?:in|after) name|^Unexpected .* before (?:local|member) name/,
    message: () => invalid('an angle bracket in the text'),
    fix: 'Write &lt; for it, or put it in backticks.',
  },
]
