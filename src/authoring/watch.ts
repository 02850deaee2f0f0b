import { watch } from 'node:fs'

/** Why changes may go unseen from now on, and what to do: on Linux mostly that the system watches enough files already. */
const unseen = (folder: string, { message }: Error) =>
  `Changes below ${folder} may go unseen: ${message}. End this with Ctrl+C, and begin again; on Linux, raise fs.inotify.max_user_watches if it comes again.`

/**
 * Does something now and after each change below some folders, one at a time. Where the system can't watch a folder any longer,
 * that is told, and it goes on with the others.
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
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, soon).on('error', (error) => {
      console.error(unseen(folder, error))
      soon()
    }),
  )
  go()
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
