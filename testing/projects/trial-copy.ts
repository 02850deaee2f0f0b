import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { copyProject } from '../../src/publish/preview/copy-project'

/** A copy of the project to try something on. */
export interface TrialCopy {
  root: string
  /** The path of one of its files. */
  file: (name: string) => string
  /**
   * Changes one of its files as an author would.
   * @returns what undoes it
   * @throws Error where nothing was changed
   */
  edit: (name: string, change: (text: string) => string) => () => void
  remove: () => void
}

/** Makes a copy of the project, in a folder that Git does not see, on which Gatsby has never been started. */
export function makeTrialCopy(name: string): TrialCopy {
  const root = path.resolve('.bench', name)
  const file = (name: string) => path.join(root, name)
  const remove = () => rmSync(root, { recursive: true, force: true })
  remove()
  copyProject(root, 'copied')
  return {
    root,
    file,
    edit: (name, change) => {
      const before = readFileSync(file(name), 'utf8')
      const after = change(before)
      if (after === before) throw new Error(`The edit changes nothing in ${name}.`)
      writeFileSync(file(name), after)
      return () => writeFileSync(file(name), before)
    },
    remove,
  }
}
