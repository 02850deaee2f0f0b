import { spawnSync, type SpawnSyncReturns } from 'node:child_process'
import path from 'node:path'
import { finishedAt } from '../built-mark'
import { copyProject } from './copy-project'

/** Where a site for another path is built. */
const folder = '.preview'

/**
 * Builds the site for another path than the settings'. Gatsby keeps its cache and its output beside its settings, so it
 * runs in a copy.
 * @param run builds; tests bring their own
 * @returns folder of the built site
 * @throws when the path is not one that begins and ends with a slash, or when the build fails, which says why itself, or is
 *   stopped
 */
export function buildPreview(basePath: string | undefined, run = runGatsby): string {
  if (!basePath || !/^\/((?!\.\.?\/)[\w.~-]+\/)+$/.test(basePath))
    throw new Error(
      `--path is ${basePath ? `"${basePath}"` : 'missing'}. Say the path that the preview will be served under, with a slash at both ends: npm run build:preview -- --path /pr-12/`,
    )
  copyProject(folder, 'linked')
  const built = path.join(folder, 'public')
  const earlier = finishedAt(built)
  const { status, signal } = run(folder, basePath)
  if (signal)
    throw new Error(`The build of the preview was stopped (${signal}). Run it again; nothing of it is kept.`)
  if (status !== 0) throw new Error('The preview was not built; the reason stands above.')
  const last = finishedAt(built)
  if (last === null || last === earlier)
    throw new Error('The build of the preview has ended before it was done. Run it again.')
  return built
}

/** Builds the project in a folder for a path, and says on the terminal what it does. */
const runGatsby = (folder: string, basePath: string): Pick<SpawnSyncReturns<Buffer>, 'status' | 'signal'> =>
  spawnSync(process.execPath, [path.resolve('node_modules/.bin/gatsby'), 'build', '--prefix-paths'], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, BASE_PATH: basePath },
  })
