import { minifySync } from '@swc/core'
import TerserPlugin from 'terser-webpack-plugin'
import { BannerPlugin, Compilation, type Configuration } from 'webpack'

/** ES2020 is known to all of package.json's browserslist. */
const options = {
  ecma: 2020,
  compress: { ecma: 2020, passes: 3, keep_fargs: false },
  mangle: true,
} as const

/**
 * The minifier of the browser's bundle. Gatsby has Terser write for browsers of 2009; swc writes ES2020: 1 KB less on every page,
 * in a fraction of the time.
 */
const minifier = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  terserOptions: options,
  // What is licensed stands in files beside the scripts; that they do so is not said in each.
  extractComments: { condition: 'some', filename: '[file].LICENSE.txt', banner: false },
})

/**
 * Asks browsers to compile a script while it comes, beside the page's own thread: else that compiles each function when it is first called,
 * in the midst of hydration (Chromium 136 and later know the comment, others skip it).
 * https://v8.dev/blog/explicit-compile-hints
 */
export const compiledAhead = new BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
})

/** A script in as few bytes as it can be. What would end its element in HTML is written in another way. */
export const minifyScript = (script: string): string => minifySync(script, options).code

/**
 * What minimizes a build, with swc in the place of Terser.
 * @throws where Gatsby's own minifier is not found any more
 */
export function minimizersOf({ optimization }: Configuration) {
  const minimizers = optimization?.minimizer ?? []
  const isTerser = (plugin: (typeof minimizers)[number]) =>
    plugin !== '...' && plugin?.constructor.name === 'TerserPlugin'
  if (!minimizers.some(isTerser))
    throw new Error('Gatsby’s minifier has changed: adapt src/node/gatsby/minify.ts.')
  return minimizers.map((plugin) => (isTerser(plugin) ? minifier : plugin))
}
