import { fromTopAttribute, laterBlocks } from '../shared/later-blocks'
import { whenIdle } from './when-idle'

/**
 * How many blocks are laid out in one go: a slow phone can do that between two frames. Safari does not hold the place of a reader
 * who has jumped down the page meanwhile: there it is all.
 */
const atOnce = () => ('overflowAnchor' in document.body.style ? 8 : Infinity)

const begins = () => document.documentElement.hasAttribute(fromTopAttribute)

/** The blocks that wait. */
let waiting: HTMLElement[] = []

/**
 * Lays out, some at a time, what the style sheet has the browser leave for later on a page that begins at its top
 * (components/head/document-styles.ts): the page then is as high as it is, before anybody has read that far.
 */
export function layOutRest() {
  const blocks = [...document.querySelectorAll<HTMLElement>(laterBlocks)]
  waiting = blocks
  const next = () => {
    // Those of a page that is gone are nobody's, and on one that begins elsewhere none wait.
    if (waiting !== blocks || !begins()) return
    for (const block of blocks.splice(0, atOnce())) block.style.contentVisibility = 'visible'
    // Now, not in the next frame, where it would be all at once.
    void document.body.offsetHeight
    if (blocks.length) whenIdle(next)
  }
  whenIdle(next)
}

/** Lays out all that waits, before something is done that goes to a place of the page. */
export function layOutAll() {
  if (waiting.length) document.documentElement.removeAttribute(fromTopAttribute)
}
