import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { LRUCache } from 'lru-cache'

const run = promisify(execFile)

/** When the files of a folder were last changed, as far as Git knows it. */
export interface LastUpdates {
  /** Date of the last commit that touched each file, ISO 8601, by path below the folder. */
  dates: Map<string, string>
  /** Whether the clone lacks older commits: what they have touched last has no date then. */
  isCut: boolean
}

/** What was read of folders, by folder and last commit: the dev server asks at each edit, and reading the history takes a tenth of a second. */
const known = new LRUCache<string, LastUpdates>({ max: 20 })

/**
 * Date of the last commit that touched each file of a folder. Empty where there is no git or no history: a page then
 * shows no date. In a shallow clone the oldest commit seems to have made all files; what it says of them is not so.
 */
export async function readLastUpdates(root: string, folder: string): Promise<LastUpdates> {
  const cwd = `${root}/${folder}`
  const git = async (...args: string[]) =>
    (await run('git', args, { cwd, maxBuffer: 256 * 1024 * 1024 })).stdout
  const args = [
    ...['-c', 'core.quotepath=off', 'log', '--format=%x00%cI %H'],
    ...['--name-only', '--relative', '--', '.'],
  ]
  try {
    const [commit = '', shallow = ''] = (await git('rev-parse', 'HEAD', '--git-path', 'shallow')).split('\n')
    const cuts = await readCuts(path.resolve(cwd, shallow))
    const key = [cwd, commit, ...cuts].join('\n')
    const updates = known.get(key) ?? { dates: parseLog(await git(...args), cuts), isCut: cuts.size > 0 }
    known.set(key, updates)
    return updates
  } catch {
    return { dates: new Map(), isCut: false }
  }
}

/** The commits whose parents a shallow clone does not have. */
async function readCuts(file: string): Promise<Set<string>> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return new Set(text.split('\n').filter(Boolean))
}

/**
 * Commits come newest first, so the first date seen for a file is its last.
 * @param cuts commits that are not asked: their parents are missing
 */
export function parseLog(log: string, cuts: ReadonlySet<string> = new Set()): Map<string, string> {
  const dates = new Map<string, string>()
  for (const commit of log.split('\0').slice(1)) {
    const [head = '', ...files] = commit.split('\n').filter(Boolean)
    const [date = '', hash = ''] = head.split(' ')
    if (cuts.has(hash)) continue
    for (const file of files) if (!dates.has(file)) dates.set(file, date)
  }
  return dates
}
