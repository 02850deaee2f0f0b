import { md5 } from '@noble/hashes/legacy.js'
import { isRecord } from '../shared/is-record'
import { bytesOf, FileContent, textOf, toBase64 } from './values'
import {
  coreType,
  membersOf,
  type Example,
  type Member,
  type Operation,
  type Service,
  type Type,
  type Values,
} from './model'
import { encodeUri } from './signature'
import { xmlText } from './xml'

/** A request as it is sent. */
export interface HttpRequest {
  method: string
  host: string
  /** Path with its query. */
  path: string
  headers: [name: string, value: string][]
  body: string
}

/** A response as it arrives. */
export interface HttpResponse {
  status: number
  headers: [name: string, value: string][]
  body: string
}

/** A point in time as the protocol writes it. */
function timestampText(value: string, format: 'iso' | 'http-date' | 'epoch'): string {
  const date = new Date(value)
  if (format === 'epoch') return String(date.getTime() / 1000)
  return format === 'iso' ? date.toISOString().replace('.000Z', 'Z') : date.toUTCString()
}

/** A value in a header or in a query. */
function plainText(value: unknown, member: Member): string {
  if (Array.isArray(value)) return value.map((item) => plainText(item, member)).join(',')
  const type = coreType(member.type)
  return type.kind === 'scalar' && type.name === 'timestamp'
    ? timestampText(String(value), member.format ?? (member.in === 'header' ? 'http-date' : 'iso'))
    : String(value)
}

function headersOf(members: Member[], values: Values): [string, string][] {
  return members.flatMap((member): [string, string][] => {
    const value = values[member.name]
    if (member.in !== 'header' || value === undefined) return []
    if (member.type.kind === 'map' && isRecord(value))
      return Object.entries(value).map(([key, item]) => [member.wire.replace('*', key), String(item)])
    return [[member.wire, plainText(value, member)]]
  })
}

/** The headers that say the digest of a body, where no value is given for them. Web Crypto has no MD5; it finds damage on the way. */
const digestsOf = (members: Member[], values: Values, body: string): [string, string][] =>
  members.flatMap(({ name, wire, digest }): [string, string][] =>
    digest && values[name] === undefined ? [[wire, toBase64(md5(bytesOf(body)))]] : [],
  )

/** An example's value as JSON sends it: blobs in Base64, times in seconds. */
function jsonValue(
  value: unknown,
  type: Type,
  member: Member | undefined,
  service: Service,
  key: 'wire' | 'name',
): unknown {
  const inner = (item: unknown, of: Type) => jsonValue(item, of, member, service, key)
  if (type.kind === 'list' && Array.isArray(value)) return value.map((item) => inner(item, type.of))
  if (type.kind === 'map' && isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, inner(item, type.of)]))
  if (type.kind !== 'scalar')
    return isRecord(value) ? jsonObject(value, membersOf(type, service) ?? [], service, key) : value
  if (type.name === 'blob') return toBase64(bytesOf(value))
  if (type.name === 'timestamp')
    return member?.format === 'iso' ? value : Number(timestampText(String(value), 'epoch'))
  return value
}

/**
 * A structure's example as JSON, in the order of its members.
 * @param key what the members are called by: their names on the wire, or those of SDKs
 */
export const jsonObject = (
  values: Values,
  members: Member[],
  service: Service,
  key: 'wire' | 'name' = 'wire',
): Values =>
  Object.fromEntries(
    members.flatMap((member) => {
      const value = values[member.name]
      return value === undefined ? [] : [[member[key], jsonValue(value, member.type, member, service, key)]]
    }),
  )

/** The body of a message; "" where it has none. */
function bodyOf(members: Member[], values: Values, root: string | undefined, service: Service): string {
  if (service.protocol === 'json') return JSON.stringify(jsonObject(values, members, service), null, 2)
  const payload = members.find((member) => member.in === 'payload')
  const value = payload && values[payload.name]
  if (payload) {
    if (value === undefined) return ''
    // The bytes of a file are not shown.
    if (value instanceof FileContent) return `‹${value.name}›`
    if (payload.type.kind === 'scalar') return textOf(value)
    const parts = isRecord(value) ? value : {}
    return xmlText(payload.wire, membersOf(payload.type, service) ?? [], parts, service, true)
  }
  const inBody = members.filter((member) => member.in === 'body')
  return root && inBody.length ? xmlText(root, inBody, values, service, true) : ''
}

/** The request that an example's input makes. Signature and date are left to the client. */
export function requestOf({ input: members, ...operation }: Operation, values: Values): HttpRequest {
  const { service } = operation
  const at = (location: Member['in']) =>
    members.filter((member) => member.in === location && values[member.name] !== undefined)
  const host = [...at('host').map(({ name }) => String(values[name])), new URL(service.endpoint).host].join(
    '.',
  )
  const path = at('path').map(({ name }) => String(values[name]).split('/').map(encodeUri).join('/'))
  const query = [
    ...(operation.query ? [operation.query] : []),
    ...at('query').map((member) => `${member.wire}=${encodeUri(plainText(values[member.name], member))}`),
  ].join('&')
  const body = bodyOf(members, values, undefined, service)
  const headers: [string, string][] = [
    ...service.requestHeaders.flatMap(({ name, value }): [string, string][] =>
      value ? [[name, value.replace('*', operation.name)]] : [],
    ),
    ...headersOf(members, values),
    ...digestsOf(members, values, body),
  ]
  const payload = members.find((member) => member.in === 'payload')
  // Other bodies are laid out for readers; only the client knows their size.
  if (body && payload?.type.kind === 'scalar' && !headers.some(([name]) => name === 'Content-Length'))
    headers.push(['Content-Length', String(bytesOf(values[payload.name]).length)])
  return { method: operation.method, host, path: `/${path.join('/')}${query && `?${query}`}`, headers, body }
}

/** The answer of an example. Where an operation answers with nothing, the body is empty, in JSON, too. */
export function responseOf(
  { output: members, responseRoot, service }: Operation,
  { output: values, status }: Pick<Example, 'output' | 'status'>,
): HttpResponse {
  const body = members.length ? bodyOf(members, values, responseRoot, service) : ''
  const headers: [string, string][] = [
    ...service.responseHeaders.flatMap(({ name, value, example }): [string, string][] => {
      const shown = value ?? example
      return shown ? [[name, shown]] : []
    }),
    ...headersOf(members, values),
  ]
  return { status, headers, body }
}
