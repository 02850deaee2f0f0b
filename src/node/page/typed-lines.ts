import { commandsOf, isSession, isShell } from './sessions'

/** What a listing has readers type, lines joined that end in a backslash, and its line in the file. */
export interface TypedLine {
  typed: string
  line: number
}

const fences = /^([ \t>]*)(`{3,}|~{3,})([\w-]+)[^\n]*\n([\s\S]*?)^[ \t>]*\2[`~]*[ \t]*$/gm

/** The lines of a page's listings in a shell, without comments and answers. */
export const typedLines = (text: string): TypedLine[] =>
  [...text.matchAll(fences)].flatMap(
    ({ 1: indent = '', 3: language = '', 4: code = '', index, 0: whole }) => {
      if (!isShell(language)) return []
      const lines = code.split('\n').map((line) => line.slice(indent.length))
      const first = text.slice(0, index + whole.indexOf('\n')).split('\n').length + 1
      const source = lines.join('\n')
      return joined((isSession(source, language) ? commandsOf(source) : source).split('\n'), first)
    },
  )

function joined(lines: readonly string[], first: number): TypedLine[] {
  const found: TypedLine[] = []
  let goesOn = false
  for (const [index, line] of lines.entries()) {
    const typed = line.replace(/(?<!\S)#.*$/, '').replace(/\\$/, ' ')
    if (goesOn) found.at(-1)!.typed += typed
    else found.push({ typed, line: first + index })
    goesOn = line.endsWith('\\')
  }
  return found
}
