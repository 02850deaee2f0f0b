import { phoneLine } from '../../shared/page-parts'

/** Tokens of samples, by what a page's listings call them. A sample is short and regular: this is no grammar. */
const tokens: readonly [role: string, pattern: string][] = [
  ['comment', String.raw`(?<=^|\s)(?:#|\/\/) .*$`],
  // A name in JSON.
  ['keyword', String.raw`(?<=^\s*)"(?:\\.|[^"\\])*"(?=:)`],
  ['string-expression', String.raw`"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'`],
  // A command, a header, an element of XML.
  [
    'function',
    String.raw`^(?:aws|curl)(?= )|^[A-Za-z][\w-]*(?=: )|(?<=(?<!<)<\/?)[A-Za-z][\w:.-]*(?=[\s>/])`,
  ],
  ['path', String.raw`https?:\/\/\S+`],
  ['option', String.raw`(?<=\s)--[\w-]+`],
  [
    'keyword',
    String.raw`\b(?:import|from|const|new|await|try|catch|else|throw|if|instanceof|as|type|package|func|return|except|raise|POST|GET|PUT|DELETE|HEAD|HTTP)\b(?!-)`,
  ],
  ['constant', String.raw`\b(?:true|false|True|False|nil|\d+(?:\.\d+)?)\b(?![-\w])`],
]

const anyToken = new RegExp(tokens.map(([, pattern]) => `(${pattern})`).join('|'), 'gm')

/** What may go on in the next line of a command: a text of several words, or what no phone has room for. */
const breakable = new RegExp(String.raw`\s|.{${phoneLine + 1}}`)

/** Behind what a long text may go on: its slashes, the dots of a host, the sign before a value. */
const joints = /\/(?![/'"]|$)|(?<=:\/\/[^/]*)\.|(?<=\w)=(?=\w)/g
/** A name of several words, such as a bucket's. */
const joinedName = /(?<![\w-])(?=[\w-]{1,24}(?![\w-]))\w+(?:-\w+)+(?:['"]$)?/g
const whole = '<span class="whole">$&</span>'

/** A long text, which goes on in the next line, but not within a name, and with more than its closing quote. */
const inPieces = (html: string) =>
  html
    .replace(joints, '$&<wbr>')
    .replace(joinedName, whole)
    .replace(/[^\s<>&;]{1,8}['"]$/, whole)

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => signs[sign]!)

/** A tag in a line, whose signs stand back behind its name. */
const tag = /&lt;[/?]?<span class="tk-function.*?&gt;/g

/**
 * A text as the lines of a listing.
 * @returns HTML: what is typed is escaped
 */
export const plainLines = (text: string, line: (text: string) => string = escaped): string =>
  text
    .split('\n')
    .map((content) => `<span class="line">${line(content)}</span>`)
    .join('\n')

/** A sample as the lines of a listing, its tokens colored. */
export const sampleLines = (code: string): string => plainLines(code, colored)

function colored(line: string): string {
  let html = ''
  let end = 0
  for (const match of line.matchAll(anyToken)) {
    const role = tokens[match.slice(1).findIndex((group) => group !== undefined)]![0]
    const isLong = breakable.test(match[0])
    const text = escaped(match[0])
    html += `${escaped(line.slice(end, match.index))}<span class="tk-${role}${isLong ? ' long' : ''}">${isLong ? inPieces(text) : text}</span>`
    end = match.index + match[0].length
  }
  return (
    (html + escaped(line.slice(end)))
      .replace(tag, '<span class="tk-punctuation">$&</span>')
      // The sign that a command goes on stands in its line.
      .replace(/ \\$/, '<span class="whole">$&</span>')
  )
}
