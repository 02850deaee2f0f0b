import { useEffect, useState } from 'react'
import { announce } from '../browser/announce'

/** How long a button says that it has copied, in milliseconds. */
const confirmationTime = 1000

export type CopyState = 'idle' | 'copied' | 'failed'

/** What a button says in each state but the first, and screen readers with it. */
export const copyOutcomes = { copied: WORDS.common.copied, failed: WORDS.common.notCopied } as const

/**
 * Copies a text to the clipboard. The state says for a second whether that went well: it does not where a page comes
 * without HTTPS, or where the browser or the reader refuses.
 * @param text the text, or the promise of one that has yet to arrive
 */
export function useCopy(text: () => string | Promise<string>) {
  /** A new one for each press, so that each is announced. */
  const [outcome, setOutcome] = useState<{ state: CopyState }>({ state: 'idle' })
  useEffect(() => {
    const { state } = outcome
    if (state === 'idle') return
    const takeBack = announce(copyOutcomes[state])
    const timer = setTimeout(() => setOutcome({ state: 'idle' }), confirmationTime)
    return () => {
      clearTimeout(timer)
      takeBack()
    }
  }, [outcome])

  const copy = () =>
    write(text).then(
      () => setOutcome({ state: 'copied' }),
      () => setOutcome({ state: 'failed' }),
    )
  return { ...outcome, copy }
}

async function write(text: () => string | Promise<string>) {
  const given = text()
  if (typeof given === 'string') return navigator.clipboard.writeText(given)
  // Safari lets a page write in the moment of the click alone; an item may be written then and its text come later.
  if (!window.ClipboardItem) return navigator.clipboard.writeText(await given)
  const blob = given.then((plain) => new Blob([plain], { type: 'text/plain' }))
  blob.catch(() => {}) // it is told below, and nobody else waits for it
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}
