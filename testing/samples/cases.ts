import { loadApi } from '../fixtures/load-api'
import type { Example, Operation } from '../../src/api-reference/model'
import { caughtError } from '../../src/api-reference/samples/samples'

/** One example of an operation, as its page shows it. */
export interface Case {
  /** Letters and digits: the name of its files, and the access key ID by which its request is known. */
  id: string
  title: string
  operation: Operation
  example: Example
  /** The error that its samples catch. */
  error: string | undefined
}

/** All examples of all operations. */
export async function allCases(): Promise<Case[]> {
  const { operations } = await loadApi()
  return [...operations.values()].flatMap((operation) =>
    operation.examples.map((example, index) => ({
      id: `${operation.name}${index + 1}`,
      title: `${operation.name}: ${example.title}`,
      operation,
      example,
      error: index ? undefined : caughtError(operation),
    })),
  )
}

/** A sample that asks without TLS, so that a proxy on this machine can read the request and answer it. */
export const withoutTls = (sample: string) => sample.replaceAll('https://q', 'http://q')
