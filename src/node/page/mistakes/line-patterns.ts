/** A line that is text to Markdown and was meant as something else. */
export interface LinePattern {
  /** How the line begins, without the signs of quotes around it. */
  line: RegExp
  message: (line: string) => string
  fix: string
  /** The line as it is meant, where that is plain. */
  corrected?: (line: string) => string
  /**
   * Whether only the first line of a paragraph is one: others may begin with the sign where the text is wrapped. Alone in a
   * quote, it says whose words these are.
   */
  isFirst?: true
}

/** The message that a line is printed with its signs. @param what it was meant as */
export const isPrinted = (what: string) => (line: string) =>
  `The line "${line}" is printed as it stands: it is no ${what}.`

const headingFix = 'Write "## …": two to six #, by its level.'

const tableFix =
  'Put a line such as | --- | --- | below the heads, with as many cells as they have, and no empty line between rows.'

/** Beginnings of lines that mean something elsewhere, or would with a space, and are text to Markdown. */
export const linePatterns: readonly LinePattern[] = [
  {
    line: /^#{7,}\s/,
    message: isPrinted('heading'),
    fix: 'Use two to six #.',
  },
  {
    // A no-break space is none to Markdown.
    line: /^#{2,6}(?:\u00A0|[^\s#])/,
    message: isPrinted('heading'),
    fix: 'Put a space after the #: "## …".',
    corrected: (line) => line.replace(/^(#+)\u00A0*/, '$1 '),
  },
  {
    line: /^={2,6}[ \t]+\S/,
    message: isPrinted('heading'),
    fix: headingFix,
  },
  {
    line: /^h[1-6]\.[ \t]+\S/,
    message: isPrinted('heading'),
    fix: headingFix,
    isFirst: true,
  },
  {
    line: /^\[TOC\]$/i,
    message: (line) =>
      `The line "${line}" is printed as it stands: a page has a list of its headings by itself.`,
    fix: 'Remove it.',
  },
  {
    line: /^-(?:\u00A0|\p{L}{2})/u,
    message: isPrinted('item of a list'),
    fix: 'Put a space after the hyphen: "- …".',
    corrected: (line) => line.replace(/^-\u00A0*/, '- '),
  },
  {
    // What is closed on its line, or further down, is emphasis.
    line: /^\*\p{L}[^*]*$/u,
    message: isPrinted('item of a list'),
    fix: 'Put a space after the asterisk: "* …".',
    corrected: (line) => line.replace('*', '* '),
  },
  {
    line: /^[•▪●◦·‣\uE000-\uF8FF]\s/,
    message: isPrinted('item of a list'),
    fix: 'Begin an item with a hyphen and a space: "- …".',
    corrected: (line) => line.replace(/^[•▪●◦·‣\uE000-\uF8FF]/, '-'),
  },
  {
    line: /^–\s/,
    message: isPrinted('item of a list'),
    fix: 'Begin an item with a hyphen and a space: "- …".',
    corrected: (line) => line.replace('–', '-'),
    isFirst: true,
  },
  {
    line: /^(?:\[[ xX]\]|-\[[ xX]?\])\s+\S/,
    message: isPrinted('task'),
    fix: 'Write "- [ ] …" or "- [x] …".',
  },
  {
    line: /^Copy code$/i,
    message: (line) =>
      `The line "${line}" is printed as it stands: it is a button of the page that it comes from.`,
    fix: 'Remove it, and put code between two lines of three backticks.',
  },
  {
    line: /^@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@|^diff --git \S/,
    message: (line) => `The line "${line}" is one of a diff.`,
    fix: 'Remove it, or put a diff into a listing: ```diff.',
  },
  {
    line: /^\*\[[^\]]+\]:/,
    message: isPrinted('abbreviation'),
    fix: 'Put the term into content/glossary.yml, and write <Term>…</Term>.',
  },
  {
    line: /^:[ \t]+\S/,
    message: isPrinted('definition'),
    fix: 'Write terms and what they mean as a list: "- **Term**: …".',
  },
  {
    line: /^(?:={3,}|~{3,}|[–—]{2,})$/,
    message: isPrinted('line across the page'),
    fix: 'Write --- with an empty line above and below.',
  },
  {
    line: /^(´´´|'''|‘‘‘|’’’)/,
    message: (line) => `These lines are no listing: "${line}".`,
    fix: 'Begin and end a listing with three backticks, ```.',
  },
  {
    line: /^(!!!|\?\?\?)\+?\s+\w|^\[!\w+\]|^\.\. [\w-]+::/,
    message: (line) => `Boxes are written in another way: "${line}".`,
    fix: 'Write :::note[Title] where a box begins, and ::: where it ends.',
  },
  {
    // "|x|" is a value between bars.
    line: /^\|\s.*\s\||^\|.*\|\s*$|^:?-+:?\s*\|[\s|:-]*$/,
    message: () => 'These lines are printed as they stand: they are no table.',
    fix: tableFix,
  },
]

/** What begins an item elsewhere, a sign or an emoji: the line of one that begins a line may well be text. */
const otherItem = /^(?![•▪●◦·‣–])(?:[\p{Extended_Pictographic}\p{So}\u2460-\u24FF←-⇿—]\uFE0F?|o)[ \t]+\S/u

/** Lines that are told where another one of their kind follows, and Markdown does not end the first. */
export const pairPatterns: readonly Pick<LinePattern, 'line' | 'message' | 'fix'>[] = [
  {
    line: otherItem,
    message: isPrinted('item of a list'),
    fix: 'Begin an item with a hyphen and a space: "- …".',
  },
  {
    line: /\S\t+\S/,
    message: () => 'These lines are printed as they stand: they are no table.',
    fix: tableFix,
  },
]
