import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Fault } from '../node/source/faults'

/** A line with one slip mended: the first that is not written as it should be already, as `&nbsp;` beside `&nbsp`. */
function mendOne(line: string, from: string, to: string): string {
  for (let at = line.indexOf(from); at >= 0; at = line.indexOf(from, at + from.length))
    if (!(to.startsWith(from) && line.startsWith(to, at)))
      return line.slice(0, at) + to + line.slice(at + from.length)
  return line
}

/** A text with the mistakes mended that a tool can mend, and which they are. */
export function mendText(text: string, faults: readonly Fault[]): { text: string; mended: Fault[] } {
  const mended: Fault[] = []
  for (const fault of faults) {
    const { line, edit } = fault
    if (!edit || (!line && !edit.everywhere)) continue
    const lines = edit.everywhere ? [text] : text.split('\n')
    const index = edit.everywhere ? 0 : line! - 1
    const before = lines[index]
    if (before === undefined) continue
    const mend = () =>
      edit.everywhere ? before.replaceAll(edit.from, edit.to) : mendOne(before, edit.from, edit.to)
    const after = edit.from === '\r' ? text.replace(/\r\n?/g, '\n') : mend()
    // A link that is written with a variable stands otherwise in the file than in the message.
    if (after === before) continue
    lines[index] = after
    text = lines.join('\n')
    mended.push(fault)
  }
  return { text, mended }
}

/**
 * Mends in the files what needs no decision. A file that is not in UTF-8 is left alone: written anew, it would lose its letters.
 * @returns what was mended
 */
export function mendFiles(root: string, faults: readonly Fault[]): Fault[] {
  const files = new Set(faults.filter(({ edit }) => edit).map(({ file }) => file))
  return [...files].flatMap((file) => {
    const where = path.join(root, file)
    const own = faults.filter((fault) => fault.file === file)
    const bytes = readFileSync(where)
    if (!Buffer.from(bytes.toString()).equals(bytes)) return []
    const { text, mended } = mendText(bytes.toString(), own)
    if (mended.length) writeFileSync(where, text)
    return mended
  })
}
