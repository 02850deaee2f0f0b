import type { Patch } from './patch'

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

/**
 * Gatsby's loader asks at the addresses that this site's data have, keeps no failures, and goes without what nobody calls.
 * They apply in this order.
 */
export const loaderPatches: Patch[] = [
  {
    // The page that a tab was opened with takes the very data that its HTML was made of: see page-data.ts.
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
    search: '          const jsonPayload = JSON.parse(responseText)\n',
    replace:
      '          const jsonPayload = JSON.parse(responseText)\n          if (isOpenedPage(pagePath)) openedPageData = { ...jsonPayload }\n',
  },
  {
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
    search: `webpackCompilationHash: appDataResponse
                  ? appDataResponse.webpackCompilationHash
                  : \`\`,`,
    replace: 'webpackCompilationHash: pageData.frame,',
  },
  {
    // Which version is online is asked by src/browser/site-version.ts; a page has no need of it. Any page but the opened one
    // needs the rules that the opened one's HTML has left out.
    search: '      this.loadAppData(),',
    replace: '      isOpenedPage(pagePath) || wholeStyles(),',
  },
  {
    search: '        pageDataResponse.status === PageResourceStatus.Error ||\n        rscDataResponse',
    replace:
      '        !appDataResponse ||\n        pageDataResponse.status === PageResourceStatus.Error ||\n        rscDataResponse',
  },
  {
    search: 'enqueue: rawPath => instance.prefetch(rawPath),',
    replace: 'enqueue: rawPath => instance.loadPage(rawPath),',
  },
  { search: '  prefetch: rawPath => instance.prefetch(rawPath),\n', replace: '' },
  { search: '  loadAppData: () => instance.loadAppData(),\n', replace: '' },
  {
    search: 'import prefetchHelper from "./prefetch"\n',
    replace: 'import { wholeStyles } from "../src/browser/whole-styles"\n',
  },
  {
    // A host that is out of order is asked as after any other failure. Gatsby asks for a page "/500.html" instead, which is not
    // there, and for that again where its answer is the same, hundreds of times a second.
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
    search: '      this.pageDataDb.set(pagePath, pageData)\n',
    replace:
      '      if (pageData.status !== PageResourceStatus.Error) this.pageDataDb.set(pagePath, pageData)\n',
  },
  {
    search: '              this.pageDb.set(pagePath, finalResult)\n',
    replace: '              if (!finalResult.error) this.pageDb.set(pagePath, finalResult)\n',
  },
  {
    // No page here is made of React server components: readers need not carry what would draw them.
    search: 'if (typeof rscDataResponse?.payload === `string`) {',
    replace: 'if (false) {',
  },
  ...unusedMethods.map((name) => ({ search: method(name), replace: '' })),
  {
    // Whether a page that has no data is a file of the host, as redirects are, is asked below the site's own path.
    search: 'return doFetch(rawPath, `HEAD`)',
    replace: 'return doFetch(__BASE_PATH__ + rawPath, `HEAD`)',
  },
  {
    search: '`${__PATH_PREFIX__}/page-data/sq/d/${staticQueryHash}.json`',
    replace: '`${__PATH_PREFIX__}/${pageData.answers[staticQueryHash]}`',
  },
]
