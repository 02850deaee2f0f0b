import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import type { GatsbyCache } from 'gatsby'
import { compileContent, type CompiledContent } from './content/compile'

/**
 * A page compiler that remembers: a page is compiled anew only when its text, what it takes from other files, the variables or the
 * compiler itself have changed.
 * @param cache Gatsby's cache for this site; it survives between builds
 * @param root project folder, for the compiler's own files
 */
export function rememberingCompiler(cache: GatsbyCache, root: string): typeof compileContent {
  const compiler = hash(
    globSync('src/{build,figures,model}/**/*.{ts,tsx}', { cwd: root, ignore: '**/*.test.*' })
      .sort()
      .map((file) => readFileSync(`${root}/${file}`, 'utf8')),
  )
  return async (text, file, variables, site) => {
    const key = `content-${hash([compiler, file, text, JSON.stringify([variables, site])])}`
    const known = (await cache.get(key)) as CompiledContent | undefined
    if (known) return known
    const compiled = await compileContent(text, file, variables, site)
    await cache.set(key, compiled)
    return compiled
  }
}

const hash = (parts: string[]) => createHash('sha256').update(parts.join('\0')).digest('hex')
