import type { Dirent, Stats } from 'node:fs'
import { readdir, readlink, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Mistake } from './mistakes'

/** The files below a folder, and what could not be read of it. */
export interface Listed {
  /** Paths below the folder, with forward slashes, in order. */
  files: string[]
  mistakes: Mistake[]
}

/** What editors and systems leave in folders, and nobody means to publish. */
export const isNoise = (name: string) =>
  /^\.(DS_Store|gitkeep|#)|~$|\.sw[a-p]$|^#.*#$|^Thumbs\.db$|___jb_(?:tmp|old)___$/.test(name)

/**
 * Lists the files below a folder, those in linked folders too. A link that leads nowhere or round in a circle, and a
 * folder that can't be opened, are mistakes: the tools that come after this would stop at them.
 * @param root of the project
 * @param folder below the root
 */
export async function listFiles(root: string, folder: string): Promise<Listed> {
  const mistakes: Mistake[] = []
  const files: string[] = []
  const tell = (file: string, message: string, fix: string) =>
    void mistakes.push({ file: path.posix.join(folder, file), message, fix })

  async function walk(below: string, above: readonly string[]) {
    const here = path.join(root, folder, below)
    for (const entry of await entriesOf(here, below)) {
      if (isNoise(entry.name)) continue
      const name = below ? `${below}/${entry.name}` : entry.name
      // Under the name that it seems to have, it could not be read.
      if (entry.name.includes('\uFFFD')) {
        tell(name, 'The name is not UTF-8.', 'Rename it: letters without accents, digits, ".", "_" and "-".')
        continue
      }
      if (entry.isFile()) files.push(name)
      else if (entry.isDirectory()) await walk(name, [...above, path.join(here, entry.name)])
      else if (entry.isSymbolicLink()) await follow(name, above)
      else tell(name, 'This is neither a file nor a folder.', 'Remove it.')
    }
  }

  async function entriesOf(here: string, below: string): Promise<Dirent[]> {
    try {
      return await readdir(here, { withFileTypes: true })
    } catch (error) {
      tell(below, `The folder can't be opened: ${reasonOf(error)}.`, rights)
      return []
    }
  }

  async function follow(name: string, above: readonly string[]) {
    const link = path.join(root, folder, name)
    const to = await readlink(link)
    const target = await statOf(name, link, to)
    if (!target) return
    if (target.isFile()) return void files.push(name)
    const real = await realpath(link)
    if (above.includes(real)) tell(name, circle(to), removeLink)
    else await walk(name, [...above, real])
  }

  async function statOf(name: string, link: string, to: string): Promise<Stats | undefined> {
    try {
      return await stat(link)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'ELOOP') tell(name, circle(to), removeLink)
      else if (code === 'ENOENT') tell(name, `The link leads to ${to}, which is not there.`, removeLink)
      else tell(name, `What the link leads to can't be read: ${reasonOf(error)}.`, rights)
      return undefined
    }
  }

  const top = await realpath(path.join(root, folder)).catch(() => undefined)
  if (top) await walk('', [top])
  return { files: files.sort(), mistakes }
}

const circle = (to: string) => `The link leads to ${to}, round in a circle.`
const removeLink = 'Remove the link, or put the file itself in its place.'
/** How to make a file readable that may not be read. */
export const rights = 'Give yourself the right to read it, for instance by chmod u+rX.'

/** Why the system refuses something, in its words: "permission denied". */
export const reasonOf = (error: unknown) =>
  /^\w+: ([^,]+)/.exec((error as Error).message)?.[1] ?? (error as Error).message
