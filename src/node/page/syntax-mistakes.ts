import { VFileMessage } from 'vfile-message'
import type { Mistake, Problem } from '../source/mistakes'
import { readParserError, type ParserError } from './parser-error'
import { hints, invalid, withoutCode } from './syntax-hints'

/** A tag that begins above a line, and that takes the words of that line for attributes: its > is missing. */
function openTag(text: string, line: number): { name: string; line: number } | undefined {
  const lines = text.split('\n')
  if (/["'=]/.test(lines[line - 1] ?? '')) return undefined
  const above = lines.slice(0, line - 1).findLastIndex((one) => /[<>]/.test(one))
  const [, name] = /<([A-Z]\w*)(?:\s[^<>]*)?$/.exec(withoutCode(lines[above] ?? '')) ?? []
  return name ? { name, line: above + 1 } : undefined
}

/**
 * A syntax error of the MDX parser as a mistake; anything else is a defect of ours and goes on.
 * @param text the page as it was parsed
 */
export function syntaxMistake(error: unknown, file: string, text: string): Mistake {
  if (error instanceof RangeError && /call stack/.test(error.message))
    return {
      file,
      message: 'Quotes, lists or tags are nested too deep.',
      fix: 'Nest them less; where that was not meant, look for a tag that is not closed.',
    }
  if (!(error instanceof VFileMessage)) throw error
  const found = readParserError(error)
  const open = isAmongAttributes.test(found.where ?? '') && openTag(text, found.line ?? 1)
  if (open)
    return {
      file,
      line: open.line,
      message: `The tag <${open.name}> has no end.`,
      fix: 'Write > behind its last attribute.',
    }
  return {
    file,
    line: found.line,
    ...(hintFor(found, text) ?? {
      message: invalid(error.reason).replace(/\.$/, ''),
      fix: 'Close every <Tag>, and write \\{ and &lt; for a brace or an angle bracket of the text.',
    }),
  }
}

/** Where the parser reads words as attributes, or waits for one. */
const isAmongAttributes = /attribute name|^after (?:member |local )?name$/

/** What the first hint says that fits; undefined where none does. */
function hintFor(error: ParserError, text: string): (Problem & Pick<Mistake, 'line'>) | undefined {
  const line = withoutCode(text.split('\n')[(error.line ?? 0) - 1] ?? '')
  for (const { rules, when, line: sign, place, message, fix } of hints) {
    if (rules && !(error.rule && rules.includes(error.rule))) continue
    const found = sign ? sign.exec(line) : []
    if (!found || when?.(error, text) === false) continue
    return {
      line: place?.(text) || error.line,
      message: message(found, error),
      fix: typeof fix === 'string' ? fix : fix(found, error),
    }
  }
  return undefined
}
