import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Projects that come with their packages from the registry: the generators, and what judges pages. */
type Installed = 'docusaurus-lunr' | 'docusaurus-rust' | 'vitepress' | 'starlight' | 'lighthouse'

/**
 * Where the generators are installed and built: outside of this project, so that no package of it serves them. PEERS_FOLDER
 * names another place.
 */
const scratchFolder = () => process.env.PEERS_FOLDER ?? path.join(tmpdir(), 'quilibrium-docs-peers')

/** A folder in there. */
export const scratch = (...names: string[]) => path.join(scratchFolder(), ...names)

/** Whether a folder holds the packages that a project asks for. */
function isInstalled(folder: string, manifest: string): boolean {
  const kept = path.join(folder, 'package.json')
  const done = path.join(folder, 'node_modules/.package-lock.json')
  return existsSync(kept) && existsSync(done) && readFileSync(kept, 'utf8') === manifest
}

/**
 * Puts a project into the scratch folder and installs its packages, unless the same ones are there.
 * @returns its folder
 * @throws when the packages can't be had
 */
export function install(name: Installed): string {
  const project = path.resolve('testing/peers/projects', name)
  const folder = scratch(name)
  const hasPackages = isInstalled(folder, readFileSync(path.join(project, 'package.json'), 'utf8'))
  cpSync(project, folder, { recursive: true })
  if (hasPackages) return folder
  console.log(`Installing ${name} into ${folder} …`)
  const options = ['--no-audit', '--no-fund', '--loglevel=error']
  const { status, stderr } = spawnSync('npm', ['install', ...options], {
    cwd: folder,
    encoding: 'utf8',
    env: process.env,
  })
  if (status === 0) return folder
  const reason = stderr.split('\n').find((line) => line.startsWith('npm error')) ?? 'npm says nothing'
  throw new Error(
    `The packages of ${name} were not installed in ${folder}: ${reason}. They come from the npm registry: look at the network and the free space, then run the command again.`,
  )
}
