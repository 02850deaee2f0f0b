import type { RuleSetRule } from 'webpack'

/**
 * What is mended in Gatsby's own browser code while webpack bundles it, and why. The build stops where a text to
 * replace is not found, so that a newer Gatsby can't pass unnoticed.
 */
interface Patch {
  /** A file of Gatsby's `.cache/`. */
  file: string
  search: string | RegExp
  replace: string
}

/** A method of a class, in each class of the file that has it. */
const method = (name: string) => new RegExp(`\\n  ${name}\\([^)]*\\) {\\n[^]*?\\n  }(?=\\n)`, 'g')

/**
 * Methods of Gatsby's loader that nobody calls here: for React server components, and to fetch pages ahead, four in
 * three seconds and without a look at which link a reader sees (ours: src/browser/link-loading.ts).
 */
const unusedMethods = [
  'fetchPartialHydrationJson',
  'loadPartialHydrationJson',
  'shouldPrefetch',
  'prefetch',
  '_processNextPrefetchBatch',
  'doPrefetch',
  'loadAppData',
]

/** What React has stopped to check: types that components declare at run time. */
const declaredTypes = /\n\w+\.propTypes = {\n[^]*?\n}\n/

const patches: Patch[] = [
  ...['navigation.js', 'page-renderer.js', 'public-page-renderer-prod.js', 'static-query.js'].map((file) => ({
    file,
    search: declaredTypes,
    replace: '',
  })),
  {
    // A page whose data are of another frame than its HTML, even after Gatsby has loaded it anew once, stays as the host
    // has sent it: it reads as without JavaScript, and new data never meet old scripts.
    file: 'production-app.js',
    search: '    if (!page || page.status === PageResourceStatus.Error) {',
    replace:
      '    if (!page || page.status === PageResourceStatus.Error || page.page.webpackCompilationHash !== window.___webpackCompilationHash) {',
  },
  {
    // The page that a tab was opened with takes the very data that its HTML was made of: see page-data.ts.
    file: 'loader.js',
    search: `const createPageDataUrl = rawPath => {
  const [path, maybeSearch] = rawPath.split(\`?\`)
`,
    replace: `let openedPageData
const isOpenedPage = path =>
  window.___pageDataHash &&
  stripSurroundingSlashes(path.split('?')[0]) === stripSurroundingSlashes(window.pagePath || '')

const createPageDataUrl = rawPath => {
  const [path, maybeSearch] = rawPath.split(\`?\`)
  if (isOpenedPage(path)) return \`\${__PATH_PREFIX__}/static/page-data/\${window.___pageDataHash}.json\`
`,
  },
  {
    // Gatsby takes the opened page with another query, as after a search, for another page. Its data are there, and what
    // its HTML has of them is kept with these very objects (src/components/content/inside.ts).
    file: 'loader.js',
    search: '          const jsonPayload = JSON.parse(responseText)\n',
    replace:
      '          const jsonPayload = JSON.parse(responseText)\n          if (isOpenedPage(pagePath)) openedPageData = { ...jsonPayload }\n',
  },
  {
    file: 'loader.js',
    search:
      '    const url = createPageDataUrl(pagePath)\n    return this.memoizedGet(url).then(req => {\n      const { status, responseText } = req\n\n      // Handle 200',
    replace: `    if (openedPageData && isOpenedPage(pagePath)) {
      const query = pagePath.split('?')[1]
      const path = openedPageData.path + (query ? '?' + query : '')
      return Promise.resolve(
        Object.assign(loadObj, { status: PageResourceStatus.Success, payload: { ...openedPageData, path } }),
      )
    }
    const url = createPageDataUrl(pagePath)
    return this.memoizedGet(url).then(req => {
      const { status, responseText } = req

      // Handle 200`,
  },
  {
    // Where a browser has kept an old page for the way back, and the host has not kept its data, those of today are
    // asked for. They say whether they fit.
    file: 'loader.js',
    search: `      // Handle 404
      if (status === 404 || status === 200) {
`,
    replace: `      // Handle 404
      if (status === 404 || status === 200) {
        if (isOpenedPage(pagePath)) {
          window.___pageDataHash = ''
          return this.fetchPageDataJson(loadObj)
        }
`,
  },
  {
    // Of which frame a page is, its data say themselves: what is asked for beside them may be older or newer.
    file: 'loader.js',
    search: `webpackCompilationHash: appDataResponse
                  ? appDataResponse.webpackCompilationHash
                  : \`\`,`,
    replace: 'webpackCompilationHash: pageData.frame,',
  },
  {
    // Which version is online is asked by src/browser/site-version.ts; a page has no need of it. Any page but the opened one
    // needs the rules that the opened one's HTML has left out.
    file: 'loader.js',
    search: '      this.loadAppData(),',
    replace: '      isOpenedPage(pagePath) || wholeStyles(),',
  },
  {
    file: 'loader.js',
    search: '        pageDataResponse.status === PageResourceStatus.Error ||\n        rscDataResponse',
    replace:
      '        !appDataResponse ||\n        pageDataResponse.status === PageResourceStatus.Error ||\n        rscDataResponse',
  },
  {
    file: 'loader.js',
    search: 'enqueue: rawPath => instance.prefetch(rawPath),',
    replace: 'enqueue: rawPath => instance.loadPage(rawPath),',
  },
  { file: 'loader.js', search: '  prefetch: rawPath => instance.prefetch(rawPath),\n', replace: '' },
  { file: 'loader.js', search: '  loadAppData: () => instance.loadAppData(),\n', replace: '' },
  {
    file: 'loader.js',
    search: 'import prefetchHelper from "./prefetch"\n',
    replace: 'import { wholeStyles } from "../src/browser/whole-styles"\n',
  },
  {
    // A host that is out of order is asked as after any other failure. Gatsby asks for a page "/500.html" instead, which is not
    // there, and for that again where its answer is the same, hundreds of times a second.
    file: 'loader.js',
    search: `      // handle 500 response (Unrecoverable)
      if (status === 500) {
        return this.fetchPageDataJson(
          Object.assign(loadObj, {
            pagePath: \`/500.html\`,
            internalServerError: true,
          })
        )
      }
`,
    replace: '',
  },
  // What could not be loaded once, ahead of any wish or without a connection, may be had the next time.
  {
    file: 'loader.js',
    search: '      this.pageDataDb.set(pagePath, pageData)\n',
    replace:
      '      if (pageData.status !== PageResourceStatus.Error) this.pageDataDb.set(pagePath, pageData)\n',
  },
  {
    file: 'loader.js',
    search: '              this.pageDb.set(pagePath, finalResult)\n',
    replace: '              if (!finalResult.error) this.pageDb.set(pagePath, finalResult)\n',
  },
  {
    // No page here is made of React server components: readers need not carry what would draw them.
    file: 'loader.js',
    search: 'if (typeof rscDataResponse?.payload === `string`) {',
    replace: 'if (false) {',
  },
  ...unusedMethods.map((name) => ({ file: 'loader.js', search: method(name), replace: '' })),
  {
    // Whether a page that has no data is a file of the host, as redirects are, is asked below the site's own path.
    file: 'loader.js',
    search: 'return doFetch(rawPath, `HEAD`)',
    replace: 'return doFetch(__BASE_PATH__ + rawPath, `HEAD`)',
  },
  {
    file: 'loader.js',
    search: '`${__PATH_PREFIX__}/page-data/sq/d/${staticQueryHash}.json`',
    replace: '`${__PATH_PREFIX__}/${pageData.answers[staticQueryHash]}`',
  },
  {
    // The page for missing addresses is shown at the address that it was sent for: what a host doesn't have, Gatsby needn't
    // ask for under a name made of it. One that can't be decoded is taken as letters.
    file: 'find-path.js',
    search: `  let newRawPathname = rawPathname
  const queryIndex = rawPathname.indexOf(\`?\`)

  if (queryIndex !== -1) {
    const [path, qs] = rawPathname.split(\`?\`)
    newRawPathname = \`\${path}?\${encodeURIComponent(qs)}\`
  }

  const pathname = decodeURIComponent(newRawPathname)
`,
    replace: `  const [path, ...queries] = rawPathname.split('#')[0].split('?')
  const pathname = [decodePart(path), ...queries].join('?')
`,
  },
  {
    file: 'find-path.js',
    search: /\n *\/\/[^\n]*\n *\.split\(`#`\)\[0\]/,
    replace: '',
  },
  {
    file: 'find-path.js',
    search: 'export const findPath = rawPathname => {\n',
    replace: `export const findPath = rawPathname => {
  if (isMissing(rawPathname)) return '/404.html'
`,
  },
  {
    file: 'find-path.js',
    search: 'import { pick } from "@gatsbyjs/reach-router"\n',
    replace: `import { pick } from "@gatsbyjs/reach-router"
import { isMissing } from "../src/browser/missing-address"
import { decodePart } from "../src/shared/paths"
`,
  },
  {
    // What screen readers hear of a new page is said in the site's language.
    file: 'navigation.js',
    search: '`Navigated to ${pageName}`',
    replace: 'WORDS.site.arrived.join(pageName)',
  },
]

