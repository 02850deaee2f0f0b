import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import { compilerFiles, rememberingCompiler } from './compile-cache'

describe('rememberingCompiler', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'compile-cache-'))
  const writeSource = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  afterAll(() => rmSync(root, { recursive: true }))

  /** A cache that counts what is put into it. */
  function makeCache() {
    const entries = new Map<string, Buffer>()
    const cache = {
      get: (key: string) => Promise.resolve(entries.get(key)),
      set: (key: string, value: Buffer | string) =>
        Promise.resolve(void entries.set(key, Buffer.from(value))),
    }
    return { entries, cache }
  }

  it('compiles a page once', async () => {
    const { entries, cache } = makeCache()
    const compile = rememberingCompiler(cache, root)
    const first = await compile('{a}', 'a.mdx', { a: 'A' })
    expect(await compile('{a}', 'a.mdx', { a: 'A' })).toBe(first)
    expect(entries.size).toBe(1)
  })

  it('tries again what has failed', async () => {
    const { cache } = makeCache()
    jest.spyOn(cache, 'get').mockRejectedValueOnce(new Error('The disk is busy.'))
    const compile = rememberingCompiler(cache, root)
    await expect(compile('a', 'a.mdx', {})).rejects.toThrow('The disk is busy.')
    expect((await compile('a', 'a.mdx', {})).mistakes).toEqual([])
  })

  it.each([
    ['its text', '{a} b', 'a.mdx', 'A'],
    ['its name', '{a}', 'b.mdx', 'A'],
    ['a variable', '{a}', 'a.mdx', 'B'],
  ])('compiles a page anew when %s has changed', async (_, text, file, a) => {
    const { entries, cache } = makeCache()
    const compile = rememberingCompiler(cache, root)
    await compile('{a}', 'a.mdx', { a: 'A' })
    await compile(text, file, { a })
    expect(entries.size).toBe(2)
  })

  const frame = { term: 'frame', definition: 'A step of the consensus.', page: '/docs/frames/' }
  const coin = { term: 'coin', forms: ['coins'], definition: 'What is spent.', page: '/docs/coins/' }
  const renewed = { definition: 'Another text.' }

  it.each([
    ['a variable that it does not name', '{a}', { a: 'A', b: 'B2' }, [frame, coin], 1],
    ['a new variable', '{a}', { a: 'A', b: 'B', c: 'C' }, [frame, coin], 1],
    ['a new name that no line may part', '{a}', { a: 'A', b: 'B', c: 'C World' }, [frame, coin], 2],
    [
      'a new variable, where it names one that there is not',
      '{x}',
      { a: 'A', b: 'B', c: 'C' },
      [frame, coin],
      2,
    ],
    ['a variable of an address', '[t](/docs/%7Bb%7D/)', { a: 'A', b: 'B2' }, [frame, coin], 2],
    ['a term that it names', '<Term>Coins</Term>', { a: 'A', b: 'B' }, [frame, { ...coin, ...renewed }], 2],
    [
      'a term that it does not name',
      '<Term>Coins</Term>',
      { a: 'A', b: 'B' },
      [{ ...frame, ...renewed }, coin],
      1,
    ],
    [
      'a term that it may name',
      '<Term>*coin*</Term>',
      { a: 'A', b: 'B' },
      [{ ...frame, ...renewed }, coin],
      2,
    ],
    ['a term, where it names one that there is not', '<Term>x</Term>', { a: 'A', b: 'B' }, [frame], 2],
  ])('knows what an edit concerns: %s', async (_, text, variables, glossary, compiled) => {
    const { entries, cache } = makeCache()
    const compile = rememberingCompiler(cache, root)
    await compile(text, 'a.mdx', { a: 'A', b: 'B' }, { glossary: [frame, coin] })
    await compile(text, 'a.mdx', variables, { glossary })
    expect(entries.size).toBe(compiled)
  })

  it.each([
    'src/node/page/code.ts',
    'src/node/source/variables.ts',
    'src/shared/author-components.ts',
    'src/gatsby-plugin-theme-ui/table-styles.ts',
    'package-lock.json',
  ])('compiles a page anew when the compiler has changed: %s', async (file) => {
    const { entries, cache } = makeCache()
    writeSource(file, 'one')
    await rememberingCompiler(cache, root)('a', 'a.mdx', {})
    await rememberingCompiler(cache, root)('a', 'a.mdx', {})
    expect(entries.size).toBe(1)
    writeSource(file, 'two')
    await rememberingCompiler(cache, root)('a', 'a.mdx', {})
    expect(entries.size).toBe(2)
  })
})

/** A file and all that it and these import at run time. */
function importedFrom(start: string): string[] {
  const found = [start]
  const names = /^(?:import|export) (?!type )[^']*?from '(\.[^']+)'|import\('(\.[^']+)'\)/gm
  for (const file of found)
    for (const [, name, lazy] of readFileSync(file, 'utf8').matchAll(names)) {
      const target = path.join(path.dirname(file), name ?? lazy!)
      const next = ['.ts', '.tsx', '/index.ts'].map((end) => target + end).find((each) => existsSync(each))
      if (next && !found.includes(next)) found.push(next)
    }
  return found
}

it('the files that a compiled page depends on are all that the compiler imports', () => {
  const known = new Set(globSync(compilerFiles))
  expect(
    importedFrom('src/node/page/compile.ts')
      .filter((file) => !known.has(file))
      .sort(),
  ).toEqual([
    // What a frontmatter may hold is no part of the compiled text.
    'src/api-reference/model.ts',
    'src/node/api/schemas.ts',
    // The language is part of the key.
    'src/site/edition.ts',
    'src/site/editions.ts',
    'src/site/settings.ts',
  ])
})
