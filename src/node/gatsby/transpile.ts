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
 * What the site's modules are compiled to. esbuild takes regular expressions with `\p{M}` for newer than these browsers, and
 * would have them made at run time: a new one at each call of a function that has one.
 */
export const compiled = {
  target: browsersOf(browserslist),
  supported: { 'regexp-unicode-property-escapes': true },
  jsx: 'automatic',
} as const

/**
 * esbuild in the place of Babel: a module in a tenth of the time, and for the browsers that are really meant.
 * @param ending of the files; only in `.ts` may a type stand between angle brackets
 */
const esbuildRule = (ending: RegExp, loader: 'ts' | 'tsx'): RuleSetRule => ({
  test: (file: string) => ending.test(file) && isPlain(file),
  loader: 'esbuild-loader',
  options: { loader, ...compiled },
})

/** Gatsby's rules that compile TypeScript by Babel. */
const isBabel = ({ test, enforce, resourceQuery }: RuleSetRule) =>
  !enforce && !resourceQuery && test instanceof RegExp && test.test('page.tsx')

/**
 * Has each module of ours compiled once: Gatsby's plugin for TypeScript has a rule of its own, which compiles anew what Gatsby's
 * rule has compiled.
 * @returns the rule that is left
 * @throws where Gatsby's rules for TypeScript are not found any more
 */
function compileOnce({ module }: Configuration): RuleSetRule {
  const [babel, again, ...others] = ((module?.rules ?? []) as RuleSetRule[]).filter(isBabel)
  if (!babel || !again || others.length)
    throw new Error(
      'Gatsby’s webpack rules for TypeScript have changed: adapt compileOnce in src/node/gatsby/transpile.ts.',
    )
  again.exclude = isOwn
  return babel
}

/**
 * Lets webpack compile by esbuild what holds no query.
 * @throws where Gatsby's rules for TypeScript are not found any more
 */
export function compileWithEsbuild(config: Configuration) {
  compileOnce(config).exclude = isPlain
  config.module!.rules!.push(esbuildRule(/\.ts$/, 'ts'), esbuildRule(/\.([jt]sx|js)$/, 'tsx'))
}

/**
 * The same for the dev server, but for its components in browsers: only Babel makes them ready for React's hot reload.
 * @param stage of Gatsby's bundling
 * @throws where Gatsby's rules for TypeScript are not found any more
 */
export function compileForDevelopment(config: Configuration, stage: string) {
  if (stage === 'develop-html') return compileWithEsbuild(config)
  compileOnce(config).exclude = (file: string) => file.endsWith('.ts') && isPlain(file)
  config.module!.rules!.push(esbuildRule(/\.ts$/, 'ts'))
}
