import path from 'node:path'
import type { Configuration } from 'webpack'

/**
 * Takes Gatsby's ESLint out of the dev server: it looks at `.js` and `.jsx`, of which the site has none, and is a seventh of a start.
 * @throws where Gatsby has none any more
 */
export function withoutGatsbysLint({ plugins = [], ...config }: Configuration): Configuration {
  const others = plugins.filter((plugin) => plugin?.constructor.name !== 'ESLintWebpackPlugin')
  if (others.length === plugins.length)
    throw new Error('Gatsby lints no more: delete withoutGatsbysLint in src/node/gatsby/develop.ts.')
  return { ...config, plugins: others }
}

/** Where the package is, for Node's side and for browsers. */
const emotionFiles = { 'develop-html': 'emotion-cache.esm.js', develop: 'emotion-cache.browser.esm.js' }

/**
 * Emotion as it is published: the one for development calls `:first-child` and its like unsafe, 24 times at each start and in each
 * page's console. That is so where it writes style elements between others, which the built site does not.
 * @param stage of Gatsby's bundling
 * @returns aliases for webpack, none in a build
 */
export function quietEmotion(stage: string): Record<string, string> {
  const file = emotionFiles[stage as keyof typeof emotionFiles]
  return file ? { '@emotion/cache$': path.resolve('node_modules/@emotion/cache/dist', file) } : {}
}
