import { nextTask } from './next-task'
import { wantsStillness } from './reduced-motion'

/**
 * Has the browser fade from this page to the one that takes its place, in a view transition, where it knows them and the
 * reader allows motion; how long that takes is said in components/head/document-styles.ts.
 * @returns settles when the page is to change: it is drawn by the task after that, since the browser shows nothing meanwhile
 */
export async function beginPageChange(): Promise<void> {
  if (!('startViewTransition' in document) || wantsStillness()) return
  await new Promise<void>((begin) => {
    const { ready } = document.startViewTransition(() => {
      begin()
      return nextTask()
    })
    // A window that nobody sees, or another change at once: the page changes without a transition.
    ready.catch(() => {})
  })
}
