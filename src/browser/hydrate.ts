import { startTransition, type ErrorInfo, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import { isOver } from './early'

const reportCrash = (error: unknown, { componentStack }: ErrorInfo) =>
  console.error('A part of the page crashed:', error, componentStack)

/** Every error that React meets reaches the console: those that a boundary shows or none, and those that React mends itself. */
const reports: RootOptions = {
  onCaughtError: reportCrash,
  onUncaughtError: reportCrash,
  onRecoverableError: (error, { componentStack }) =>
    console.error('React recovered from an error:', error, componentStack),
}

/**
 * Takes over the server's HTML, or draws the page where there is none, as in the dev server. In place of Gatsby's
 * own, which leaves caught errors unreported. React takes over in slices, between which the browser hears its reader.
 */
export function hydrate(element: ReactNode, container: Element) {
  // A reader has gone back meanwhile: the document of that page is being loaded (head-scripts/early-script.ts).
  if (isOver()) return
  if (container.querySelector('#gatsby-focus-wrapper')?.hasChildNodes())
    startTransition(() => void hydrateRoot(container, element, reports))
  else createRoot(container, reports).render(element)
}
