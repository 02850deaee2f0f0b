import type { RuleSetRule } from 'webpack'

/**
 * What is mended in Gatsby's own browser code while webpack bundles it, and why. The build stops where a text to
 * replace is not found, so that a newer Gatsby can't pass unnoticed.
 */
const patches = [
  {
    // A tab that is older than the site loads the next page anew, but Gatsby goes on to show it with the old scripts as
    // well: the page flashes, or breaks, and stands in the history twice, so that the way back leads nowhere.
    file: 'navigation.js',
    search: `        window.location = pathname + search + hash
      }
    }
    reachNavigate(`,
    replace: `        window.location = pathname + search + hash
        clearTimeout(timeoutId)
        return
      }
    }
    reachNavigate(`,
  },
  {
    // A page whose files can't be loaded is loaded by the browser; query and anchor belong to its address.
    file: 'navigation.js',
    search: `      window.location = pathname
`,
    replace: `      window.location = pathname + search + hash
`,
  },
  {
    // Data stand at an address of their version (src/node/gatsby/page-data.ts), so that a page never gets another's.
    file: 'loader.js',
    search: '${__PATH_PREFIX__}/page-data/${fixedPath}/page-data.json',
    replace:
      '${__PATH_PREFIX__}/static/${window.___webpackCompilationHash}/page-data/${fixedPath}/page-data.json',
  },
  {
    file: 'loader.js',
    search: '${__PATH_PREFIX__}/page-data/sq/d/${staticQueryHash}.json',
    replace:
      '${__PATH_PREFIX__}/static/${window.___webpackCompilationHash}/page-data/sq/d/${staticQueryHash}.json',
  },
]

/** Rules for webpack that mend Gatsby's files as they are bundled. */
export const gatsbyPatches: RuleSetRule[] = [...new Set(patches.map(({ file }) => file))].map((file) => ({
  test: new RegExp(`[\\\\/]\\.cache[\\\\/]${file.replace('.', '\\.')}$`),
  enforce: 'pre',
  loader: 'string-replace-loader',
  options: {
    multiple: patches
      .filter((patch) => patch.file === file)
      .map(({ search, replace }) => ({ search, replace, strict: true })),
  },
}))
