import type { Element, ElementContent } from 'hast'
import type { ShikiTransformer } from 'shiki'

/** Languages of shells, in which listings may show what is typed and what is answered. */
const shells = ['bash', 'sh', 'shell', 'shellscript', 'zsh', 'console', 'shellsession']

/** The grammar that knows prompts and leaves answers plain. */
export const sessionLanguage = 'shellsession'

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
export const isSession = (source: string, language: string) =>
  shells.includes(language) && /^\$ /m.test(source)

/**
 * Makes of the lines of a session commands and answers. A prompt becomes a class, and style sheets draw it: so that it
 * can't be selected and is never copied.
 */
export function markSession(source: string): ShikiTransformer {
  const found = promptsOf(source.split('\n'))
  return {
    line(node, number) {
      const prompt = found[number - 1] ?? null
      this.addClassToHast(node, prompt ? prompts[prompt] : 'output')
      if (prompt) removeStart(node, prompt.length)
    },
  }
}

/** Takes characters away from the beginning of an element's text, and what is left empty by that. */
function removeStart(element: Element, count: number): number {
  let left = count
  const kept: ElementContent[] = []
  for (const child of element.children) {
    if (left > 0 && child.type === 'text') {
      const taken = Math.min(left, child.value.length)
      child.value = child.value.slice(taken)
      left -= taken
    } else if (left > 0 && child.type === 'element') left = removeStart(child, left)
    const isEmpty =
      child.type === 'text' ? child.value === '' : child.type === 'element' && child.children.length === 0
    if (!isEmpty) kept.push(child)
  }
  element.children = kept
  return left
}
