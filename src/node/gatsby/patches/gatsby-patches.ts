import type { RuleSetRule } from 'webpack'
import { findPathPatches } from './find-path'
import { loaderPatches } from './loader'
import { addressAsItIs, drawnInTransition, withoutUnusedRouter } from './packages'
import type { Patch } from './patch'

/** The prop types of components, which React no longer checks at run time. */
const propTypes: Patch = { search: /\n\w+\.propTypes = {\n[^]*?\n}\n/, replace: '' }

/** The patches of each file of Gatsby's `.cache/`. */
const patches: Record<string, readonly Patch[]> = {
  'navigation.js': [
    propTypes,
    {
      // Screen readers announce a new page in the site's language.
      search: '`Navigated to ${pageName}`',
      replace: 'WORDS.site.arrived.join(pageName)',
    },
    // What src/browser/navigation.ts does before: a page that it hands over is there, and fits this tab. Nobody hears of one
    // that is late, and the site has no service worker.
    { search: / {2}\/\/ If we had a service worker update[^]*?return\n {2}}\n/, replace: '' },
    { search: / {2}const timeoutId = setTimeout\([^]*?, 1000\)\n/, replace: '' },
    { search: / {4}\/\/ If no page resources, then refresh[^]*?(?= {4}reachNavigate\()/, replace: '' },
    // Scrolling is src/browser/scroll-position.ts', redirects are the hosts'.
    { search: /function shouldUpdateScroll\([^]*?\n}\n/, replace: 'const shouldUpdateScroll = undefined\n' },
    { search: /function maybeRedirect\([^]*?\n}\n/, replace: '' },
    { search: /if \(!maybeRedirect\(location\.pathname\)\) /g, replace: '' },
    { search: / {2}const redirect = maybeGetBrowserRedirect[^]*?\n {2}}\n/, replace: '' },
    { search: /(reachNavigate\(to, options\)\n) {4}clearTimeout\(timeoutId\)\n/, replace: '$1' },
  ],
  // Redirects are the hosts' (src/publish/): none is Gatsby's.
  'redirect-utils.js': [
    { search: /^[^]*$/, replace: 'export const maybeGetBrowserRedirect = () => undefined' },
  ],
  'page-renderer.js': [propTypes],
  'public-page-renderer-prod.js': [propTypes],
  // Contexts of an experimental React that was never released.
  'context-utils.js': [{ search: 'if (React.createServerContext) {', replace: 'if (false) {' }],
  // Names for developer tools.
  'head/components/head-components.js': [
    { search: /HeadAwareComponent\.displayName = `React19HeadAPICompat\${TagName}`\n/g, replace: '' },
  ],
  'static-query.js': [
    propTypes,
    // Messages for mistakes in code, which the dev server and the build of the HTML print: readers need not load them.
    { search: /if \(isNaN\(Number\(query\)\)\) {[^]*?\n {2}}\n/, replace: '' },
    { search: / \+\n\s+`This is likely a bug in Gatsby[^]*?issues`/, replace: '' },
  ],
  'production-app.js': [
    {
      // A page whose data are of another frame than its HTML, even after Gatsby has loaded it anew once, stays as the host
      // has sent it: it reads as without JavaScript, and new data never meet old scripts.
      search: '    if (!page || page.status === PageResourceStatus.Error) {',
      replace:
        '    if (!page || page.status === PageResourceStatus.Error || page.page.webpackCompilationHash !== window.___webpackCompilationHash) {',
    },
  ],
  'loader.js': loaderPatches,
  'find-path.js': findPathPatches,
}

/** Rules for webpack that patch Gatsby's files as they are bundled. */
export const gatsbyPatches: RuleSetRule[] = [
  addressAsItIs,
  withoutUnusedRouter,
  drawnInTransition,
  ...Object.entries(patches).map(([file, changes]): RuleSetRule => ({
    test: new RegExp(`[\\\\/]\\.cache[\\\\/]${file.replace('.', '\\.')}$`),
    enforce: 'pre',
    loader: 'string-replace-loader',
    options: { multiple: changes.map((change) => ({ ...change, strict: true })) },
  })),
]
