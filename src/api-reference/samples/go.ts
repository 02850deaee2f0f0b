import { isRecord } from '../../shared/is-record'
import { FileContent, isBase64, textOf } from '../values'
import {
  membersOf,
  streamOf,
  uploads,
  type Limits,
  type Member,
  type Operation,
  type Scalar,
  type Service,
  type Type,
  type Values,
} from '../model'
import { indent, wrap } from './lines'

const text = (value: string) => JSON.stringify(value)

/** Go's own types of values that are passed by pointer, with the helper that makes the pointer. */
const pointers: Record<string, string> = {
  string: 'String',
  integer: 'Int32',
  long: 'Int64',
  double: 'Float64',
  boolean: 'Bool',
}

/** Whether the SDK has an enumeration for a text: where values are listed, if `sdkType` does not say otherwise. */
const isEnumeration = ({ sdkType }: Member, limits: Limits | undefined) =>
  sdkType ? sdkType !== 'string' : limits?.allowed !== undefined

/** The name of a type in the SDK for Go. */
function goType(type: Type, member: Member): string {
  if (type.kind === 'list') return `[]${goType(type.of, member)}`
  if (type.kind === 'map') return `map[string]${goType(type.of, member)}`
  if (type.kind === 'named' || type.kind === 'structure')
    return `types.${member.sdkType ?? (type.kind === 'named' ? type.name : member.name)}`
  if (type.name === 'string')
    return isEnumeration(member, member.each) ? `types.${member.sdkType ?? member.name}` : 'string'
  return scalarTypes[type.name] ?? 'any'
}

const scalarTypes: Partial<Record<Scalar, string>> = {
  integer: 'int32',
  long: 'int64',
  double: 'float64',
  boolean: 'bool',
  blob: '[]byte',
}

/** A composite literal as gofmt lays it out. */
function block(open: string, items: string[][]): string[] {
  if (!items.length) return [`${open}{}`]
  const line = `${open}{${items.map((item) => item.join('')).join(', ')}}`
  if (items.every((item) => item.length === 1) && line.length <= 60) return [line]
  return [`${open}{`, ...indent(align(items), '\t'), '}']
}

const isPair = (item: string[] | undefined) => item?.length === 1 && /^(\w+|"[^"]*"): /.test(item[0]!)
const keyOf = ([line = '']: string[]) => line.slice(0, line.indexOf(': ') + 1)

/** Entries below each other: values of neighboring one-line entries begin in one column, as gofmt has them. */
function align(items: string[][]): string[] {
  return items.flatMap((item, index) => {
    if (!isPair(item)) return wrap('', item, ',')
    let [first, last] = [index, index]
    while (isPair(items[first - 1])) first--
    while (isPair(items[last + 1])) last++
    const width = Math.max(...items.slice(first, last + 1).map((other) => keyOf(other).length))
    const key = keyOf(item)
    return [`${key.padEnd(width)} ${item[0]!.slice(key.length + 1)},`]
  })
}

/** The entries of a Go structure. */
const fields = (values: Values, members: Member[], service: Service): string[][] =>
  members.flatMap((member) => {
    const value = values[member.name]
    return value === undefined
      ? []
      : [wrap(`${member.name}: `, goValue(value, member.type, member, service, 'pointer'))]
  })

/** A value in Go. Inside of lists and maps it stands bare; in structures most scalars are pointers. */
function goValue(
  value: unknown,
  type: Type,
  member: Member,
  service: Service,
  as: 'pointer' | 'bare',
): string[] {
  if (type.kind === 'list' && Array.isArray(value))
    return block(
      goType(type, member),
      value.map((item) => goValue(item, type.of, member, service, 'bare')),
    )
  if (type.kind === 'map' && isRecord(value))
    return block(
      goType(type, member),
      Object.entries(value).map(([key, item]) =>
        wrap(`${text(key)}: `, goValue(item, type.of, member, service, 'bare')),
      ),
    )
  const members = membersOf(type, service)
  if (members && isRecord(value))
    return block(as === 'pointer' ? `&${goType(type, member)}` : '', fields(value, members, service))
  return [goScalar(value, type, member, as)]
}

