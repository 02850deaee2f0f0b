import type { Code } from 'mdast'
import { LineCounter, parseAllDocuments } from 'yaml'
import { fillText } from '../../source/variables'
import type { PageCompilation } from '../compilation'
import { atLine } from './source'

/** What a parser says of a text that it can't read, and in which of its lines. */
interface Unreadable {
  said: string
  line: number
}

/** How each language of data is read. */
const parsers = new Map([
  ['json', ['JSON', parseJson] as const],
  ['yaml', ['YAML', parseYaml] as const],
  ['yml', ['YAML', parseYaml] as const],
])

/** What stands for something that is left out: such a listing is a form, and no data. */
const leftOut = /…|\.{3}|<[a-z][\w -]*>/i

/** Reports a listing that readers copy as data, and that no program can read. */
export function checkData({ lang, meta, value, position }: Code, page: PageCompilation) {
  const [name, parse] = parsers.get(lang ?? '') ?? []
  if (!name || !parse || leftOut.test(value)) return
  const wrong = parse(/\bvars\b/.test(meta ?? '') ? fillText(value, page.variables) : value)
  if (!wrong) return
  page.fault(
    atLine((position?.start.line ?? 0) + wrong.line),
    `The listing is no ${name}: ${wrong.said}.`,
    'Correct it, or name its language "text" if it is only a form.',
  )
}

function parseJson(text: string): Unreadable | undefined {
  try {
    JSON.parse(text)
  } catch (error) {
    const { message } = error as Error
    const [, offset] = /at position (\d+)/.exec(message) ?? []
    const line = offset ? text.slice(0, Number(offset)).split('\n').length : 1
    return { said: message.replace(/ (?:in JSON )?at position .*/, ''), line }
  }
}

function parseYaml(text: string): Unreadable | undefined {
  const lineCounter = new LineCounter()
  const documents = parseAllDocuments(text, { lineCounter, prettyErrors: false })
  const [error] = [...documents].flatMap(({ errors }) => errors)
  return error && { said: error.message, line: lineCounter.linePos(error.pos[0]).line }
}
