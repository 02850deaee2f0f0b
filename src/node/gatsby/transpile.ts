import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Configuration, RuleSetRule } from 'webpack'

/** The browsers of package.json's browserslist, in esbuild's words. */
function browsersOf(list: readonly string[]): string[] {
  return list.map((entry) => entry.replace(' >= ', ''))
}

const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] }

/** Whether a module holds a query, which only Gatsby's Babel plugins can take out of it. */
const hasQuery = (file: string) => /\bgraphql`/.test(readFileSync(file, 'utf8'))

/** The site's modules, and what Gatsby has laid into its cache: everything in them but queries is plain TypeScript and JSX. */
const isOwn = (file: string) =>
  [path.resolve('src'), path.resolve('.cache')].some((folder) => file.startsWith(folder + path.sep))

const isPlain = (file: string) => isOwn(file) && /\.[jt]sx?$/.test(file) && !hasQuery(file)

/**
 * esbuild in the place of Babel: a module in a tenth of the time, and for the browsers that are really meant.
 * @param ending of the files; only in `.ts` may a type stand between angle brackets
 */
const esbuildRule = (ending: RegExp, loader: 'ts' | 'tsx'): RuleSetRule => ({
  test: (file: string) => ending.test(file) && isPlain(file),
  loader: 'esbuild-loader',
  options: { loader, target: browsersOf(browserslist), jsx: 'automatic' },
})

/** Gatsby's rule for JavaScript of all kinds. */
const isBabel = ({ type, test }: RuleSetRule) =>
  type === 'javascript/auto' && test instanceof RegExp && test.test('page.tsx')

/**
 * Lets webpack compile by esbuild what holds no query.
 * @throws where Gatsby's rule for JavaScript is not found any more
 */
export function compileWithEsbuild({ module }: Configuration) {
  const rules = (module?.rules ?? []) as RuleSetRule[]
  const babel = rules.find(isBabel)
  if (!babel)
    throw new Error(
      'Gatsby’s webpack rule for JavaScript has changed: mend compileWithEsbuild in src/node/gatsby/transpile.ts.',
    )
  babel.exclude = isPlain
  rules.push(esbuildRule(/\.ts$/, 'ts'), esbuildRule(/\.([jt]sx|js)$/, 'tsx'))
}
