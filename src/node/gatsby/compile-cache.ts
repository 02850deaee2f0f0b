import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { GatsbyCache } from 'gatsby'
import { LRUCache } from 'lru-cache'
import { globSync } from 'tinyglobby'
import { settings } from '../../site/settings'
import { compileContent, type CompiledContent } from '../page/compile'

/** What a compiled page depends on; what api/ adds to a page is part of its key. */
const compilerFiles = 'src/{node/{source,markdown,commands,page},figures,locale,shared}/**/*.{ts,tsx}'

/**
 * A page compiler that remembers: a page is compiled anew only when its text, what it takes from other files, the variables or the
 * compiler itself have changed. It reads the compiler's files once: the dev server runs on with those it began with.
 * @param cache Gatsby's cache for this site; it survives between builds
 * @param root project folder, for the compiler's own files
 */
export function rememberingCompiler(cache: GatsbyCache, root: string): typeof compileContent {
  const compiler = hash(
    globSync(compilerFiles, { cwd: root, ignore: '**/*.test.*' })
      .sort()
      .map((file) => readFileSync(`${root}/${file}`, 'utf8')),
  )
  const keyOf = (...[text, file, variables, site]: Parameters<typeof compileContent>) =>
    `content-${hash([compiler, settings.locale.name, file, text, JSON.stringify([variables, site])])}`
  // Gatsby keeps some answers in memory and reads the rest from disk each time.
  const memory = new LRUCache<string, CompiledContent, Parameters<typeof compileContent>>({
    max: 20_000,
    ignoreFetchAbort: true, // or a page would fail that is forgotten while it is compiled
    async fetchMethod(key, _, { context }) {
      const known = (await cache.get(key)) as CompiledContent | undefined
      if (known) return known
      const compiled = await compileContent(...context)
      await cache.set(key, compiled)
      return compiled
    },
  })
  return (...given) => memory.forceFetch(keyOf(...given), { context: given })
}

const hash = (parts: string[]) => createHash('sha256').update(parts.join('\0')).digest('hex')
