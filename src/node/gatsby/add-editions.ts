import { spawn } from 'node:child_process'
import path from 'node:path'
import { addEdition, buildEdition } from '../../publish/editions'
import { copyProject } from '../../publish/preview/copy-project'
import { edition, editions } from '../../site/edition'
import { basePath } from '../../site/base-path'

/** Where the other languages and versions are built: Gatsby keeps its cache and its output beside its settings. */
const folder = '.editions'

/**
 * Builds the other languages and versions, one after the other, and puts them into the first one's site. Each is a
 * build of its own: its scripts hold the words of its language, its frame the sidebars of its version.
 * @param site folder of the first one's site
 * @param sendsTo hosts that the settings let pages send requests to
 * @returns where they stand in it
 * @throws where one can't be built
 */
export async function addEditions(site: string, sendsTo: readonly string[]): Promise<string[]> {
  // One that is built by itself is added by who has asked for it.
  if (edition.name !== '') return []
  const others = editions.slice(1)
  for (const { name, path: below } of others) {
    const own = path.join(folder, name.replaceAll('/', '-'))
    copyProject(own, 'linked')
    addEdition(site, basePath, { from: await buildEdition(own, name, runGatsby), path: below }, sendsTo)
  }
  return others.map((other) => other.path)
}

/** Builds an edition and says on the terminal what it does. */
const runGatsby = (cwd: string, name: string) =>
  new Promise<number | null>((resolve, reject) => {
    const command = [path.resolve('node_modules/.bin/gatsby'), 'build', '--prefix-paths']
    const env = { ...process.env, EDITION: name }
    const child = spawn(process.execPath, command, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] })
    child.once('error', reject)
    child.once('close', resolve)
  })
