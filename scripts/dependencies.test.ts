import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import ts from 'typescript'
import { parse } from 'yaml'
import packageJson from '../package.json'
import tsconfig from '../tsconfig.json'

/** package.json says what the code needs: `npm ci --omit=dev` is enough to build the site, and nothing lies about. */

interface Source {
  /** What it imports at run time, and for types alone. */
  runs: string[]
  types: string[]
  /** All its texts, since plugins, loaders and fonts are named by them. */
  texts: string[]
}

const readSource = (file: string): Source => {
  const source: Source = { runs: [], types: [], texts: [] }
  const isTypes = (node: ts.Node): boolean => {
    if (ts.isExportDeclaration(node)) return node.isTypeOnly
    const clause = ts.isImportDeclaration(node) ? node.importClause : undefined
    const bindings = clause?.namedBindings
    if (!clause || clause.isTypeOnly) return Boolean(clause)
    return (
      !clause.name &&
      !!bindings &&
      ts.isNamedImports(bindings) &&
      bindings.elements.every((e) => e.isTypeOnly)
    )
  }
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) {
      const { parent } = node
      const isImport = ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)
      const isCall = ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword
      if (!isImport && !isCall) source.texts.push(node.text)
      else (isTypes(parent) ? source.types : source.runs).push(node.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true))
  return source
}

const code = ['{src,scripts,e2e,testing}/**/*.{ts,tsx}', '*.{ts,tsx,mjs}']
const ignore = ['src/gatsby-types.d.ts', 'scripts/dependencies.test.ts']
const sources = new Map(globSync(code, { ignore }).map((file) => [file, readSource(file)]))

const { dependencies, devDependencies, overrides, scripts } = packageJson
const declared = Object.keys({ ...dependencies, ...devDependencies })
/** The package of "@scope/name/part"; none where a file or a part of Node is meant. */
const packageOf = (name: string) =>
  /^[./]/.test(name) || isBuiltin(name) ? [] : [name.split('/', name.startsWith('@') ? 2 : 1).join('/')]
/** Packages whose names are those of languages, too, which texts name where they are no commands. */
const languages = ['tsx', 'typescript']

/** Packages that a source's texts name, or a path into them. */
const namedIn = ({ texts }: Source) =>
  declared.filter((name) =>
    texts.some(
      (text) =>
        (text === name && !languages.includes(text)) || `${text}/`.startsWith(`node_modules/${name}/`),
    ),
  )
const manifest = (name: string) =>
  JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {
    bin?: string | Record<string, string>
    peerDependencies?: Record<string, string>
  }

/** Files that the site's build runs or bundles: what Gatsby looks for by name, and all that these import. */
function filesOfBuild(): string[] {
  const starts =
    /^(gatsby-[a-z]+\.tsx?|src\/(pages|templates|gatsby-plugin-theme-ui|node\/gatsby\/replaced)\/.*)$/
  const found = [...sources.keys()].filter((file) => starts.test(file) && !file.includes('.test.'))
  for (const file of found) {
    for (const name of sources.get(file)!.runs.filter((name) => name.startsWith('.'))) {
      const target = path.join(path.dirname(file), name)
      const next = ['', '.ts', '.tsx', '/index.ts']
        .map((end) => target + end)
        .find((each) => sources.has(each))
      if (next && !found.includes(next)) found.push(next)
    }
  }
  return found
}

it('every package that is imported is declared', () => {
  const isDeclared = (name: string) => declared.includes(name) || declared.includes(`@types/${name}`)
  const missing = [...sources].flatMap(([file, { runs, types }]) =>
    [...runs, ...types]
      .flatMap(packageOf)
      .filter((name) => !isDeclared(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(missing).toEqual([])
})

it('what the build runs is among the dependencies, which "npm ci --omit=dev" installs', () => {
  const files = filesOfBuild()
  expect(files.length).toBeGreaterThan(200)
  const missing = files.flatMap((file) => {
    const source = sources.get(file)!
    return [...source.runs.flatMap(packageOf), ...namedIn(source)]
      .filter((name) => !(name in dependencies))
      .map((name) => `${file}: ${name}`)
  })
  expect(missing).toEqual([])
})

it('every package that is declared is used', () => {
  const all = [...sources.values()]
  const used = new Set([
    ...all.flatMap(({ runs, types }) => [...runs, ...types].flatMap(packageOf)),
    ...all.flatMap(namedIn),
    ...declared.flatMap((name) => Object.keys(manifest(name).peerDependencies ?? {})),
    ...tsconfig.compilerOptions.types,
    'jest-environment-jsdom', // jest.config.mjs calls it jsdom
  ])
  const commands = Object.values(scripts).join(' ').split(' ')
  const isCommand = (name: string) => {
    const { bin = {} } = manifest(name)
    return (typeof bin === 'string' ? [path.basename(name)] : Object.keys(bin)).some((each) =>
      commands.includes(each),
    )
  }
  expect(declared.filter((name) => !used.has(name.replace('@types/', '')) && !isCommand(name))).toEqual([])
})

it('what is held back is not proposed by Dependabot', () => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8')) as {
    updates: { ignore?: { 'dependency-name': string }[] }[]
  }
  const ignored = updates.flatMap(({ ignore = [] }) => ignore.map((rule) => rule['dependency-name']))
  const versions = Object.entries({ ...dependencies, ...devDependencies })
  const held = versions.filter(([, version]) => version.startsWith('~')).map(([name]) => name)
  expect(held.length).toBeGreaterThan(3)
  expect(ignored).toEqual(expect.arrayContaining([...held, ...Object.keys(overrides), '@swc/core']))
})
