import path from 'node:path'
import type { LoaderContext } from 'webpack'
import { extractStyles, type Extracted } from './extract-styles'

/** Where the values of the theme stand, which are in all styles. */
const theme = path.resolve('src/gatsby-plugin-theme-ui')

/** What was taken out of each module: it is asked for as code and as a sheet, for the browser and for the HTML. */
const known = new Map<string, { source: string; extracted: Promise<Extracted> }>()

function extractOnce(source: string, file: string): Promise<Extracted> {
  const last = known.get(file)
  if (last?.source === source) return last.extracted
  const extracted = extractStyles(source, file)
  known.set(file, { source, extracted })
  return extracted
}

/**
 * webpack's loader for components: asked for a module it gives its code without styles, which imports the same module as
 * a style sheet; asked for that ("?sheet"), its rules.
 */
export default function styleLoader(this: LoaderContext<object>, source: string) {
  const callback = this.async()
  const { resourcePath } = this
  extractOnce(source, resourcePath).then(({ code, css, madeOf }) => {
    this.addContextDependency(theme)
    for (const file of madeOf) this.addDependency(file)
    if (this.query === '?sheet') return callback(null, css)
    const sheet = `${resourcePath}.css!=!${__filename}?sheet!${resourcePath}`
    callback(null, css ? `import ${JSON.stringify(sheet)}\n${code}` : code)
  }, callback)
}
