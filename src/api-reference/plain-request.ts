import type { Operation, Values } from './model'
import type { PlainRequest } from './signature'
import { bytesOf } from './values'
import { requestOf } from './wire'

/** The name that an endpoint of a service has in signatures: that of its package in SDKs. */
export const signingName = ({ service }: Operation): string => service.sdk.package

/** Whether requests say the digest of their body in a header. */
export const saysDigest = ({ service }: Operation): boolean =>
  service.requestHeaders.some(({ digest }) => digest !== undefined)

/** Whether requests can be signed in their address: those of services whose parameters stand there, and not in a body of JSON. */
export const canPresign = ({ service }: Operation): boolean => service.protocol === 'rest-xml'

/** The operation with another endpoint or region, so that its samples name them. */
export const withEndpoint = (operation: Operation, endpoint: string, region: string): Operation => ({
  ...operation,
  service: { ...operation.service, endpoint, region },
})

/** The request of values, ready to be signed: what a sample shows, and the bytes of its body. The length is left to whoever sends it. */
export function plainRequest(operation: Operation, values: Values): PlainRequest {
  const { method, host, path, headers, body } = requestOf(operation, values)
  const payload = operation.input.find((member) => member.in === 'payload')
  const given = payload?.type.kind === 'scalar' ? values[payload.name] : undefined
  return {
    method,
    origin: `${new URL(operation.service.endpoint).protocol}//${host}`,
    path,
    headers: headers.filter(([name]) => !/^content-length$/i.test(name)),
    body: bytesOf(given === undefined ? body : given),
  }
}
