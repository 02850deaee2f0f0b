import { STATUS_CODES } from 'node:http'
import type { Example, Operation } from '../../api-reference/model'
import { responseOf } from '../../api-reference/wire'

/** An example's answer as it travels. */
export function httpAnswer(operation: Operation, example: Example): string {
  const { status, headers, body } = responseOf(operation, example)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`.trim(),
    ...headers.map((header) => header.join(': ')),
  ]
  return [...head, ...(body ? ['', body] : [])].join('\n')
}
