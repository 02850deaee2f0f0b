import path from 'node:path'
import type { Configuration, RuleSetRule } from 'webpack'

/**
 * Preact in the place of React in all that is built, HTML and browser alike: a first visit costs 40 KB less, half of its
 * scripts (e2e/budget.test.ts). The site's own code speaks React's language, with its types and tools, and the dev server
 * keeps React for its hot reload.
 */
const aliases = {
  'theme-ui/jsx-runtime$': 'preact/jsx-runtime',
  'react/jsx-runtime$': 'preact/jsx-runtime',
  'react-dom/client$': path.resolve('src/node/gatsby/replaced/react-dom-client.ts'),
  'react-dom/server$': path.resolve('src/node/gatsby/replaced/react-dom-server.ts'),
  'react-dom$': 'preact/compat',
  react$: 'preact/compat',
}

/**
 * Has a configuration of a build draw by Preact. Gatsby's own names for React go, for webpack takes the first that fits; so
 * does what leaves React out of the HTML's bundle, where two copies of Preact would not know of each other.
 * @throws where Gatsby no longer names React in the way that this knows
 */
export function drawWithPreact({ resolve, ...config }: Configuration): Configuration {
  const { react, 'react-dom': reactDom, ...others } = (resolve?.alias ?? {}) as Record<string, string | false>
  if (!react || !reactDom)
    throw new Error(
      'Gatsby names React in another way now: adapt drawWithPreact in src/node/gatsby/preact.ts.',
    )
  const externals = Array.isArray(config.externals)
    ? config.externals.filter((external) => typeof external !== 'function')
    : config.externals
  return { ...config, externals, resolve: { ...resolve, alias: { ...aliases, ...others } } }
}

/**
 * The rule for webpack by which Gatsby writes heads as it does for React before 19: it would replace React's createElement,
 * which is a constant of Preact's, to keep React from moving a head's parts.
 */
export const headsAsTheyAre: RuleSetRule = {
  test: /[\\/]\.cache[\\/]head[\\/]head-export-handler-for-(browser|ssr)\.js$/,
  enforce: 'pre',
  loader: 'string-replace-loader',
  options: { search: 'reactMajor !== 18', replace: 'false', strict: true },
}
