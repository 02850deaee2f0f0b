import { statSync, watch, type FSWatcher } from 'node:fs'

/** Why changes may go unseen from now on, and what to do: on Linux mostly that the system watches enough files already. */
const unseen = (folder: string, { message }: Error) =>
  `Changes below ${folder} may go unseen: ${message}. End this with Ctrl+C, and begin again; on Linux, raise fs.inotify.max_user_watches if it comes again.`

/**
 * Does something now and after each change below some folders, one at a time. Where the system can't watch a folder any longer,
 * that is told, and it goes on with the others. A folder that goes and comes again, as whoever changes the branch may do to it, is
 * watched anew.
 * @param quiet how long nothing may change before it is done, in milliseconds: editors write a file in several steps
 * @param pause how long a folder that has come again may go unseen, in milliseconds
 * @returns what ends it
 */
export function keepDoing(
  folders: readonly string[],
  run: () => Promise<void>,
  quiet = 80,
  pause = 1000,
): () => void {
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
  const begin = (folder: string): FSWatcher =>
    watch(folder, { recursive: true }, soon).on('error', (error) => {
      console.error(unseen(folder, error))
      soon()
    })
  const watched = folders.map((folder) => ({ folder, id: idOf(folder), watcher: begin(folder) }))
  const looking = setInterval(() => {
    for (const one of watched) {
      const id = idOf(one.folder)
      if (id === one.id) continue
      one.id = id
      one.watcher.close()
      if (id !== undefined) one.watcher = begin(one.folder)
      soon()
    }
  }, pause)
  go()
  return () => {
    clearTimeout(timer)
    clearInterval(looking)
    for (const { watcher } of watched) watcher.close()
  }
}

/** What tells a folder from another one of its name; undefined where there is none. A number alone may be given again. */
function idOf(folder: string): string | undefined {
  const found = statSync(folder, { throwIfNoEntry: false })
  return found && `${found.ino} ${found.birthtimeMs}`
}
