import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buildCacheFolder } from '../../shared/build-cache'

/**
 * What was expensive to make, by a key that says everything it is made of. It lasts: neither `gatsby clean` nor another
 * checkout's build has to make it anew, and a CI job may keep the folder. Deleting it costs time, nothing else.
 */
export interface BuildCache {
  /** What was kept, or nothing. */
  get: (key: string) => Promise<Buffer | undefined>
  set: (key: string, value: string | Buffer) => Promise<void>
}

const day = 24 * 3600 * 1000
/** Days after which what nobody has asked for is thrown away. */
const daysKept = 30

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Says that a file is in use, once a day. */
async function touch(file: string) {
  const now = new Date()
  if (now.getTime() - (await stat(file)).mtimeMs > day) await utimes(file, now, now)
}

/** Removes what has not been asked for in a month. Another build may do the same. */
async function removeOld(folder: string) {
  const removed = (await readdir(folder)).map(async (name) => {
    const file = path.join(folder, name)
    const age = Date.now() - (await stat(file).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs
    if (age > daysKept * day) await rm(file, { force: true })
  })
  await Promise.all(removed)
}

/**
 * Opens a cache. Several builds may use it at once: a file is there whole or not at all.
 * @param root project folder
 * @param name of the cache; its keys are names of files
 */
export async function openBuildCache(root: string, name: string): Promise<BuildCache> {
  const folder = path.join(root, buildCacheFolder, name)
  await mkdir(folder, { recursive: true })
  await removeOld(folder)
  return {
    async get(key) {
      const file = path.join(folder, key)
      try {
        const value = await readFile(file)
        await touch(file)
        return value
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async set(key, value) {
      const written = path.join(folder, `.${randomUUID()}`)
      await writeFile(written, value)
      await rename(written, path.join(folder, key))
    },
  }
}
