import { isRecord } from '../../shared/is-record'
import { bytesOf, FileContent, toBase64 } from '../values'
import {
  membersOf,
  streamOf,
  uploads,
  type Member,
  type Operation,
  type Service,
  type Type,
  type Values,
} from '../model'
import { shellWord } from '../shell-words'
import { xformName } from './names'

/** A value inside of an option's JSON, by the names that SDKs use. */
function jsonOption(value: unknown, type: Type, service: Service): unknown {
  if (type.kind === 'list' && Array.isArray(value))
    return value.map((item) => jsonOption(item, type.of, service))
  const members = membersOf(type, service)
  if (members && isRecord(value))
    return Object.fromEntries(
      members.flatMap(({ name, type: of }) =>
        value[name] === undefined ? [] : [[name, jsonOption(value[name], of, service)]],
      ),
    )
  return type.kind === 'scalar' && type.name === 'blob' ? toBase64(bytesOf(value)) : value
}

/** Texts that the short form of a map can hold without quotes. */
const isPlain = (value: unknown) => typeof value === 'string' && /^[\w@%+:./ -]+$/.test(value)

function optionValue(value: unknown, { type, ...member }: Member, service: Service): string {
  if (type.kind === 'scalar') {
    if (type.name !== 'blob') return shellWord(String(value))
    return member.in === 'payload' ? 'body.bin' : shellWord(toBase64(bytesOf(value)))
  }
  if (type.kind === 'list' && type.of.kind === 'scalar' && Array.isArray(value))
    return value.map((item) => shellWord(String(item))).join(' ')
  if (type.kind === 'map' && isRecord(value) && Object.entries(value).flat().every(isPlain))
    return shellWord(
      Object.entries(value)
        .map(([key, item]) => `${key}=${String(item)}`)
        .join(','),
    )
  return shellWord(JSON.stringify(jsonOption(value, type, service)))
}

/** The options of a command: `--key-id 1234…`. */
function cliOptions({ service, input }: Operation, values: Values, bodyFile: string): string[] {
  return input.flatMap((member) => {
    const value = values[member.name]
    if (value === undefined) return []
    const option = `--${xformName(member.name, '-')}`
    if (typeof value === 'boolean' && member.type.kind === 'scalar')
      return [value ? option : `--no-${option.slice(2)}`]
    if (member.in === 'payload' && isBlob(member))
      return [`${option} ${shellWord(value instanceof FileContent ? value.name : bodyFile)}`]
    return [`${option} ${optionValue(value, member, service)}`]
  })
}

const isBlob = ({ type }: Member) => type.kind === 'scalar' && type.name === 'blob'

/** What has to be so before the command sends what the other samples send. */
function notes(operation: Operation, values: Values): string[] {
  const { service, input } = operation
  const given = input.filter(({ name }) => values[name] !== undefined)
  return [
    ...(given.some((member) => member.in === 'host')
      ? ['# Once: aws configure set default.s3.addressing_style virtual']
      : []),
    ...(uploads(operation)
      ? ['# Once: aws configure set default.request_checksum_calculation when_required']
      : []),
    ...(service.protocol === 'json' && given.some(isBlob)
      ? ['# With AWS CLI 2; version 1 would encode the Base64 once more']
      : []),
  ]
}

/** A command of the AWS CLI, version 2. */
export function cliSample(operation: Operation, values: Values): string {
  const { name, service, input } = operation
  const key = input.find((member) => member.in === 'path')
  const path = key && values[key.name]
  const file = typeof path === 'string' ? path.split('/').at(-1)! : 'body'
  const streams = streamOf(operation) !== undefined
  const command = [
    `aws ${service.sdk.cli} ${xformName(name, '-')}`,
    `--endpoint-url ${service.endpoint}`,
    `--region ${service.region}`,
    ...cliOptions(operation, values, file),
    ...(streams ? [shellWord(file)] : []),
  ].join(' \\\n  ')
  return [...notes(operation, values), command].join('\n')
}
