import type { Endpoint } from '../../shared/site'
import type { Operation } from '../../api-reference/model'

/**
 * What a caller of an operation has to know first: its address, with the names of its parameters in braces
 * (`https://{Bucket}.example.com/{Key}?acl`), what must be allowed, and how to sign.
 */
export function endpointOf({ method, query, input, service, permissions }: Operation): Endpoint {
  const named = (location: 'host' | 'path') =>
    input.filter((member) => member.in === location).map(({ name }) => `{${name}}`)
  const { protocol, host } = new URL(service.endpoint)
  const address = [...named('host'), host].join('.')
  const actions = (isOptional: boolean) => [
    ...new Set(
      permissions.filter(({ optional = false }) => optional === isOptional).map(({ action }) => action),
    ),
  ]
  return {
    method,
    url: `${protocol}//${address}/${named('path').join('/')}${query ? `?${query}` : ''}`,
    needs: actions(false),
    sometimesNeeds: actions(true),
    guide: service.document?.guide ?? null,
  }
}
