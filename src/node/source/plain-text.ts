import { z } from 'zod'

/** Signs of Markdown and HTML, and what they are to an author. */
const signs = [
  [/`/, 'its backticks are printed as they stand'],
  [/\*\*|(?<![\w*])\*[^\s*][^*]*\*(?!\w)/, 'its asterisks are printed as they stand'],
  [/\]\(/, 'its link is printed as it stands'],
  [/&(?:#\d+|[a-z]+);/i, 'its entity is printed as it stands: write the sign itself'],
  [/<\/?(?:a|b|br|code|em|i|kbd|strong|sub|sup|u)\b[^<>]*>|<\/[A-Z]\w*>/i, 'its tag is printed as it stands'],
  [/\{#[\w.-]*\}/, 'its braces are printed as they stand: only headings of the text have ids'],
  [/^[“„][^“”„]*[”“]$/, 'its curly quotes are printed: YAML knows straight ones'],
] as const

/** A text that is shown as it is written, where a page's text would be read as Markdown. */
export const plainText = z.string().superRefine((text, context) => {
  const [, message] = signs.find(([sign]) => sign.test(text)) ?? []
  if (message) context.addIssue({ code: 'custom', message, input: text })
})
