import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Date of the last commit that touched each file of a folder, ISO 8601, by path below the folder.
 * Empty where there is no git or no history: a page then shows no date.
 */
export async function readLastUpdates(root: string, folder: string): Promise<Map<string, string>> {
  const args = ['-c', 'core.quotepath=off', 'log', '--format=%x00%cI', '--name-only', '--relative', '--', '.']
  try {
    const { stdout } = await run('git', args, { cwd: `${root}/${folder}`, maxBuffer: 256 * 1024 * 1024 })
    return parseLog(stdout)
  } catch {
    return new Map()
  }
}

/** Commits come newest first, so the first date seen for a file is its last. */
export function parseLog(log: string): Map<string, string> {
  const dates = new Map<string, string>()
  for (const commit of log.split('\0').slice(1)) {
    const [date = '', ...files] = commit.split('\n').filter(Boolean)
    for (const file of files) if (!dates.has(file)) dates.set(file, date)
  }
  return dates
}
