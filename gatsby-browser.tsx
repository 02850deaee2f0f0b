import './src/browser/mend-hash'
import './src/browser/keep-positions'
import type { GatsbyBrowser } from 'gatsby'
import { hydrate } from './src/browser/hydrate'
import { wrapPage } from './src/components/site/wrap-page'
import { arrive, prepareFocus } from './src/browser/arrival'
import { followKeyboard } from './src/browser/keyboard'
import { endNavigation, followNavigation } from './src/browser/navigation'
import { lookForNewerVersion, watchForNewerVersion } from './src/browser/site-version'

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = wrapPage
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  watchForNewerVersion()
  if (process.env.NODE_ENV === 'development')
    void import('./src/browser/fault-overlay').then(({ followFaults }) => followFaults())
}

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  followKeyboard()
  prepareFocus()
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

// `arrive` does; in the built site nothing of Gatsby's is left that could.
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false
