import type {
  ApiError,
  CommonHeader,
  DataType,
  Member,
  Operation,
  Service,
} from '../../../api-reference/model'
import { words } from '../../../locale/site-words'
import { typesWithin, writtenTypes } from '../usage'
import { groupBy } from './group-by'
import { compact, memberSchema, objectSchema, placedMember, type Context, type Schema } from './json-schema'
import { inferredErrors, inferredOf } from '../inferred'
import type { ServiceDocument } from './service-document'
import { withInferred } from './texts'
import { pathOf, toldApart, wholeAddress } from './told-apart'

const terms = words.documents

const parameter = (member: Member, context: Context): Schema => ({
  name: member.wire,
  in: member.in,
  ...placedMember(member, context),
  // Lists in a query are written with commas.
  ...(member.in === 'query' && member.type.kind === 'list' && { explode: false }),
})

/**
 * Whether a member stands for all headers whose names begin alike. OpenAPI has no such parameter: a client would send one
 * header, with an asterisk in its name and `[object Object]` as its value.
 */
const isPrefix = ({ in: place, type }: Member) => place === 'header' && type.kind === 'map'

/** A body by its media type; undefined where the message has none. */
function content(members: Member[], root: string | undefined, context: Context): Schema | undefined {
  const namespace = context.service.xmlNamespace
  const xml = (schema: Schema, name: string) => ({
    'application/xml': { schema: { ...schema, xml: compact({ name, namespace }) } },
  })
  const payload = members.find((member) => member.in === 'payload')
  if (payload?.json)
    return {
      'application/json': {
        schema: {
          $ref: `#/components/schemas/${payload.json}`,
          description: context.texts.markdown(payload.description),
        },
      },
    }
  if (payload?.type.kind === 'scalar')
    return {
      [payload.type.name === 'blob' ? 'application/octet-stream' : 'text/plain']: {
        schema: compact({
          type: payload.type.name === 'blob' ? undefined : 'string',
          description: context.texts.markdown(payload.description),
        }),
      },
    }
  if (payload) return xml(memberSchema(payload, context), payload.wire)
  const inBody = members.filter((member) => member.in === 'body')
  return root && inBody.length ? xml(objectSchema(inBody, context), root) : undefined
}

/** The answers to a request that fails, by status. */
function errorResponses(operation: Operation, { texts }: Context): Record<string, Schema> {
  const { errors, method, service } = operation
  const all = [...errors, ...service.commonErrors.filter(({ code }) => !errors.some((e) => e.code === code))]
  const byStatus = groupBy(all, ({ status }: ApiError) => status)
  return Object.fromEntries(
    [...byStatus].map(([status, errors]) => {
      // Where the network documents the status of some, it is said of each of the others.
      const isDocumented = errors.some(({ statusSource }) => statusSource === 'network')
      const ofStatus = isDocumented ? undefined : inferredOf({ status: errors[0]!.statusSource })
      const list = errors.map(({ code, when, source, statusSource }) => {
        const inferred = inferredOf({ errors: source, status: isDocumented ? statusSource : undefined })
        return `- \`${code}\`: ${withInferred(texts.markdown(when), inferred, service)}`
      })
      const schema = {
        allOf: [{ $ref: '#/components/schemas/Error' }],
        properties: { Code: { enum: errors.map(({ code }) => code) } },
        xml: { name: 'Error' },
      }
      const hasBody = method !== 'HEAD' && status !== 304
      return [
        String(status),
        compact({
          description: [list.join('\n'), withInferred('', ofStatus, service)].filter(Boolean).join('\n\n'),
          content: hasBody && { 'application/xml': { schema } },
          'x-inferred': inferredErrors(errors, ofStatus),
        }),
      ]
    }),
  )
}

const headerRefs = (headers: CommonHeader[]) =>
  Object.fromEntries(headers.map(({ name }) => [name, { $ref: `#/components/headers/${name}` }]))

/** The folder of an operation's page, which groups it with its like. */
const folderOf = ({ path }: Operation) => path.replace(/[^/]+\/$/, '')
const tagOf = (operation: Operation) => folderOf(operation).split('/').at(-2)!

/** The groups of operations, as their listings describe them. */
function tagObjects(operations: readonly Operation[], { texts }: Context): Schema[] {
  const folders = groupBy(operations, folderOf)
  return [...folders].map(([folder, [first]]) =>
    compact({ name: tagOf(first!), description: texts.describe(folder) }),
  )
}

/** The server of all operations; the name in its host is a variable. */
function serverOf(operations: readonly Operation[], service: Service, { texts }: Context): Schema {
  const member = operations.flatMap(({ input }) => input).find((one) => one.in === 'host')
  if (!member) return { url: service.endpoint }
  const { name, description } = member
  return {
    url: service.endpoint.replace('://', `://{${name}}.`),
    variables: { [name]: { default: 'my-bucket', description: texts.markdown(description) } },
  }
}

/** The statuses of an operation's answers: the usual one, and those of its examples. */
const statusesOf = ({ status, examples }: Operation) => [
  ...new Set([status, ...examples.map((example) => example.status)]),
]

