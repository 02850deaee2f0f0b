import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'

/** A name for texts, in their order. */
export const hashOf = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('hex')

/**
 * A name for what code does: a hash of its files, tests left out.
 * @param patterns of files below the root
 */
export const hashOfFiles = (root: string, patterns: readonly string[]): string =>
  hashOf(
    globSync([...patterns], { cwd: root, ignore: '**/*.test.*' })
      .sort()
      .map((file) => readFileSync(`${root}/${file}`, 'utf8')),
  )
