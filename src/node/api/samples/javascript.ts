import { bytesOf, isBase64 } from '../examples'
import type { Operation, Values } from '../model'
import { indent, wrap } from './lines'
import { entries, type Literals } from './literal'

const text = (value: string) => `'${value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`
const key = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : text(name))

/** How JavaScript writes values. */
const javascriptLiterals: Literals = {
  text,
  blob: (value) =>
    isBase64(value)
      ? `Buffer.from(${text(value.base64)}, 'base64')`
      : `Buffer.from(${text(bytesOf(value).toString())})`,
  timestamp: (value) => `new Date(${text(value)})`,
  number: String,
  boolean: String,
  entry: (name, value) => wrap(`${name}: `, value),
  pair: (name, value) => wrap(`${key(name)}: `, value),
  list: ['[', ']'],
  map: ['{ ', ' }'],
  structure: ['{ ', ' }'],
  indent: '  ',
}

/** A call with the AWS SDK for JavaScript, version 3. */
export function javascriptSample({ name, service, input, output }: Operation, values: Values): string {
  const { client, package: pkg } = service.sdk
  // The SDK takes the body of an object as a text as well as bytes.
  const literals = {
    ...javascriptLiterals,
    ...(service.protocol === 'rest-xml' && {
      blob: (value: unknown) => (isBase64(value) ? javascriptLiterals.blob(value) : text(String(value))),
    }),
  }
  const members = entries(values, input, service, literals)
  const command = members.length
    ? [`new ${name}Command({`, ...members.flatMap((lines) => indent(wrap('', lines, ','))), '}),']
    : [`new ${name}Command({}),`]
  return [
    `import { ${client}Client, ${name}Command } from '@aws-sdk/client-${pkg}'`,
    '',
    `const client = new ${client}Client({`,
    `  region: '${service.region}',`,
    `  endpoint: '${service.endpoint}',`,
    '})',
    '',
    `${output.length ? 'const response = ' : ''}await client.send(`,
    ...indent(command),
    ')',
    ...(output.length ? ['console.log(response)'] : []),
  ].join('\n')
}
