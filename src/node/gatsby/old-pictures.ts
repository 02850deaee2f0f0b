import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { glob } from 'tinyglobby'

/** Gatsby keeps all sizes of a picture in a folder that is named by the picture's hash. */
const pictureFolder = /\/static\/([0-9a-f]{32})\//g

/** What names a picture: pages, their data, and their Markdown. */
const namers = '**/*.{html,json,md}'

/**
 * Removes from a built site the pictures that nothing of it names any more: Gatsby leaves those of earlier builds where they are,
 * and they would be deployed for ever.
 * @param folder the built site
 */
export async function removeOldPictures(folder: string): Promise<void> {
  const kept = (await glob('static/*/', { cwd: folder, onlyDirectories: true }))
    .map((name) => path.basename(name))
    .filter((name) => /^[0-9a-f]{32}$/.test(name))
  if (!kept.length) return
  const named = new Set<string>()
  for (const file of await glob(namers, { cwd: folder }))
    for (const [, hash] of (await readFile(path.join(folder, file), 'utf8')).matchAll(pictureFolder))
      named.add(hash!)
  const old = kept.filter((name) => !named.has(name))
  await Promise.all(old.map((name) => rm(path.join(folder, 'static', name), { recursive: true })))
}
