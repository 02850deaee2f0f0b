import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { codeIn, isWithin } from '../node/source/code-in-text'
import type { Edit, Mistake } from '../shared/mistake'

/** So many times a site is looked at after it was fixed: what is fixed may show more, as the next line of a list. */
const rounds = 20

/**
 * A text with one mistake of a line fixed: the first that is not written as it should be already, as `&nbsp;` beside `&nbsp`. What
 * is code stays as it is, unless it is code that is fixed.
 */
function fixOne(text: string, line: number, { from, to, inCode }: Edit, isMarkdown: boolean): string {
  const start = text.split('\n', line - 1).reduce((sum, { length }) => sum + length + 1, 0)
  const end = (text.indexOf('\n', start) + text.length + 1) % (text.length + 1)
  const code = isMarkdown ? codeIn(text) : []
  for (let at = text.indexOf(from, start); at >= 0 && at < end; at = text.indexOf(from, at + from.length))
    if (!(to.startsWith(from) && text.startsWith(to, at)) && isWithin(code, at) === Boolean(inCode))
      return text.slice(0, at) + to + text.slice(at + from.length)
  return text
}

/** A text with the mistakes fixed that a tool can fix, and which they are. */
export function fixMistakes(text: string, mistakes: readonly Mistake[]): { text: string; fixed: Mistake[] } {
  const fixed: Mistake[] = []
  for (const mistake of mistakes) {
    const { line, edit } = mistake
    if (!edit || (!line && !edit.everywhere)) continue
    // Of all edits, that of the ends of lines alone is one of the whole file; lines that end with CR and LF are right.
    const after = edit.everywhere
      ? text.replace(/\r(?!\n)/g, '\n')
      : fixOne(text, line!, edit, mistake.file.endsWith('.mdx'))
    // A link that is written with a variable stands otherwise in the file than in the message.
    if (after === text) continue
    text = after
    fixed.push(mistake)
  }
  return { text, fixed }
}

/**
 * Fixes in the files what needs no decision. A file that is not in UTF-8 is left alone: written anew, it would lose its letters.
 * @returns what was fixed
 */
export function fixFiles(root: string, mistakes: readonly Mistake[]): Mistake[] {
  const files = new Set(mistakes.filter(({ edit }) => edit).map(({ file }) => file))
  return [...files].flatMap((file) => {
    const where = path.join(root, file)
    const own = mistakes.filter((mistake) => mistake.file === file)
    const bytes = readFileSync(where)
    if (!Buffer.from(bytes.toString()).equals(bytes)) return []
    const { text, fixed } = fixMistakes(bytes.toString(), own)
    if (fixed.length) writeFileSync(where, text)
    return fixed
  })
}

/**
 * Fixes what needs no decision until nothing of the kind is left.
 * @param find finds the mistakes of the files as they are
 * @returns what was fixed, and what is found at the end
 */
export async function fixAll<F extends { mistakes: readonly Mistake[] }>(
  root: string,
  find: () => Promise<F>,
): Promise<{ found: F; fixed: Mistake[] }> {
  let found = await find()
  const fixed: Mistake[] = []
  for (let round = 0; round < rounds; round++) {
    const now = fixFiles(root, found.mistakes)
    if (!now.length) break
    fixed.push(...now)
    found = await find()
  }
  return { found, fixed }
}
