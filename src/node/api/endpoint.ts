import type { Endpoint } from '../../shared/site'
import type { Operation } from './model'

/** Where an operation is called, with the names of its parameters in braces: `https://{Bucket}.example.com/{Key}?acl`. */
export function endpointOf({ method, query, input, service }: Operation): Endpoint {
  const named = (location: 'host' | 'path') =>
    input.filter((member) => member.in === location).map(({ name }) => `{${name}}`)
  const { protocol, host } = new URL(service.endpoint)
  const address = [...named('host'), host].join('.')
  return { method, url: `${protocol}//${address}/${named('path').join('/')}${query ? `?${query}` : ''}` }
}
