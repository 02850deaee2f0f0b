import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Does something with the content as a commit has it, in a folder of its own that is there as long as it takes.
 * @param commit its hash, or the name of a branch
 * @throws where there is no such commit
 */
export async function withCommit<T>(
  root: string,
  commit: string,
  read: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'commit-'))
  const archive = path.join(folder, '.tar')
  try {
    await run('git', ['archive', '--format=tar', '--output', archive, commit, 'content'], {
      cwd: root,
    }).catch(() => {
      throw new Error(`There is no commit "${commit}" here. Fetch it first: git fetch origin main.`)
    })
    await run('tar', ['-xf', archive, '-C', folder])
    return await read(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
