import { createHash } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Example, Operation, Values } from '../model'
import { requestOf, responseOf } from '../wire'

/** An example's request as it travels. */
export function httpSample(operation: Operation, values: Values): string {
  const { method, path, host, headers, body } = requestOf(operation, values)
  // What clients sign with. The body is the one that is shown, so its digest is true.
  const signed = operation.service.requestHeaders.flatMap(({ name, value, example, digest }) => {
    const shown = digest ? createHash(digest).update(body).digest('hex') : example
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

/** An example's answer as it travels. */
export function httpAnswer(operation: Operation, example: Example): string {
  const { status, headers, body } = responseOf(operation, example)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`.trim(),
    ...headers.map((header) => header.join(': ')),
  ]
  return [...head, ...(body ? ['', body] : [])].join('\n')
}
