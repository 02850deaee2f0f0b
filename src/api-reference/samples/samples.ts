import type { Operation, Values } from '../model'
import { cliSample } from './cli'
import { goSample } from './go'
import { httpSample } from './http'
import { javascriptSample, typescriptSample } from './javascript'
import { pythonSample } from './python'

/** A request in one language. */
export interface Sample {
  label: string
  /** Its name in the group of tabs. */
  name: string
  /** What it is highlighted as. */
  language: string
  code: string
}

interface SampleOptions {
  /** Whether the SDKs for JavaScript and Go have the operation. */
  inSdks: boolean
  /** An error that the call may end with, to be caught. */
  error: string | undefined
  /** Makes the SHA-256 digest of a body in hexadecimal. */
  digest: (body: string) => string
}

/** The error that an operation's first example catches. The answer to HEAD has no body that could name one. */
export const caughtError = ({ method, errors }: Operation): string | undefined =>
  method === 'HEAD' ? undefined : errors[0]?.code

/** A request in all languages of a page, in the order of its tabs. */
export function samplesOf(
  operation: Operation,
  values: Values,
  { inSdks, error, digest }: SampleOptions,
): Sample[] {
  const javascript = javascriptSample(operation, values, error)
  // Where the two are the same, one tab serves both.
  const typescript = typescriptSample(operation, values, error)
  const sample = (label: string, name: string, language: string, code: string) => ({
    label,
    name,
    language,
    code,
  })
  return [
    sample('HTTP', 'http', 'http', httpSample(operation, values, digest)),
    sample('AWS CLI', 'cli', 'bash', cliSample(operation, values)),
    ...(inSdks ? [sample('JavaScript', 'js', 'javascript', javascript)] : []),
    ...(inSdks && typescript !== javascript ? [sample('TypeScript', 'ts', 'typescript', typescript)] : []),
    sample('Python', 'python', 'python', pythonSample(operation, values, error)),
    ...(inSdks ? [sample('Go', 'go', 'go', goSample(operation, values, error))] : []),
  ]
}
