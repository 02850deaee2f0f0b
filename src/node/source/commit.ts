import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What is checked out. */
export interface Commit {
  /** Null where there is no Git. */
  commit: string | null
  /** Whether files differ from it, or are new. */
  changed: boolean
}

/** The commit that a folder's files are of. */
export async function readCommit(root: string): Promise<Commit> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: root })).stdout.trim()
  try {
    return { commit: await git('rev-parse', 'HEAD'), changed: (await git('status', '--porcelain')) !== '' }
  } catch {
    return { commit: null, changed: false }
  }
}
