import type { ReactNode } from 'react'

/**
 * Takes the place of the package gatsby-react-router-scroll in the browser's bundle: `gatsby/webpack.ts` says so. Where a
 * page stands is the matter of src/browser/scroll-position.ts, which knows a reader's way better.
 */
export const ScrollContext = ({ children }: { children: ReactNode }) => children

/** Gatsby hands it on, and nobody takes it. */
export const useScrollRestoration = undefined
