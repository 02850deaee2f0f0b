import './src/browser/repair-address'
import './src/browser/keep-positions'
import type { GatsbyBrowser } from 'gatsby'
import { hydrate } from './src/browser/hydrate'
import { wrapPage } from './src/components/site/wrap-page'
import { arrive, markTarget, prepareFocus } from './src/browser/arrival'
import { startCodeFont } from './src/browser/code-font'
import { doWhatWasAsked, isOver } from './src/browser/early'
import { pressWithoutSelecting } from './src/browser/folds'
import { keepParts } from './src/browser/keep-parts'
import { followKeyboard } from './src/browser/keyboard'
import { endNavigation, followNavigation } from './src/browser/navigation'
import { lookForNewerVersion, watchForNewerVersion } from './src/browser/site-version'
import { onceHydrated } from './src/browser/turns'
import { completeStyles } from './src/browser/whole-styles'

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = wrapPage
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  // Gatsby waits for what is returned, which its types don't tell: here for ever, so that it starts nothing.
  if (isOver()) return new Promise(() => {}) as unknown as void
  watchForNewerVersion()
  if (!CSS.supports('selector(::details-content)'))
    void import('./src/browser/print').then(({ unfoldOnPaper }) => unfoldOnPaper())
  keepParts()
  if (process.env.NODE_ENV === 'development')
    void import('./src/browser/mistake-overlay').then(({ followMistakes }) => followMistakes())
}

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  followKeyboard()
  pressWithoutSelecting()
  prepareFocus()
  onceHydrated(doWhatWasAsked)
}

export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () => {
  // Before anything is drawn: the page for missing addresses goes on by itself.
  followNavigation()
  return hydrate
}

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation && location.pathname !== prevLocation.pathname) completeStyles()
}

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  endNavigation()
  arrive(location, prevLocation)
  markTarget(location)
  startCodeFont()
  // A reader who goes from page to page in one tab shall not stay with an old version.
  if (prevLocation) void lookForNewerVersion()
}

// `arrive` does; in the built site nothing of Gatsby's is left that could.
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false
