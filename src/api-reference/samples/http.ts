import type { Operation, Values } from '../model'
import { requestOf } from '../wire'

/**
 * A request as it travels.
 * @param digest makes the SHA-256 digest of the body in hexadecimal, where the service wants it said
 */
export function httpSample(operation: Operation, values: Values, digest: (body: string) => string): string {
  const { method, path, host, headers, body } = requestOf(operation, values)
  // What clients sign with. The body is the one that is shown, so its digest is true.
  const signed = operation.service.requestHeaders.flatMap(({ name, value, example, digest: hasDigest }) => {
    const shown = hasDigest ? digest(body) : example
    return !value && shown ? [`${name}: ${shown}`] : []
  })
  const head = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host}`,
    ...headers.map((header) => header.join(': ')),
    ...signed,
  ]
  return [...head, ...(body ? ['', body] : [])].join('\n')
}
