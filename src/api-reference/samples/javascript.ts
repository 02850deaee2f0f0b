import { FileContent, isBase64, textOf } from '../values'
import { streamOf, uploads, type Operation, type Values } from '../model'
import { indent, wrap } from './lines'
import { entries, type Literals } from './literal'

const text = (value: string) => `'${value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`
const key = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : text(name))

/** How JavaScript writes values. */
const javascriptLiterals: Literals = {
  text,
  blob: (value) =>
    isBase64(value) ? `Buffer.from(${text(value.base64)}, 'base64')` : `Buffer.from(${text(textOf(value))})`,
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

/**
 * A call with the AWS SDK for JavaScript, version 3.
 * @param error one that the call may end with, to be caught
 */
export function javascriptSample(operation: Operation, values: Values, error?: string): string {
  const { name, service, input, output } = operation
  const { client, package: pkg } = service.sdk
  // The SDK takes the body of an object as a text as well as bytes.
  const literals = {
    ...javascriptLiterals,
    ...(service.protocol === 'rest-xml' && {
      blob: (value: unknown) => {
        if (value instanceof FileContent) return `await readFile(${text(value.name)})`
        return isBase64(value) ? javascriptLiterals.blob(value) : text(String(value))
      },
    }),
  }
  const members = entries(values, input, service, literals)
  const command = members.length
    ? [`new ${name}Command({`, ...members.flatMap((lines) => indent(wrap('', lines, ','))), '}),']
    : [`new ${name}Command({}),`]
  const stream = streamOf(operation)
  const failure = `${client}ServiceException`
  const imports = [`${client}Client`, `${name}Command`, ...(error ? [failure] : [])].toSorted()
  const call = [
    `${output.length ? 'const response = ' : ''}await client.send(`,
    ...indent(command),
    ')',
    ...(stream
      ? [`console.log(await response.${stream.name}?.transformToString())`]
      : output.length
        ? ['console.log(response)']
        : []),
  ]
  const readsFile = input.some((member) => values[member.name] instanceof FileContent)
  return [
    ...(readsFile ? ["import { readFile } from 'node:fs/promises'"] : []),
    `import { ${imports.join(', ')} } from '@aws-sdk/client-${pkg}'`,
    '',
    `const client = new ${client}Client({`,
    `  region: '${service.region}',`,
    `  endpoint: '${service.endpoint}',`,
    ...(uploads(operation) ? ["  requestChecksumCalculation: 'WHEN_REQUIRED',"] : []),
    '})',
    '',
    ...(error
      ? [
          'try {',
          ...indent(call),
          '} catch (error) {',
          `  if (error instanceof ${failure} && error.name === '${error}') console.error(error.message)`,
          '  else throw error',
          '}',
        ]
      : call),
  ].join('\n')
}

/** Members that take values of this network which the SDK's types lack: the type to cast to, by the member. */
const casts: Readonly<Record<string, string>> = {
  LocationConstraint: 'BucketLocationConstraint',
  SSEAlgorithm: 'ServerSideEncryption',
}
const valuesOfNetwork = ({ service }: Operation) => [service.region, 'verenc']

/** The same as TypeScript under `strict` takes it; most samples are the same in both. */
export function typescriptSample(operation: Operation, values: Values, error?: string): string {
  const types = new Set<string>()
  const cast = javascriptSample(operation, values, error).replace(
    /\b(\w+): '([^']*)'/g,
    (whole, name: string, value: string) => {
      const type = casts[name]
      if (!type || !valuesOfNetwork(operation).includes(value)) return whole
      types.add(type)
      return `${whole} as ${type}`
    },
  )
  const imports = [...types].map((type) => `, type ${type}`).join('')
  return cast.replace(' } from', `${imports} } from`)
}
