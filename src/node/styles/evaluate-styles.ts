import { createRequire } from 'node:module'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import type { ThemeUICSSObject } from 'theme-ui'

const exported = '__styles'
const namespace = 'styles-of'

/** The module whose styles are wanted, and of everything else only what they are made of: nothing else is run. */
const onlyStyles = (source: string, file: string): Plugin => ({
  name: 'only-styles',
  setup(bundler) {
    bundler.onResolve({ filter: /.*/ }, async ({ path: request, pluginData, ...options }) => {
      if (options.kind === 'entry-point') return { path: file, namespace, sideEffects: false }
      if (!request.startsWith('.')) return { path: request, external: true, sideEffects: false }
      if (pluginData === namespace) return undefined
      const { path: found, errors } = await bundler.resolve(request, { ...options, pluginData: namespace })
      return { path: found, errors, sideEffects: false }
    })
    bundler.onLoad({ filter: /.*/, namespace }, () => ({
      contents: source,
      loader: 'tsx',
      resolveDir: path.dirname(file),
    }))
  },
})

/** Stands in for Gatsby: a module's queries have nothing to do with its styles. */
const withoutQueries = { graphql: () => undefined }

/** Stands in for the words of the interface, at any depth: webpack fills them in later. */
const anyWords: unknown = new Proxy({}, { get: () => anyWords })

interface Evaluated {
  values: ThemeUICSSObject[]
  /** Files of the project whose values are in them. */
  madeOf: string[]
}

/**
 * The values of expressions of a module, without drawing anything.
 * @param expressions as they stand in the source
 * @param file absolute
 * @throws where a style needs something of a browser or of a page
 */
export async function evaluateStyles(
  source: string,
  expressions: readonly string[],
  file: string,
): Promise<Evaluated> {
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    metafile: true,
    format: 'cjs',
    platform: 'node',
    jsx: 'automatic',
    treeShaking: true,
    logLevel: 'silent',
    // What a component has loaded is in none of its styles.
    loader: { '.woff2': 'empty' },
    plugins: [
      onlyStyles(
        `${source.replace(/^export (default )?/gm, '')}\nexport const ${exported} = [${expressions.map((text) => `(${text})`).join(',')}]`,
        file,
      ),
    ],
  })
  const require = createRequire(file)
  const module = { exports: {} as Record<string, ThemeUICSSObject[]> }
  // The project's own code, as esbuild has put it together.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const run = new Function('module', 'exports', 'require', 'WORDS', outputFiles[0]!.text) as (
    ...values: unknown[]
  ) => void
  run(
    module,
    module.exports,
    (name: string): unknown => (name === 'gatsby' ? withoutQueries : (require(name) as unknown)),
    anyWords,
  )
  const madeOf = Object.keys(metafile.inputs).filter((input) => !input.startsWith(namespace))
  return { values: module.exports[exported]!, madeOf: madeOf.map((input) => path.resolve(input)) }
}
