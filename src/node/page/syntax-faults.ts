import { VFileMessage } from 'vfile-message'
import type { Fault } from '../source/faults'
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
 * A syntax error of the MDX parser as a fault; anything else is a defect of ours and goes on.
 * @param text the page as it was parsed
 */
export function syntaxFault(error: unknown, file: string, text: string): Fault {
  if (error instanceof RangeError && /call stack/.test(error.message))
    return {
      file,
      message: 'Quotes, lists or tags are nested too deep.',
      fix: 'Nest them less; where that was not meant, look for a tag that is not closed.',
    }
  if (!(error instanceof VFileMessage)) throw error
  const { reason } = error
  const open = /attribute name/.test(reason) && openTag(text, error.line ?? 1)
  if (open)
    return {
      file,
      line: open.line,
      message: `The tag <${open.name}> has no end.`,
      fix: 'Write > behind its last attribute.',
    }
  const begins = placesIn(reason)
  for (const hint of hints) {
    const place = hint.isPlacedByReason ? begins.at(-1) : undefined
    const line = place ?? error.line ?? begins[0]
    const said = hint.reason?.exec(reason)
    if ((hint.reason && !said) || hint.when?.(text) === false) continue
    if (hint.isFor?.(said?.[1] ?? '', text) === false) continue
    const found = hint.line ? hint.line.exec(withoutCode(text.split('\n')[line! - 1] ?? '')) : said
    if (found)
      return {
        file,
        line: hint.place?.(text) || line,
        message: hint.message(found),
        fix: typeof hint.fix === 'string' ? hint.fix : hint.fix(found),
      }
  }
  return {
    file,
    line: error.line ?? begins[0],
    message: invalid(reason).replace(/\.$/, ''),
    fix: 'Close every <Tag>, and write \\{ and &lt; for a brace or an angle bracket of the text.',
  }
}

/** The lines that the parser names in its text only: "… for `<Card>` (7:1-7:28)". */
const placesIn = (reason: string) => [...reason.matchAll(/\((\d+):\d+/g)].map(([, line]) => Number(line))