function goScalar(value: unknown, type: Type, member: Member, as: 'pointer' | 'bare'): string {
  const name = type.kind === 'scalar' ? type.name : 'string'
  if (name === 'blob') {
    if (value instanceof FileContent) return `open(${text(value.name)})`
    if (isBase64(value)) return `decode(${text(value.base64)})`
    return member.in === 'payload'
      ? `strings.NewReader(${text(String(value))})`
      : `[]byte(${text(textOf(value))})`
  }
  if (name === 'timestamp') {
    const date = new Date(String(value))
    const parts = [
      date.getUTCFullYear(),
      `time.${date.toLocaleString('en', { month: 'long', timeZone: 'UTC' })}`,
      date.getUTCDate(),
    ]
    const clock = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds(), 0]
    return `aws.Time(time.Date(${[...parts, ...clock].join(', ')}, time.UTC))`
  }
  const bare = typeof value === 'string' ? text(value) : String(value)
  // A constant of an enumeration is a plain string in Go.
  const isEnum = name === 'string' && isEnumeration(member, as === 'bare' ? member.each : member)
  return as === 'bare' || isEnum ? bare : `aws.${pointers[name] ?? 'String'}(${bare})`
}

/** Reads Base64; stands below main where an example has bytes that are no text. */
const decode = `
func decode(text string) []byte {
	bytes, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		log.Fatal(err)
	}
	return bytes
}`

/** Opens the file that is sent; stands below main. */
const open = `
func open(name string) *os.File {
	file, err := os.Open(name)
	if err != nil {
		log.Fatal(err)
	}
	return file
}`

const failed = ['if err != nil {', '\tlog.Fatal(err)', '}']

/** The lines of main: the client, the call, and what becomes of its error and its answer. */
function mainLines(operation: Operation, values: Values, error: string | undefined): string[] {
  const { name, service, input, output } = operation
  const pkg = service.sdk.package
  const members = fields(values, input, service)
  const argument = members.length
    ? [`&${pkg}.${name}Input{`, ...indent(align(members), '\t'), '}']
    : [`&${pkg}.${name}Input{}`]
  const stream = streamOf(operation)
  const caught = error
    ? [
        'var failure smithy.APIError',
        `if errors.As(err, &failure) && failure.ErrorCode() == "${error}" {`,
        '\tlog.Fatal(failure.ErrorMessage())',
        '}',
      ]
    : []
  // A structure of pointers would be printed as addresses.
  const printed = stream
    ? [`io.Copy(os.Stdout, response.${stream.name})`]
    : output.length
      ? ['json.NewEncoder(os.Stdout).Encode(response)']
      : []
  return [
    'ctx := context.Background()',
    `cfg, err := config.LoadDefaultConfig(ctx, config.WithRegion("${service.region}"))`,
    ...failed,
    `client := ${pkg}.NewFromConfig(cfg, func(o *${pkg}.Options) {`,
    `\to.BaseEndpoint = aws.String("${service.endpoint}")`,
    ...(uploads(operation)
      ? ['\to.RequestChecksumCalculation = aws.RequestChecksumCalculationWhenRequired']
      : []),
    '})',
    '',
    ...wrap(`${output.length ? 'response, err :=' : '_, err ='} client.${name}(ctx, `, argument, ')'),
    ...caught,
    ...failed,
    ...printed,
  ]
}

/**
 * A call with the AWS SDK for Go, version 2.
 * @param error one that the call may end with, to be caught
 */
export function goSample(operation: Operation, values: Values, error?: string): string {
  const { service, input } = operation
  const body = mainLines(operation, values, error)
  const code = body.join('\n')
  const opens = input.some((member) => values[member.name] instanceof FileContent)
  const sdk = 'github.com/aws/aws-sdk-go-v2'
  const imports: [module: string, used: boolean][] = [
    ['context', true],
    ['encoding/base64', code.includes('decode(')],
    ['encoding/json', code.includes('json.')],
    ['errors', code.includes('errors.')],
    ['io', code.includes('io.Copy')],
    ['log', true],
    ['os', opens || code.includes('os.')],
    ['strings', code.includes('strings.')],
    ['time', code.includes('time.')],
    ['', true],
    [`${sdk}/aws`, true],
    [`${sdk}/config`, true],
    [`${sdk}/service/${service.sdk.package}`, true],
    [`${sdk}/service/${service.sdk.package}/types`, code.includes('types.')],
    ['github.com/aws/smithy-go', code.includes('smithy.')],
  ]
  const modules = imports.flatMap(([module, used]) => (used ? module && `"${module}"` : []))
  return [
    ...['package main', '', 'import (', ...indent(modules, '\t'), ')', '', 'func main() {'],
    ...indent(body, '\t'),
    '}',
    ...(code.includes('decode(') ? [decode] : []),
    ...(opens ? [open] : []),
  ].join('\n')
}
