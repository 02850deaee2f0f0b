import path from 'node:path'
import type { Mistake } from './mistakes'

/** Where a program stopped at a file of ours, and the reason it gave. */
interface Stop {
  file: string
  line: number
  reason: string
}

/** What esbuild says of code that is none: "/site/src/a.ts:18:2: ERROR: Expected …". */
const syntax = /^(.+?):(\d+):\d+: ERROR: (.*)$/m
/** The first place in a stack: "at Object.<anonymous> (/site/src/a.ts:29:26)". */
const frame = /^ +at (?:.*\()?(?:file:\/\/)?([^()\n]+):(\d+):\d+\)?$/m

/**
 * An error that came up while code was read, as a mistake with its place and its line of code.
 * @param textOf the text of a file, by its path below the root
 * @returns undefined where the error names no file of the project
 */
export function mistakeOfCode(
  error: unknown,
  root: string,
  textOf: (file: string) => string,
): Mistake | undefined {
  const stop = stopOf(error)
  if (!stop) return undefined
  const file = path.relative(root, stop.file).split(path.sep).join('/')
  if (file.startsWith('..') || file.includes('node_modules/')) return undefined
  const lines = textOf(file).split('\n')
  return { file, ...(missingComma(stop, lines) ?? described(stop, lines)) }
}

function stopOf(error: unknown): Stop | undefined {
  const { message = '', stack = '' } = (error ?? {}) as Partial<Error>
  const [, file, line, reason] = syntax.exec(message) ?? []
  if (file) return { file, line: Number(line), reason: reason! }
  const [, at, number] = frame.exec(stack) ?? []
  return at ? { file: at, line: Number(number), reason: message.split('\n')[0]! } : undefined
}

/** A comma that is missing is noticed at the next line; its own is the one to fix. */
function missingComma({ line, reason }: Stop, lines: readonly string[]): Omit<Mistake, 'file'> | undefined {
  const [, found] = /^Expected "[}\]]" but found "?(\w[^"]*)/.exec(reason) ?? []
  if (!found || !lines[line - 1]?.trim().startsWith(found)) return undefined
  const before = lines.slice(0, line - 1).findLastIndex((text) => text.trim() !== '')
  const code = lines[before]?.trim()
  if (!code || /[,{[(:]$/.test(code)) return undefined
  return { line: before + 1, message: `A comma is missing behind "${code}".`, fix: `Write "${code},".` }
}

function described({ line, reason }: Stop, lines: readonly string[]): Omit<Mistake, 'file'> {
  const code = lines[line - 1]?.trim()
  if (/end of file/.test(reason) || !code)
    return {
      line: Math.min(line, lines.length),
      message: `The file can't be read as code: ${reason}.`,
      fix: 'A brace or a bracket is opened and not closed before the end.',
    }
  if (/is not defined/.test(reason))
    return {
      line,
      message: `Nothing has this name: ${reason}, in "${code}".`,
      fix: 'Put a text in quotes, or correct the name.',
    }
  return {
    line,
    message: `The file can't be read as code: ${reason}, in "${code}".`,
    fix: /Unterminated string/.test(reason)
      ? 'Close the quotes; a text that has one of them stands in the other kind.'
      : 'Look at this line, and at the end of the one above it.',
  }
}