/**
 * The rule for webpack that leaves out Emotion's vendor prefixes in the HTML: no browser that the site is made for reads
 * them, but for a few that styles write themselves ("WebkitMask").
 */
export const withoutPrefixes: RuleSetRule = {
  test: /[\\/]@emotion[\\/]cache[\\/]dist[\\/]emotion-cache[^\\/]*\.(esm|cjs)\.js$/,
  loader: 'string-replace-loader',
  options: {
    search: 'defaultStylisPlugins = [prefixer]',
    replace: 'defaultStylisPlugins = []',
    strict: true,
  },
}

/** The rule for webpack by which Gatsby's router leaves an address as it stands: "%23" in a path would become "%2523". */
const addressAsItIs: RuleSetRule = {
  test: /[\\/]@gatsbyjs[\\/]reach-router[\\/]dist[\\/]index(\.modern)?\.m?js$/,
  loader: 'string-replace-loader',
  options: {
    search: 'encodeURI(decodeURI(l))',
    replace: 'l',
    strict: true,
  },
}

/** The rule for webpack that lets it leave out the router's own link, which has no use beside Gatsby's, and declared types. */
const withoutRouterLink: RuleSetRule = {
  test: /[\\/]@gatsbyjs[\\/]reach-router[\\/]dist[\\/]index\.modern\.mjs$/,
  loader: 'string-replace-loader',
  options: {
    multiple: [
      { search: /(\w)\.displayName="Link",\1\.propTypes=\{[^}]*\};/, replace: '', strict: true },
      { search: /\w\.propTypes=\{from:[^}]*\};/, replace: '', strict: true },
      {
        search: /(\w=)(\w\(\(\w,\w\)=>\{let\{innerRef:)/,
        replace: '$1/*#__PURE__*/$2',
        strict: true,
      },
    ],
  },
}

/** Rules for webpack that mend Gatsby's files as they are bundled. */
export const gatsbyPatches: RuleSetRule[] = [
  addressAsItIs,
  withoutRouterLink,
  ...[...new Set(patches.map(({ file }) => file))].map((file): RuleSetRule => ({
    test: new RegExp(`[\\\\/]\\.cache[\\\\/]${file.replace('.', '\\.')}$`),
    enforce: 'pre',
    loader: 'string-replace-loader',
    options: {
      multiple: patches
        .filter((patch) => patch.file === file)
        .map(({ search, replace }) => ({ search, replace, strict: true })),
    },
  })),
]
