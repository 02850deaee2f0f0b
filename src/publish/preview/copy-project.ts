import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { buildCacheFolder } from '../../shared/build-cache'

/** What Gatsby compiles has to stand in its own folder. */
const compiled = ['src', 'package.json', 'tsconfig.json']
const isGatsbyFile = (name: string) => /^gatsby-.*\.(tsx?|mjs)$/.test(name)

/** What it only reads may stand elsewhere. */
const read = ['content', 'static', 'package-lock.json']

/**
 * Makes a folder hold the project as it is now, so that Gatsby runs there and this project's cache and `public/` stay
 * as they are. What Gatsby has made in that folder stays as well. Packages are linked.
 * @param content whether pages and static files are linked, or copied so that they can be changed. With links, what one
 *   build has kept serves the other, too.
 */
export function copyProject(folder: string, content: 'linked' | 'copied') {
  mkdirSync(folder, { recursive: true })
  const place = (names: readonly string[], put: (from: string, to: string) => void) => {
    for (const name of names) {
      const to = path.join(folder, name)
      rmSync(to, { recursive: true, force: true })
      put(path.resolve(name), to)
    }
  }
  const copy = (from: string, to: string) => cpSync(from, to, { recursive: true, preserveTimestamps: true })
  for (const name of readdirSync(folder).filter(isGatsbyFile)) rmSync(path.join(folder, name))
  place([...compiled, ...readdirSync('.').filter(isGatsbyFile)], copy)
  place(read, content === 'copied' ? copy : symlinkSync)
  place(['node_modules'], symlinkSync)
  if (content === 'linked') {
    mkdirSync(buildCacheFolder, { recursive: true })
    place([buildCacheFolder], symlinkSync)
  }
}
