import type { Node } from 'unist'
import type { Edit } from '../../shared/mistake'
import type { Mistake } from '../source/mistakes'
import type { Variables } from '../source/variables'

/** What the plugins of one page's compilation share: its text, the variables, and where they write what they find. */
export interface PageCompilation {
  /** File relative to the project root, for mistakes. */
  file: string
  text: string
  variables: Variables
  mistakes: Mistake[]
  warnings: Mistake[]
  /** Notes a mistake at a node: what is wrong, how to fix it, and what a tool may do about it. */
  mistake: (node: Node | undefined, message: string, fix?: string, edit?: Edit) => void
  /** Notes something that does not stop the build. */
  warn: (node: Node | undefined, message: string, fix?: string) => void
}

/** A compilation with nothing found yet. */
export function startCompilation(file: string, text: string, variables: Variables): PageCompilation {
  const mistakes: Mistake[] = []
  const warnings: Mistake[] = []
  const note = (list: Mistake[]) => (node: Node | undefined, message: string, fix?: string, edit?: Edit) => {
    list.push({ file, line: node?.position?.start.line, message, ...(fix && { fix }), ...(edit && { edit }) })
  }
  return { file, text, variables, mistakes, warnings, mistake: note(mistakes), warn: note(warnings) }
}
