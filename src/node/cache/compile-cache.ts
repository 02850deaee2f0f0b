import { LRUCache } from 'lru-cache'
import { settings } from '../../site/edition'
import type { BuildCache } from './build-cache'
import { hashOf, hashOfFiles } from './hash'
import type { compileContent, CompiledContent } from '../page/compile'
import { usedKnowledge } from './used-knowledge'
import { compileWhenNeeded } from '../page/compile-when-needed'

/** What a compiled page depends on, packages included; what api/ adds to a page is part of its key. */
export const compilerFiles = [
  'src/{node/{source,markdown,commands,errors,page},figures,artwork,locale,shared}/**/*.{ts,tsx}',
  'src/gatsby-plugin-theme-ui/{roles,screens,table-styles}.ts',
  'package-lock.json',
]

/**
 * A page compiler that remembers: a page is compiled anew only when its text, what it takes from other files or the compiler itself
 * have changed. It reads the compiler's files once: the dev server runs on with those it began with.
 * @param cache where pages are kept between builds
 * @param root project folder, for the compiler's own files
 */
export function rememberingCompiler(cache: BuildCache, root: string): typeof compileContent {
  const compiler = hashOfFiles(root, compilerFiles)
  const keyOf = (...given: Parameters<typeof compileContent>) => {
    const [text, file] = given
    return `${hashOf([compiler, settings.locale.name, file, text, JSON.stringify(usedKnowledge(...given))])}.json`
  }
  const memory = new LRUCache<string, CompiledContent, Parameters<typeof compileContent>>({
    max: 20_000,
    ignoreFetchAbort: true, // or a page would fail that is forgotten while it is compiled
    async fetchMethod(key, _, { context }) {
      const known = await cache.get(key)
      if (known) return JSON.parse(known.toString()) as CompiledContent
      const compiled = await compileWhenNeeded(...context)
      await cache.set(key, JSON.stringify(compiled))
      return compiled
    },
  })
  return (...given) => memory.forceFetch(keyOf(...given), { context: given })
}
