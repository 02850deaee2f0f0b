import type { ShikiTransformer } from 'shiki'

/** Languages of shells, in which listings may show what is typed and what is answered. */
export const shells = ['bash', 'sh', 'shell', 'shellscript', 'zsh', 'console', 'shellsession']

/** The grammar of what is typed in a session. */
export const sessionLanguage = 'bash'

/** Whether a listing in a language is for a shell. */
export const isShell = (language: string) => shells.includes(language)

/** What stands in front of a command, and of a line that goes on with it. */
const prompts = { '$ ': 'command', '> ': 'command more' } as const
type Prompt = keyof typeof prompts

/** The prompt that each line begins with; null for a line that is an answer. ">" is one only after a command. */
function promptsOf(lines: readonly string[]): (Prompt | null)[] {
  let previous: Prompt | null = null
  return lines.map((line) => {
    const start = line.slice(0, 2)
    previous = start === '$ ' || (start === '> ' && previous !== null) ? start : null
    return previous
  })
}

/** Whether a listing shows a session: commands behind a "$", and perhaps what they answer. */
export const isSession = (source: string, language: string) => isShell(language) && /^\$ /m.test(source)

/** What is typed in a session, without prompts; an empty line for each that is an answer. */
export function commandsOf(source: string): string {
  const lines = source.split('\n')
  const found = promptsOf(lines)
  return lines.map((line, index) => (found[index] ? line.slice(2) : '')).join('\n')
}

/** What readers type of a listing for a shell: without prompts, answers and comments, line by line. */
export const typedIn = (source: string, language: string) =>
  (isSession(source, language) ? commandsOf(source) : source).replace(/(?<!\S)#.*$/gm, '')

/**
 * Makes of the lines of a session commands and answers, which are plain. A prompt becomes a class, and style sheets draw
 * it: so that it can't be selected and is never copied.
 */
export function markSession(source: string): ShikiTransformer {
  const lines = source.split('\n')
  const found = promptsOf(lines)
  return {
    line(node, number) {
      const prompt = found[number - 1] ?? null
      this.addClassToHast(node, prompt ? prompts[prompt] : 'output')
      if (!prompt) node.children = [{ type: 'text', value: lines[number - 1]! }]
    },
  }
}
