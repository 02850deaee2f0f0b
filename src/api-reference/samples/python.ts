import { FileContent, isBase64 } from '../values'
import { streamOf, uploads, type Operation, type Values } from '../model'
import { indent, wrap } from './lines'
import { entries, type Literals } from './literal'
import { xformName } from './names'

const text = (value: string) => `"${value.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`
const isAscii = (value: string) => /^[\x20-\x7e\n]*$/.test(value)

/** Members that boto3 takes as numbers, and other SDKs as texts. */
const numbers = ['PartNumberMarker', 'NextPartNumberMarker']

/** How Python writes values. */
const pythonLiterals: Literals = {
  text,
  blob: (value) => {
    if (value instanceof FileContent) return `open(${text(value.name)}, "rb")`
    if (isBase64(value)) return `base64.b64decode(${text(value.base64)})`
    return isAscii(String(value)) ? `b${text(String(value))}` : `${text(String(value))}.encode()`
  },
  timestamp: (value) =>
    `datetime.fromisoformat(${text(new Date(value).toISOString().replace(/(\.000)?Z$/, '+00:00'))})`,
  number: String,
  boolean: (value) => (value ? 'True' : 'False'),
  entry: (name, value) =>
    wrap(`"${name}": `, numbers.includes(name) ? value.map((line) => line.replaceAll('"', '')) : value),
  pair: (name, value) => wrap(`${text(name)}: `, value),
  list: ['[', ']'],
  map: ['{', '}'],
  structure: ['{', '}'],
  indent: '    ',
}

/**
 * A call with boto3.
 * @param error one that the call may end with, to be caught
 */
export function pythonSample(operation: Operation, values: Values, error?: string): string {
  const { name, service, input, output } = operation
  const { cli, package: pkg } = service.sdk
  const variable = cli.replace('api', '')
  // Keyword arguments at the top, dictionaries below.
  const members = entries(values, input, service, pythonLiterals).map((lines) => [
    lines[0]!.replace(/^"(\w+)": /, '$1='),
    ...lines.slice(1),
  ])
  const call = `${output.length ? 'response = ' : ''}${variable}.${xformName(name, '_')}(`
  const body = members.length
    ? [call, ...members.flatMap((lines) => indent(wrap('', lines, ','), '    ')), ')']
    : [`${call})`]
  const stream = streamOf(operation)
  const printed = stream
    ? [`print(response["${stream.name}"].read())`]
    : output.length
      ? ['print(response)']
      : []
  const code = (
    error
      ? [
          'try:',
          ...indent([...body, ...printed], '    '),
          `except ${variable}.exceptions.ClientError as error:`,
          `    if error.response["Error"]["Code"] != "${error}":`,
          '        raise',
          '    print(error)',
        ]
      : [...body, ...printed]
  ).join('\n')
  // With an endpoint of its own, boto3 puts the bucket into the path unless it is told not to.
  const virtual = service.protocol === 'rest-xml'
  const addressing = 's3={"addressing_style": "virtual"}'
  const configured = uploads(operation)
    ? ['Config(', `    ${addressing},`, '    request_checksum_calculation="when_required",', ')']
    : [`Config(${addressing})`]
  const imports = [
    ...(code.includes('base64.b64decode') ? ['import base64'] : []),
    ...(code.includes('datetime.fromisoformat') ? ['from datetime import datetime'] : []),
  ]
  return [
    ...imports,
    ...(imports.length ? [''] : []),
    'import boto3',
    ...(virtual ? ['from botocore.config import Config'] : []),
    '',
    `${variable} = boto3.client(`,
    `    "${pkg}",`,
    `    region_name="${service.region}",`,
    `    endpoint_url="${service.endpoint}",`,
    ...(virtual ? indent(wrap('config=', configured, ','), '    ') : []),
    ')',
    '',
    code,
  ].join('\n')
}
