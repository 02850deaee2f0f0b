import type { Code, InlineCode, Text } from 'mdast'
import type { PageCompilation } from '../compilation'
import { atLine, sourceOf } from './source'

/** How secrets look that work somewhere: no example looks so by chance. */
const secrets = [
  // The keys of Amazon's own examples say that they are.
  /\b(?:AKIA|ASIA)(?![A-Z0-9]*EXAMPLE)[A-Z2-7]{16}\b/,
  /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s+[\w+/=]{40,}/,
  /\bgh[pousr]_\w{36,}\b|\bgithub_pat_\w{40,}\b/,
  /\bxox[abpr]-\w{10,}-[\w-]+\b|\bsk_live_\w{20,}\b/,
]

/** Tells of what looks like the secret of somebody: what is published once is known for ever. */
export function checkSecrets(node: Code | InlineCode | Text, page: PageCompilation) {
  const source = sourceOf(node, page)
  for (const secret of secrets) {
    const found = secret.exec(source)
    if (!found) continue
    const line = node.position!.start.line + source.slice(0, found.index).split('\n').length - 1
    page.fault(
      atLine(line),
      `This looks like a secret that works: ${found[0].slice(0, 8)}….`,
      'Take it back where it is valid, and write one that nobody can use, such as AKIAIOSFODNN7EXAMPLE.',
    )
  }
}
