import { LineCounter, parseAllDocuments } from 'yaml'
import { lineAt } from './line-at'

/** What a parser says of a text that it can't read, and in which of its lines, counted from 1. */
export interface DataError {
  message: string
  line: number
}

/** Why a text is no JSON; undefined where it is. */
export function jsonError(text: string): DataError | undefined {
  try {
    JSON.parse(text)
  } catch (error) {
    const { message } = error as Error
    const [, offset] = /at position (\d+)/.exec(message) ?? []
    const line = offset ? lineAt(text, Number(offset)) : 1
    return { message: message.replace(/ (?:in JSON )?at position .*/, ''), line }
  }
}

/** Why a text is no YAML; undefined where it is, of one document or of several. */
export function yamlError(text: string): DataError | undefined {
  const lineCounter = new LineCounter()
  const documents = parseAllDocuments(text, { lineCounter, prettyErrors: false })
  const [error] = [...documents].flatMap(({ errors }) => errors)
  return error && { message: error.message, line: lineCounter.linePos(error.pos[0]).line }
}
