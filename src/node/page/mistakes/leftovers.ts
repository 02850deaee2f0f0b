import { cutAddressIn } from './cut-address'

/** What is found, and its groups. */
type Parts = readonly [found: string, ...groups: string[]]

/** Signs of Markdown that are left in the text, so that readers see them. */
export interface Leftover {
  sign: RegExp
  /** Whether readers would see what is found: a sign that is known is another one in the text. */
  isShown?: (found: string, text: string, page: string, end: number | undefined) => boolean
  /** @param found the sign and its groups, shortened where they are long */
  message: (found: Parts, page: string, end: number | undefined) => string
  fix: string | ((found: RegExpExecArray, page: string, end: number | undefined) => string)
  /** What was meant, where that is plain. */
  corrected?: (found: RegExpExecArray) => string
}

/** How to write a link. */
export const linkFix =
  'Write [text](/docs/section/page/): the address without spaces, closed by a parenthesis.'

/** How to write a formula. */
export const formulaFix = 'Write a formula in words, in backticks, or with <sub> and <sup>.'

/** What no author means: a backslash before the sign says that it is one of the text. */
export const leftovers: readonly Leftover[] = [
  {
    sign: /(?<!\\)\[[^[\]\n]+\][ \t]+\((?:\/|\.{1,2}\/|https?:)[^)\n]*\)/g,
    message: ([link]) => `A space parts the link "${link}".`,
    fix: linkFix,
    corrected: ([link]) => link.replace(/\][ \t]+\(/, ']('),
  },
  {
    // Between its signs, an address of the web is a link of its own, at which the text ends.
    sign: /(?:［[^［］\n]+］(?=[(（])|(?<!\\)\[[^[\]\n]+\](?=（))[(（](?:(?:\/|\.{1,2}\/)[^)）\n]*[)）]?|$)/g,
    isShown: (link, _, page, end) => !/[(（]$/.test(link) || /^https?:/.test(page.slice(end)),
    message: ([link]) => `The link "${link}" has signs of full width.`,
    fix: 'Write [text](/docs/section/page/), with the brackets and parentheses of an English keyboard.',
  },
  {
    sign: /(?<!\\)\[[^[\]\n]+\][ \t]$/g,
    isShown: (_, __, page, end) => /^\[[^\]\n]+\](?![([:])/.test(page.slice(end)),
    message: ([link], page, end) => `A space parts the link "${link}${referenceAt(page, end)}".`,
    fix: ([link], page, end) => `Write ${link.trim()}${referenceAt(page, end)}.`,
  },
  {
    sign: /(?<!\\)\[[^[\]\n]+\][ \t]*\n[ \t]*\((?:\/|\.{1,2}\/|https?:)[^)\n]*\)/g,
    message: ([link]) => `The end of a line parts the link "${link.replace(/\s*\n\s*/, ' ')}".`,
    fix: linkFix,
  },
  {
    sign: /!?\([^()\n]+\)\[(?:\/|\.{1,2}\/|https?:)[^\]\n]*\]/g,
    message: ([link]) => `The brackets of the link "${link}" are swapped.`,
    fix: linkFix,
  },
  {
    sign: /\((?:\/|\.{1,2}\/|https?:)[^()\s]*\)\[[^\]\n]+\]/g,
    message: ([link]) => `Text and address of the link "${link}" are swapped.`,
    fix: linkFix,
  },
  {
    sign: /(?<!\\)\^\[[^\]\n]+\]/g,
    message: ([note]) => `This is printed as it stands, and is no footnote: "${note}".`,
    fix: 'Write [^1] where its mark stands, and [^1]: with its text on a line of its own.',
  },
  {
    sign: /(?<!\\)\]\(\.{1,2}[\\/][^\n]{0,40}/g,
    message: ([rest]) => `This is printed as it stands, and is no picture: "${rest}".`,
    fix: 'Write ![What it shows](./name.png): the name without spaces, closed by a parenthesis.',
  },
  {
    sign: /(?<!\\)\]\((?!\.{1,2}[\\/])[^\n]{0,40}/g,
    // An address that a space cuts is told as a link.
    isShown: (rest, _, page, end) => rest !== '](' || !cutAddressIn(page.slice(end)),
    message: ([rest]) => `This is printed as it stands, and is no link: "${rest}".`,
    fix: linkFix,
  },
  {
    sign: /^\[\^[^\]\s]+\][ \t]+\S[^\n]*/gm,
    isShown: (line, _, page) => lacksColon(line, page),
    message: ([line]) => `The colon of the footnote is missing: "${line}".`,
    fix: ([line]) => `Write ${line.replace(']', ']:')}`,
  },
  {
    sign: /(?<!\\)\[\^([^\]\n]+)\]/g,
    // Where its text stands in a line that lacks the colon, that is told.
    isShown: (mark, _, page) => {
      const lines = new Set(page.split('\n').filter((line) => line.startsWith(`${mark} `)))
      return ![...lines].some((line) => lacksColon(line, page))
    },
    message: ([mark]) => `The footnote ${mark} has no text.`,
    fix: ([mark]) => `Write ${mark}: and its text on a line of its own.`,
  },
  {
    sign: /(?:(?<!\\)\[([^[\]\n]+))?(?<!\\)\]\[([^[\]\n]*)\]/g,
    message: (found) => `Nothing says where the link [${labelOf(found)}] leads.`,
    fix: (found) =>
      `Write [${labelOf(found)}]: /docs/section/page/ on a line of its own, or \\[ for a bracket of the text.`,
  },
  {
    sign: /(?<!\\)\[\[[^[\]\n]+\]\]/g,
    message: ([link]) => `This is printed as it stands, and is no link: "${link}".`,
    fix: linkFix,
  },
  {
    sign: /\S*(?<!\\\{[^{}\n]*)(?<!\\)\}/g,
    message: ([word]) => `The brace of "${word}" is printed as it stands.`,
    fix: 'Write {name} for a variable, or \\} for a brace of the text.',
  },
  {
    sign: /(?<!\\)\*\*[^\n]*/g,
    message: ([rest]) => `The asterisks of "${rest}" are printed as they stand.`,
    fix: 'Write **text** without spaces inside, or \\* for an asterisk of the text.',
  },
  {
    // One that begins a line is told as an item of a list; (*) and *.md are what they look like.
    sign: /(?<!\((?=\*\)))(?:(?<=[^\s\\*])\*(?!\*)|(?<=[^\\*\n])\*(?=[^\s*])(?!\.\w)|^\*(?=[\s.,;:!?)]|$)(?!\.\w))[^\n]*/g,
    message: ([rest]) => `The asterisk of "${rest}" is printed as it stands.`,
    fix: 'Write *text* without spaces inside, or \\* for an asterisk of the text.',
  },
  {
    sign: /(?<![\\\p{L}\p{N}_])_(?=\p{L})[^\n]*/gu,
    message: ([rest]) => `The underscore of "${rest}" is printed as it stands.`,
    fix: 'Write _text_ without spaces inside, or a name in backticks.',
  },
  {
    sign: /(?<![\\\w=])==(?=[^\s=])[^=\n]*[^\s=]==(?!=)/g,
    message: ([word]) => `The signs of "${word}" are printed as they stand.`,
    fix: 'Write **text** for what shall stand out.',
  },
  {
    sign: /(?<=\w)\^[^\s^]+\^/g,
    message: ([word]) => `The signs of "${word}" are printed as they stand.`,
    fix: ([word]) => `Write <sup>${word.slice(1, -1)}</sup>.`,
  },
  {
    sign: /(?<!\\)\\$/g,
    message: () => 'The backslash at the end is printed as it stands.',
    fix: 'Remove it: it ends a line within a paragraph alone.',
  },
  {
    sign: /(?<![\\\p{L}\p{N}_])(?:__|~~)(?=\S)[^\n]*/gu,
    message: ([rest]) => `The signs of "${rest}" are printed as they stand.`,
    fix: 'Close the text by the signs that it begins with, or write a backslash before them.',
  },
  {
    sign: /(?<!\\)\$\$[^\n]*|(?<![\\$\w])\$(?=[^\s$\d])[^$\n]*[\\^_][^$\n]*(?<=\S)\$(?![\w$])/g,
    message: ([rest]) => `The dollar signs of "${rest}" are printed as they stand.`,
    fix: formulaFix,
  },
  {
    sign: /\b(?:TODO|FIXME|TBD|XXX|[Ll]orem ipsum)\b/g,
    message: ([note]) => `Readers would see "${note}".`,
    fix: ([note]) => `Write what is missing, or keep the note from readers: {/* ${note} */}.`,
  },
  {
    sign: /(?<!\\)`[^\n]*/g,
    message: ([rest]) => `The backtick of "${rest}" is printed as it stands.`,
    fix: 'Close code by as many backticks as it begins with, or write \\` for one of the text.',
  },
  {
    sign: /(?<![\w´])´([^\s´](?:[^´\n]*[^\s´])?)´(?![\w´])/g,
    message: ([word]) => `The accents of "${word}" are printed as they stand.`,
    fix: ([, word]) => `Write code between backticks: \`${word}\`.`,
    corrected: ([, word]) => `\`${word}\``,
  },
  {
    sign: /(?<![\\\w:]):[a-z][a-z-]*:$/g,
    isShown: isBeforeCode,
    message: ([name]) => `The name "${name}" is printed as it stands, and is no link.`,
    fix: linkFix,
  },
  {
    sign: /(?<![\\\w:]):(?:[a-z][a-z\d_+-]*|[+-]1):(?![\w:])/g,
    isShown: (name, text, page, end) => !text.endsWith(name) || !isBeforeCode(name, text, page, end),
    message: ([name]) => `The name "${name}" is printed as it stands, and is no emoji.`,
    fix: 'Write the emoji itself, or leave it out.',
  },
  {
    sign: /&(?:(?:nbsp|lt|gt|amp|quot|copy|[mn]dash|hellip|times)(?!\w*;)|#\d{2,7}(?![\d;]))/g,
    message: ([entity]) => `The entity "${entity}" is printed as it stands.`,
    fix: ([entity]) => `End it with a semicolon: ${entity};.`,
    corrected: ([entity]) => `${entity};`,
  },
  {
    sign: /(?<!\\)&[a-z][a-z\d]{1,30};/gi,
    isShown: (entity, text) => text.includes(entity),
    message: ([entity]) => `There is no entity "${entity}": it is printed as it stands.`,
    fix: 'Write the sign itself, or &nbsp; for a space that does not break.',
  },
]

/** Whether code follows: reStructuredText has a name before it that says what it is. */
function isBeforeCode(_name: string, _text: string, page: string, end: number | undefined): boolean {
  return end !== undefined && page[end] === '`'
}

/** The brackets that a text is followed by. */
const referenceAt = (page: string, end: number | undefined) =>
  /^\[[^\]\n]+\]/.exec(page.slice(end))?.[0] ?? ''

/** Whether a line begins with the mark of a footnote that stands elsewhere, too: it was meant to be its text. */
function lacksColon(line: string, page: string): boolean {
  const [mark] = /^\[\^[^\]\s]+\]/.exec(line) ?? ['']
  const lines = page.split('\n')
  return lines.includes(line) && lines.some((other) => other !== line && other.includes(mark))
}

/** The name that a reference is known by: the text itself where the second brackets are empty. */
const labelOf = ([, text = '', label = '']: readonly string[]) => label || text
