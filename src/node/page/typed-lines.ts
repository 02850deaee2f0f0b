import { listingsIn } from '../source/code-in-text'
import { lineAt } from '../source/line-at'
import { isShell, typedIn } from './sessions'

/** What a listing has readers type, lines joined that end in a backslash, and its line in the file. */
export interface TypedLine {
  typed: string
  line: number
}

/** What readers type of the listings for a shell in a page's text. */
export const typedLines = (text: string): TypedLine[] =>
  listingsIn(text).flatMap(([from, to]) => {
    const [fence = '', ...lines] = text.slice(from, to).split('\n')
    const [, before = '', language = ''] = /^([^`~]*)[`~]+([\w-]*)/.exec(fence) ?? []
    if (!isShell(language)) return []
    const first = lineAt(text, from) + 1
    // The last line is the other fence.
    const code = lines.slice(0, -1).map((line) => line.slice(before.length))
    return joined(typedIn(code.join('\n'), language).split('\n'), first)
  })

/** Lines of a shell, each with those that it goes on in. @param first number of the first one in the file */
function joined(lines: readonly string[], first: number): TypedLine[] {
  const found: TypedLine[] = []
  let goesOn = false
  for (const [index, line] of lines.entries()) {
    const typed = line.replace(/\\$/, ' ')
    if (goesOn) found.at(-1)!.typed += typed
    else found.push({ typed, line: first + index })
    goesOn = line.endsWith('\\')
  }
  return found
}