function operationObject(operation: Operation, context: Context): Schema {
  const { name, path, input, output, responseRoot, permissions, service } = operation
  const body = content(input, undefined, context)
  const payload = input.find((member) => member.in === 'payload')
  const prefixes = input.filter(isPrefix)
  const answer = content(output, responseRoot, context)
  const headers = output.filter((member) => member.in === 'header')
  const success = {
    description: terms.success,
    headers: {
      ...headerRefs(service.responseHeaders),
      ...Object.fromEntries(headers.map((member) => [member.wire, placedMember(member, context)])),
    },
    ...(answer && { content: answer }),
  }
  return compact({
    operationId: name,
    tags: [tagOf(operation)],
    summary: context.texts.describe(path),
    externalDocs: { url: context.texts.url(path) },
    parameters: [
      ...service.requestHeaders.flatMap(({ name }) =>
        name === authorization ? [] : [{ $ref: `#/components/parameters/${name}` }],
      ),
      ...input
        .filter((member) => ['path', 'query', 'header'].includes(member.in) && !isPrefix(member))
        .map((member) => parameter(member, context)),
    ],
    'x-prefix-headers': prefixes.length ? prefixes.map((member) => parameter(member, context)) : undefined,
    requestBody: body && { required: payload?.required ?? false, content: body },
    responses: {
      ...Object.fromEntries(statusesOf(operation).map((status) => [status, success])),
      ...errorResponses(operation, context),
    },
    'x-permissions': permissions.length ? permissions : undefined,
  })
}

/** The header of the signature is what the security scheme stands for. */
const authorization = 'Authorization'

const typeObject = ({ path, description, members }: DataType, context: Context): Schema =>
  compact({
    ...objectSchema(members, context),
    description: description ?? context.texts.describe(path),
    externalDocs: path === null ? undefined : { url: context.texts.url(path) },
  })

/** The body of every answer that says what failed. */
const errorSchema = {
  type: 'object',
  description: terms.error.whole,
  properties: {
    Code: { type: 'string', description: terms.error.code },
    Message: { type: 'string', description: terms.error.message },
    RequestId: { type: 'string', description: terms.error.request },
  },
  required: ['Code'],
}

function components(service: Service, operations: readonly Operation[], context: Context): Schema {
  const used = new Set(
    operations.flatMap(({ input, output }) => [...typesWithin([...input, ...output], service)]),
  )
  const { requestHeaders, responseHeaders } = service
  const common = ({ description, example, source }: CommonHeader) => {
    const inferred = inferredOf({ member: source })
    return compact({
      description: withInferred(context.texts.markdown(description), inferred, service),
      schema: { type: 'string' },
      example,
      'x-inferred': inferred,
    })
  }
  return {
    schemas: {
      ...Object.fromEntries(
        writtenTypes(service)
          .filter(({ name }) => used.has(name))
          .map((type) => [type.name, typeObject(type, context)]),
      ),
      Error: errorSchema,
    },
    parameters: Object.fromEntries(
      requestHeaders
        .filter(({ name }) => name !== authorization)
        .map((header) => [
          header.name,
          compact({ name: header.name, in: 'header', required: header.required, ...common(header) }),
        ]),
    ),
    headers: Object.fromEntries(responseHeaders.map((header) => [header.name, common(header)])),
    securitySchemes: {
      sigv4: {
        type: 'apiKey',
        name: authorization,
        in: 'header',
        description: terms.signature.join(service.region),
        'x-amazon-apigateway-authtype': 'awsSigv4',
      },
    },
  }
}

/** What a reader has to know before the first request; what is left out comes first. */
const about = (described: number, all: number, smithy: string | undefined) =>
  [
    terms.openApi.left.join({ described, all }),
    ...(smithy ? [terms.openApi.smithy.join(smithy)] : []),
    terms.openApi.advice,
  ].join('\n\n')

/**
 * The description of a service with XML as an OpenAPI 3.1 document: those of its operations that OpenAPI can tell apart,
 * and a list of the others.
 */
export const openApiDocument: ServiceDocument = (service, operations, { version, guide, smithy }, texts) => {
  const context: Context = { service, texts }
  const described = toldApart(operations)
  const byPath = groupBy(described, pathOf)
  return {
    openapi: '3.1.1',
    info: {
      title: terms.title.join(service.name),
      version,
      description: about(described.length, operations.length, smithy && texts.url(smithy)),
    },
    externalDocs: { url: texts.url(guide) },
    servers: [serverOf(described, service, context)],
    security: [{ sigv4: [] }],
    tags: tagObjects(described, context),
    'x-operations-not-described': operations
      .filter((operation) => !described.includes(operation))
      .map((operation) => ({
        operationId: operation.name,
        ...wholeAddress(operation),
        documentation: texts.url(operation.path),
      })),
    paths: Object.fromEntries(
      [...byPath].map(([path, operations]) => [
        path,
        Object.fromEntries(
          operations.map((operation) => [
            operation.method.toLowerCase(),
            operationObject(operation, context),
          ]),
        ),
      ]),
    ),
    components: components(service, described, context),
  }
}
