import './src/hooks/mend-hash'
import type { GatsbyBrowser } from 'gatsby'
import { hydrate } from './src/components/layout/hydrate'
import { wrapPage } from './src/components/layout/wrap-page'
import { arrive, ownScrollRestoration, prepareFocus, shouldUpdateScroll } from './src/hooks/arrival'
import { followKeyboard } from './src/hooks/keyboard'
import { endNavigation, followNavigation } from './src/hooks/navigation'
import { lookForNewerVersion, watchForNewerVersion } from './src/hooks/site-version'

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = wrapPage
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  watchForNewerVersion()
  if (process.env.NODE_ENV === 'development')
    void import('./src/components/feedback/fault-overlay').then(({ followFaults }) => followFaults())
}

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  followKeyboard()
  prepareFocus()
  ownScrollRestoration()
  followNavigation()
  // Tells scripts and tests that React has taken over; pages say "false" until then.
  document.documentElement.dataset.hasHydrated = 'true'
}

export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () => hydrate

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  endNavigation()
  arrive(location, prevLocation)
  // A reader who goes from page to page in one tab shall not stay with an old version.
  if (prevLocation) void lookForNewerVersion()
}

export { shouldUpdateScroll }
