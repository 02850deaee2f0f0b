/**
 * A page's resources as Gatsby's loader hands them over, with the frame that they belong to (src/node/gatsby/page-data.ts).
 * A failed load has the status "error", or nothing at all.
 */
export type LoadedPage =
  { status?: string; error?: unknown; page?: { webpackCompilationHash: string } } | undefined

/** The part of Gatsby's page loader that the site calls. Gatsby puts it on the window and gives it no types. */
export interface PageLoader {
  /** Fetches a page and evaluates its code, at once. */
  hovering: (path: string) => void
  /** Does the same, and says how it went; the dev server's own queue says only that it has ended. */
  enqueue: (path: string) => PromiseLike<LoadedPage>
  /** The same for a page that is to be shown. Gatsby calls it for every change of route, Back and Forward included. */
  loadPage: (path: string) => Promise<LoadedPage>
}

declare global {
  interface Window {
    ___loader: PageLoader
    /** The frame that the document belongs to; the dev server names none. */
    ___webpackCompilationHash: string
    ___navigate: (to: string | number, options?: { replace?: boolean; state?: unknown }) => void
  }
}
