import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Moved } from './move-page'

/**
 * Writes what a move changes, and removes the page at its old place at last. Where a file can't be written, what was written
 * before it is as it was.
 * @param before the texts as they were, by path from the project root
 * @throws with the file that can't be written
 */
export function writeMove(
  root: string,
  { from, texts }: Pick<Moved, 'from' | 'texts'>,
  before: ReadonlyMap<string, string>,
): void {
  const written: string[] = []
  let current = from.file
  try {
    for (const [file, text] of texts) {
      current = file
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
      written.push(file)
      writeFileSync(path.join(root, file), text)
    }
    current = from.file
    rmSync(path.join(root, from.file))
  } catch (error) {
    const unrestored = written.filter((file) => !restore(path.join(root, file), before.get(file)))
    const { code = 'error' } = error as NodeJS.ErrnoException
    const outcome = unrestored.length
      ? `and these files hold what the move wrote: ${unrestored.join(', ')}. Take them back, make it writable`
      : 'so nothing was moved. Make it writable'
    throw new Error(`${current} can't be written (${code}), ${outcome}, and run this again.`, {
      cause: error,
    })
  }
}

/**
 * Puts a file back.
 * @returns whether it is as it was, which one that could not be written is all the same
 */
function restore(file: string, text: string | undefined): boolean {
  try {
    if (text === undefined) rmSync(file)
    else writeFileSync(file, text)
    return true
  } catch {
    const isFile = statSync(file, { throwIfNoEntry: false })?.isFile()
    return !isFile || (text !== undefined && readFileSync(file, 'utf8') === text)
  }
}
