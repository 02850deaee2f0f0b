import { lineAt } from '../source/line-at'
import type { Mistake } from '../source/mistakes'
import type { NamedText } from '../source/source-texts'

/** How secrets look that work somewhere: no example looks so by chance. The keys of Amazon's own examples say that they are. */
const secret = new RegExp(
  [
    String.raw`\b(?:AKIA|ASIA)(?![A-Z0-9]*EXAMPLE)[A-Z2-7]{16}\b`,
    // In a text of JSON, its lines end with \n.
    String.raw`-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----(?:\s|\\n)+[\w+/=]{40,}`,
    String.raw`\bgh[pousr]_\w{36,}\b|\bgithub_pat_\w{40,}\b`,
    String.raw`\b(?:aws_secret_access_key|AWS_SECRET_ACCESS_KEY|[sS]ecretAccessKey)["']?\s*[:=]\s*["']?(?![\w/+]*EXAMPLE)[\w/+]{40}(?![\w/+=])`,
    String.raw`\bAIza[\w-]{35}\b|\bsk-(?:ant|proj)-[\w-]{20,}|\bhooks\.slack\.com/services/T\w+/B\w+/\w{20,}`,
    String.raw`\bxox[abpr]-\w{10,}-[\w-]+\b|\bsk_live_\w{20,}\b`,
  ].join('|'),
  'g',
)

/** What looks like the secret of somebody, in text, code, frontmatter or data: what is published once is known for ever. */
export const findSecrets = (texts: readonly NamedText[]): Mistake[] =>
  texts.flatMap(({ file, text }) =>
    [...text.matchAll(secret)].map(({ 0: found, index }) => ({
      file,
      line: lineAt(text, index),
      message: `This looks like a secret that works: ${found.slice(0, 8)}….`,
      fix: 'Take it back where it is valid, and write one that nobody can use, such as AKIAIOSFODNN7EXAMPLE.',
    })),
  )
