import { endpointOf } from '../endpoint'
import type { Member, Operation } from '../../../api-reference/model'

/** The path of an operation, with the names of its parameters in braces. */
export const pathOf = ({ input }: Operation) =>
  `/${input
    .filter((member) => member.in === 'path')
    .map(({ wire }) => `{${wire}}`)
    .join('/')}`

/** What a request has to hold besides method, host and path to be one for this operation. */
const needs = ({ query, input }: Operation): Pick<Member, 'in' | 'wire'>[] => [
  ...(query?.split('&') ?? []).map((wire) => ({ in: 'query' as const, wire })),
  ...input.filter((member) => member.required && ['query', 'header'].includes(member.in)),
]

const hostOf = ({ input }: Operation) => input.find((member) => member.in === 'host')?.name

/**
 * The operations that method and path alone tell from all others, which is all that OpenAPI knows: a client that loses
 * what the others need besides would send one of these instead, and delete a bucket where it meant its rules. All of
 * them are sent to one kind of host, the one with a name in it where there is such a one.
 */
export function toldApart(operations: readonly Operation[]): Operation[] {
  const host = operations.map(hostOf).find((name) => name !== undefined)
  const candidates = operations.filter((one) => !needs(one).length && hostOf(one) === host)
  const keyOf = (one: Operation) => `${one.method} ${pathOf(one)}`
  return candidates.filter((one) => candidates.every((other) => other === one || keyOf(other) !== keyOf(one)))
}

/** The address of an operation with all that it needs: `https://{Bucket}.example.com/{Key}?uploadId={uploadId}`. */
export function wholeAddress(operation: Operation): { method: string; url: string; headers: string[] } {
  const { method, url } = endpointOf(operation)
  const more = needs(operation).filter(({ wire }) => !operation.query?.split('&').includes(wire))
  const query = more.flatMap((need) => (need.in === 'query' ? [`${need.wire}={${need.wire}}`] : []))
  return {
    method,
    url: query.length ? `${url}${url.includes('?') ? '&' : '?'}${query.join('&')}` : url,
    headers: more.flatMap((need) => (need.in === 'header' ? [need.wire] : [])),
  }
}
