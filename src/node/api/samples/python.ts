import { isBase64 } from '../examples'
import type { Operation, Values } from '../model'
import { indent, wrap } from './lines'
import { entries, type Literals } from './literal'
import { xformName } from './names'

const text = (value: string) => `"${value.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`
const isAscii = (value: string) => /^[\x20-\x7e\n]*$/.test(value)

/** How Python writes values. */
const pythonLiterals: Literals = {
  text,
  blob: (value) => {
    if (isBase64(value)) return `base64.b64decode(${text(value.base64)})`
    return isAscii(String(value)) ? `b${text(String(value))}` : `${text(String(value))}.encode()`
  },
  timestamp: (value) =>
    `datetime.fromisoformat(${text(new Date(value).toISOString().replace(/(\.000)?Z$/, '+00:00'))})`,
  number: String,
  boolean: (value) => (value ? 'True' : 'False'),
  entry: (name, value) => wrap(`"${name}": `, value),
  pair: (name, value) => wrap(`${text(name)}: `, value),
  list: ['[', ']'],
  map: ['{', '}'],
  structure: ['{', '}'],
  indent: '    ',
}

/** A call with boto3. */
export function pythonSample({ name, service, input, output }: Operation, values: Values): string {
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
  const code = body.join('\n')
  // With an endpoint of its own, boto3 puts the bucket into the path unless it is told not to.
  const virtual = service.protocol === 'rest-xml'
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
    ...(virtual ? ['    config=Config(s3={"addressing_style": "virtual"}),'] : []),
    ')',
    '',
    code,
    ...(output.length ? ['print(response)'] : []),
  ].join('\n')
}
