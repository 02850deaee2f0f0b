import { createContext, useContext, type ReactNode } from 'react'
import type { PageEditions } from '../../shared/page-editions'
import { docsRoot } from '../../shared/routes'

/** The page that is shown, as far as other editions have it. */
interface ShownPage {
  path: string
  editions: PageEditions
}

const Shown = createContext<ShownPage>({ path: '/', editions: {} })

interface PageEditionsOfProps {
  path: string
  /** What the model says of the page; nothing for pages that every edition has. */
  editions: PageEditions | undefined
  children: ReactNode
}

/** Tells the bar and the page's parts what the page is in other editions. */
export const PageEditionsOf = ({ path, editions, children }: PageEditionsOfProps) => (
  <Shown
    value={{
      // The page for missing addresses stands at an address that no other edition has.
      path: editions || path === docsRoot ? path : '/',
      editions: editions ?? {},
    }}
  >
    {children}
  </Shown>
)

/** The page that is shown. */
export const useShownPage = () => useContext(Shown)
