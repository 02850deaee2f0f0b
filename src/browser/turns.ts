import { nextTask } from './next-task'

/** A part of the page that is hydrated in a task of its own. */
interface Turn {
  /** Settles when it is this part's turn. */
  come: Promise<void>
  begin: () => void
  hasCome: boolean
}

/** The parts of the page, by their names; none where no HTML is being hydrated. */
let turns: Map<string, Turn> | undefined

/** The parts that wait, in their order. */
const waiting: Turn[] = []

let finish = () => {}
let finished = Promise.resolve()

/** Has each part that waits drawn in a task of its own. A part may have parts in it that wait in turn. */
async function takeTurns() {
  await nextTask()
  for (let turn = waiting.shift(); turn; turn = waiting.shift()) {
    turn.hasCome = true
    turn.begin()
    // What has waited is drawn at the end of this task.
    await nextTask()
  }
  turns = undefined
  finish()
}

/** Names the element that a part is alone in. */
export const turnAttribute = 'data-turn'

const sizeOf = (node: Node) => (node instanceof Element ? node.querySelectorAll('*').length : -1)

/** Takes away what an extension has put beside a part; the part is the largest of what is there. */
function removeStrays() {
  for (const place of document.querySelectorAll(`[${turnAttribute}]`)) {
    if (place.childNodes.length < 2) continue
    const [, ...strays] = [...place.childNodes].sort((a, b) => sizeOf(b) - sizeOf(a))
    for (const stray of strays) stray.remove()
  }
}

/**
 * The page's HTML is about to be hydrated: in turns, since what a reader does while all of it is hydrated at once
 * would wait.
 */
export function beginTurns() {
  removeStrays()
  turns = new Map()
  finished = new Promise((resolve) => (finish = resolve))
  void takeTurns()
}

/**
 * Holds a part of the page back until it is its turn; does nothing where no HTML is being hydrated.
 * @param name names the part among all of the page
 * @throws a promise that settles then, by which Suspense knows
 */
export function awaitTurn(name: string) {
  if (!turns) return
  let turn = turns.get(name)
  if (!turn) {
    let begin = () => {}
    const come = new Promise<void>((resolve) => (begin = resolve))
    turn = { come, begin, hasCome: false }
    turns.set(name, turn)
    waiting.push(turn)
  }
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- it is how Suspense is told
  if (!turn.hasCome) throw turn.come
}

/** Does something as soon as all of the page has been hydrated: at once, where nothing is. */
export function onceHydrated(run: () => void) {
  if (turns) void finished.then(run)
  else run()
}

/** Settles when all of the page has been hydrated. */
export const allHydrated = () => new Promise<void>(onceHydrated)
