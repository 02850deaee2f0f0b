import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { sha256 } from '../../publish/sha256'

/** A name for texts, in their order. */
export const hashOf = (parts: readonly string[]): string => sha256(parts.join('\0'))

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
