import { nextTask } from './next-task'
import { wantsStillness } from './reduced-motion'

declare global {
  interface Window {
    /** What Gatsby's router draws another page with: src/node/gatsby/patches/packages.ts. */
    ___changePage: typeof changePage
  }
}

/** Where the router has gone to, and how: "PUSH" where a link has led there, and nothing on the way back or forward. */
interface Arrival {
  pathname: string
  action?: string
}

/** The path of the page that is shown, or about to be. */
let shown: string | undefined

/** The change that the browser still shows by pictures; they take what is pressed, whatever is in sight there. */
let fade: ViewTransition | undefined

/** Whether a press has ended a fade, so that its click is still for the pictures. */
let hasPressed = false

/** The page that waits for the browser's picture of this one, and what draws it: the router does so in two places. */
let waiting: { arrival: Arrival; draws: (() => void)[] } | undefined

/**
 * Draws the page of an address: another one that a link has led to fades in, in a view transition, where the browser knows them
 * and the reader allows motion; how long that takes is said in components/head/document-styles.ts. Back and Forward have their own motion
 * in some browsers. The address has changed before, so that what a reader does while the browser takes its picture is done from there.
 * @param draw has the page drawn by the next task; nothing else is shown until then
 */
function changePage(draw: () => void, arrival: Arrival) {
  if (arrival === waiting?.arrival) return void waiting.draws.push(draw)
  const { pathname, action } = arrival
  const fades =
    pathname !== shown && action === 'PUSH' && 'startViewTransition' in document && !wantsStillness()
  shown = pathname
  waiting = undefined
  if (!fades) return draw()
  const change = (waiting = { arrival, draws: [draw] })
  const begun = (fade = document.startViewTransition(() => {
    // Who has gone back meanwhile stays there.
    if (waiting === change) {
      waiting = undefined
      for (const draw of change.draws) draw()
    }
    return nextTask()
  }))
  // A window that nobody sees, or another change at once: the page changes without a transition.
  begun.ready.catch(() => {})
  void begun.finished.then(() => {
    if (fade === begun) fade = undefined
  })
}

function endFade() {
  fade?.skipTransition()
  fade = undefined
}

/** Whoever presses something sees the page that they press. */
function uncover() {
  hasPressed = !!fade
  endFade()
}

/** Does a click that the pictures have taken to what stands there. */
function passOn(click: MouseEvent) {
  const isTaken = (fade || hasPressed) && click.target === document.documentElement
  endFade()
  hasPressed = false
  if (!isTaken) return
  click.stopPropagation()
  document.elementFromPoint(click.clientX, click.clientY)?.dispatchEvent(new MouseEvent('click', click))
}

/** Has the router's pages drawn by this from now on. */
export function followPageChanges() {
  shown = window.location.pathname
  window.___changePage = changePage
  window.addEventListener('pointerdown', uncover, true)
  window.addEventListener('click', passOn, true)
}
