import type { ReactNode } from 'react'

/**
 * Takes the place of the package gatsby-react-router-scroll in the browser's bundle: `gatsby/webpack.ts` says so. Where a
 * page stands is up to src/browser/scroll-position.ts, which knows the entries of the history.
 */
export const ScrollContext = ({ children }: { children: ReactNode }) => children

/** Gatsby exports it, and nobody uses it. */
export const useScrollRestoration = undefined
