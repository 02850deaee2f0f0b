import { watch } from 'node:fs'

/**
 * Does something now and after each change below some folders, one at a time.
 * @param quiet how long nothing may change before it is done, in milliseconds: editors write a file in several steps
 * @returns what ends it
 */
export function keepDoing(folders: readonly string[], run: () => Promise<void>, quiet = 80): () => void {
  let timer: NodeJS.Timeout | undefined
  let work = Promise.resolve()
  const go = () => {
    // A file may be gone before it is read: the next change says more.
    work = work.then(run).catch((error: unknown) => console.error((error as Error).message))
  }
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(go, quiet)
  }
  const watchers = folders.map((folder) => watch(folder, { recursive: true }, soon))
  go()
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
