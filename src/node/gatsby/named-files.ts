import type { WebpackPluginInstance } from 'webpack'

const name = 'NamedFiles'

/**
 * Has the code that makes the HTML count as changed when files that pages name are called otherwise. Gatsby makes only those pages anew
 * whose code or data have changed: all others would go on naming files of an earlier bundle, which are gone.
 * @param readNames gives a text that says how the files are called; asked once for each bundle
 */
export const countNamedFiles = (readNames: () => string): WebpackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const names = readNames()
      compilation.hooks.chunkHash.tap(name, (_, hash) => void hash.update(names))
    })
  },
})
