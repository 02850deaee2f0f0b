import type { Member, Operation, Service, Type } from '../../../api-reference/model'

/** The traits by which a member of a request or an answer gets its place in HTTP. */
export function placeTraits({ in: place, wire, type }: Member): Record<string, unknown> {
  switch (place) {
    case 'host':
    case 'path':
      return { httpLabel: {} }
    case 'query':
      return { httpQuery: wire }
    case 'header':
      return type.kind === 'map' ? { httpPrefixHeaders: wire.replace('*', '') } : { httpHeader: wire }
    case 'payload':
      return { httpPayload: {}, xmlName: type.kind === 'scalar' ? undefined : wire }
    case 'body':
      return {}
  }
}

/** The traits by which a member is written in XML. */
export const xmlTraits = ({ name, wire, type, item, attribute }: Member): Record<string, unknown> => ({
  xmlName: wire === name ? undefined : wire,
  xmlAttribute: attribute && {},
  xmlFlattened: type.kind === 'list' && !item && {},
})

/** The namespace that a structure's attributes bring with them. */
export const namespaceTrait = (members: readonly Member[]) => ({
  xmlNamespace: members.some(({ wire }) => wire.startsWith('xsi:'))
    ? { uri: 'http://www.w3.org/2001/XMLSchema-instance', prefix: 'xsi' }
    : undefined,
})

/** How a point in time is written, where it is not as the protocol usually does in that place. */
export const timestampFormat = ({ format, type }: Pick<Member, 'format'> & { type: Type }) =>
  type.kind !== 'scalar' || type.name !== 'timestamp'
    ? undefined
    : { iso: 'date-time', 'http-date': 'http-date', epoch: 'epoch-seconds', '': undefined }[format ?? '']

/** The path of an operation with its labels, the bucket's first; a key may have slashes. */
function patternOf({ input, query }: Operation): string {
  const at = (place: Member['in']) => input.filter((member) => member.in === place)
  const labels = [...at('host').map(({ name }) => `{${name}}`), ...at('path').map(({ name }) => `{${name}+}`)]
  return `/${labels.join('/')}${query ? `?${query}` : ''}`
}

/**
 * The URI pattern of each operation, with what its query always holds. Operations that only a parameter or a header
 * tells apart get their names into the query as well, as SDKs of AWS send them: `?x-id=CopyObject`.
 */
export function uriPatterns(operations: readonly Operation[]): Map<Operation, string> {
  return new Map(
    operations.map((operation) => {
      const pattern = patternOf(operation)
      const isTaken = operations.some(
        (other) => other !== operation && other.method === operation.method && patternOf(other) === pattern,
      )
      const sign = pattern.includes('?') ? '&' : '?'
      return [operation, isTaken ? `${pattern}${sign}x-id=${operation.name}` : pattern]
    }),
  )
}

/** What a method promises: that nothing changes, or that a second request changes no more than the first. */
export const methodTraits = (method: string) => ({
  readonly: ['GET', 'HEAD'].includes(method) && {},
  idempotent: ['PUT', 'DELETE'].includes(method) && {},
})

/** What the protocol of XML says of the whole service. */
export const restXml = ({ xmlNamespace }: Service) => ({
  'aws.protocols#restXml': { noErrorWrapping: true },
  xmlNamespace: xmlNamespace && { uri: xmlNamespace },
})
