import path from 'node:path'
import { buildSync } from 'esbuild'
import type { HeadValues } from '../../head-scripts/every-page'
import { catalogueOf } from '../../locale/catalogues'
import { settings } from '../../site/edition'
import { minifyScript } from './minify'
import { compiled } from './transpile'

/** What the scripts of the head take from this edition. */
function headValues(): HeadValues {
  const { name, loading } = catalogueOf(settings.locale.name).search
  return {
    field: { name, loading },
    colorMode: settings.colorMode,
    announcement: settings.announcement?.id ?? '',
  }
}

/**
 * What must be known before anything is painted, as one script for the head of every page, in as few bytes as it can be.
 * @throws where one of the scripts cannot be read
 */
export const headScript = (values = headValues()): string => bundle('every-page', values)

/** The script for the head of the home page. */
export const homePageScript = (): string => bundle('home-page', {})

/**
 * One script of a module in src/head-scripts, and of what that imports.
 * @param values what `HEAD` holds in it
 * @throws where one of the modules cannot be read
 */
function bundle(entry: string, values: object): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.resolve(`src/head-scripts/${entry}.ts`)],
    bundle: true,
    format: 'iife',
    target: compiled.target,
    define: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [`HEAD.${name}`, JSON.stringify(value)]),
    ),
    write: false,
  })
  return minifyScript(outputFiles[0]!.text)
}
