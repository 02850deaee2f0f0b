import type { ReactNode } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import { isOver } from './early'
import { beginTurns } from './turns'

const reportCrash = (error: unknown) => console.error('A part of the page crashed:', error)

/** Every error reaches the console: those that a boundary catches, those that none does, and those that React recovers from. */
const reports: RootOptions = {
  onCaughtError: reportCrash,
  onUncaughtError: reportCrash,
  onRecoverableError: (error) => console.error('Recovered from an error:', error),
}

/**
 * Takes over the server's HTML, or draws the page where there is none, as in the dev server. In place of Gatsby's
 * own, which leaves caught errors unreported.
 */
export function hydrate(element: ReactNode, container: Element) {
  // A reader has gone back meanwhile: the document of that page is being loaded (head-scripts/early/history.ts).
  if (isOver()) return
  if (container.querySelector('#gatsby-focus-wrapper')?.hasChildNodes()) {
    beginTurns()
    hydrateRoot(container, element, reports)
  } else createRoot(container, reports).render(element)
}
