import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { removeEditions } from '../../publish/editions'
import { markFile, measureFolder, readMark, type BuiltMark } from '../../publish/built-mark'
import { readCommit } from '../source/commit'

/** What Gatsby is run as. */
export type Command = 'build' | 'develop'

/** Folders of Gatsby's below the project's: what it keeps, and what it writes. */
const cache = '.cache'
const output = 'public'

/** The folder by which Gatsby knows that it has a cache. */
const sign = path.join(cache, 'caches-lmdb')

/** What each may go on from: its own kind; the dev server writes data that a build would take for its own. */
const goesOnFrom: Record<Command, BuiltMark['state'][]> = {
  build: ['finished'],
  develop: ['finished', 'developing'],
}

/**
 * Before Gatsby reads its cache: sees to it that what was left by the last run is whole. Gatsby writes its nodes at
 * once and what it has made of them at the end, so a run that has failed or was stopped in between leaves pages that
 * the next one takes for done, though they show the texts of before.
 *
 * What is not known to be whole goes. A cache without its output Gatsby clears by itself, since it reads the two
 * together; the bundles of webpack stay, which are found by what they were made of.
 * @param root project folder
 * @returns whether Gatsby goes on from the last run
 */
export function openFolders(root: string, command: Command): boolean {
  const folder = path.join(root, output)
  const mark = readMark(folder)
  // From here on nothing counts as finished until the end of this run marks it.
  rmSync(path.join(folder, markFile), { force: true })
  if (mark && goesOnFrom[command].includes(mark.state) && existsSync(path.join(root, sign))) {
    if (mark.state === 'finished') removeEditions(folder, mark.editions ?? [])
    return true
  }
  rmSync(folder, { recursive: true, force: true })
  if (existsSync(path.join(root, cache))) mkdirSync(path.join(root, sign), { recursive: true })
  return false
}

/** Says of the output what has written it. */
export function markOutput(root: string, mark: BuiltMark): void {
  writeFileSync(path.join(root, output, markFile), JSON.stringify(mark, null, 1))
}

/**
 * Marks the output as finished when the process ends well: Gatsby has something to save once the last hook is through,
 * and a build that is stopped at that has not ended.
 * @param basePath path that the site was built for, with both slashes
 * @param editions where other languages and versions stand in it
 */
export async function markAtEnd(
  root: string,
  basePath: string,
  editions: readonly string[] = [],
): Promise<void> {
  const measured = await measureFolder(path.join(root, output))
  const mark: BuiltMark = {
    state: 'finished',
    ...(await readCommit(root)),
    basePath,
    ...(editions.length && { editions: [...editions] }),
    ...measured,
  }
  process.once('exit', (code) => {
    if (code === 0) markOutput(root, mark)
  })
}
