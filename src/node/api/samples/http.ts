import { STATUS_CODES } from 'node:http'
import type { Example, Operation, Values } from '../model'
import { requestOf, responseOf } from '../wire'

/** An example's request as it travels. */
export function httpSample(operation: Operation, values: Values): string {
  const { method, path, host, headers, body } = requestOf(operation, values)
  const signed = operation.service.requestHeaders.flatMap(({ name, value, example }) =>
    !value && example ? [`${name}: ${example}`] : [],
  )
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
