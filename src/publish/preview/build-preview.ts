import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { copyProject } from './copy-project'

/** Where a site for another path is built. */
const folder = '.preview'

/**
 * Builds the site for another path than the settings'. Gatsby keeps its cache and its output beside its settings, so it
 * runs in a copy.
 * @returns folder of the built site
 * @throws when the path is not one that begins and ends with a slash, or when the build fails, which says why itself
 */
export function buildPreview(basePath: string | undefined): string {
  if (!basePath || !/^\/([\w.~-]+\/)+$/.test(basePath))
    throw new Error(
      `--path is ${basePath ? `"${basePath}"` : 'missing'}. Say the path that the preview will be served under, with a slash at both ends: npm run build:preview -- --path /pr-12/`,
    )
  copyProject(folder, 'linked')
  const { status } = spawnSync('npx', ['gatsby', 'build', '--prefix-paths'], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, BASE_PATH: basePath },
  })
  if (status !== 0) throw new Error('The preview was not built; the reason stands above.')
  return path.join(folder, 'public')
}
