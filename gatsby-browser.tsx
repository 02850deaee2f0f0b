import type { GatsbyBrowser } from 'gatsby'
import { wrapPage } from './src/components/layout/wrap-page'

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = wrapPage

/** Tells scripts and tests that React has taken over; pages say "false" until then. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  document.documentElement.dataset.hasHydrated = 'true'
}
