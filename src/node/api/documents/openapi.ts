import type { ApiError, DataType, Member, Operation, Service } from '../model'
import type { CommonHeader } from '../frontmatter'
import { writtenTypes } from '../usage'
import { groupBy } from './group-by'
import { compact, memberSchema, objectSchema, placedMember, type Context, type Schema } from './json-schema'
import type { ServiceDocument } from './service-document'

const pathOf = ({ input }: Operation) =>
  `/${input
    .filter((member) => member.in === 'path')
    .map(({ wire }) => `{${wire}}`)
    .join('/')}`

/**
 * The keys of operations below `paths`. OpenAPI tells operations apart by method and path, the protocol by its query
 * too: what an operation's query must hold therefore follows its path as a fragment, which no client sends. Where
 * that is not enough, the operation's name takes its place.
 */
export function pathKeys(operations: readonly Operation[]): Map<Operation, string> {
  const keyOf = (operation: Operation) => {
    const required = operation.input.filter((member) => member.in === 'query' && member.required)
    const query = [...(operation.query ? [operation.query] : []), ...required.map(({ wire }) => wire)]
    return `${pathOf(operation)}${query.length ? `#${query.join('&')}` : ''}`
  }
  return new Map(
    operations.map((operation) => {
      const key = keyOf(operation)
      const isTaken = operations.some(
        (other) => other !== operation && other.method === operation.method && keyOf(other) === key,
      )
      return [operation, isTaken ? `${pathOf(operation)}#${operation.name}` : key]
    }),
  )
}

/** The constant part of a query: each of its parameters has one value. */
const constantQuery = (query: string | undefined): Schema[] =>
  (query?.split('&') ?? []).map((part) => {
    const [name, value = ''] = part.split('=')
    const isEmpty = value === ''
    return {
      name,
      in: 'query',
      required: true,
      description: 'Names the operation.',
      ...(isEmpty && { allowEmptyValue: true }),
      schema: { type: 'string', const: value },
    }
  })

const parameter = (member: Member, context: Context): Schema => ({
  name: member.wire,
  in: member.in,
  ...placedMember(member, context),
  // Lists in a query are written with commas.
  ...(member.in === 'query' && member.type.kind === 'list' && { explode: false }),
})

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
      const list = errors.map(({ code, when }) => `- \`${code}\`: ${texts.markdown(when)}`)
      const schema = {
        allOf: [{ $ref: '#/components/schemas/Error' }],
        properties: { Code: { enum: errors.map(({ code }) => code) } },
        xml: { name: 'Error' },
      }
      const hasBody = method !== 'HEAD' && status !== 304
      return [
        String(status),
        { description: list.join('\n'), ...(hasBody && { content: { 'application/xml': { schema } } }) },
      ]
    }),
  )
}

const headerRefs = (headers: CommonHeader[]) =>
  Object.fromEntries(headers.map(({ name }) => [name, { $ref: `#/components/headers/${name}` }]))

/** The server of operations whose host begins with a parameter; undefined for the others. */
function serverOf({ input, service }: Operation, { texts }: Context): Schema[] | undefined {
  const member = input.find((one) => one.in === 'host')
  if (!member) return undefined
  const { name, description } = member
  return [
    {
      url: service.endpoint.replace('://', `://{${name}}.`),
      variables: { [name]: { default: 'my-bucket', description: texts.markdown(description) } },
    },
  ]
}

function operationObject(operation: Operation, context: Context): Schema {
  const { name, path, query, input, output, status, responseRoot, permissions, service } = operation
  const body = content(input, undefined, context)
  const payload = input.find((member) => member.in === 'payload')
  const answer = content(output, responseRoot, context)
  const headers = output.filter((member) => member.in === 'header')
  return compact({
    operationId: name,
    tags: [path.split('/').at(-3)],
    summary: context.texts.describe(path),
    externalDocs: { url: context.texts.url(path) },
    servers: serverOf(operation, context),
    parameters: [
      ...service.requestHeaders.flatMap(({ name }) =>
        name === authorization ? [] : [{ $ref: `#/components/parameters/${name}` }],
      ),
      ...constantQuery(query),
      ...input
        .filter((member) => ['path', 'query', 'header'].includes(member.in))
        .map((member) => parameter(member, context)),
    ],
    requestBody: body && { required: payload?.required ?? false, content: body },
    responses: {
      [status]: {
        description: 'The operation succeeded.',
        headers: {
          ...headerRefs(service.responseHeaders),
          ...Object.fromEntries(headers.map((member) => [member.wire, placedMember(member, context)])),
        },
        ...(answer && { content: answer }),
      },
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
  description: 'What failed.',
  properties: {
    Code: { type: 'string', description: 'The kind of error.' },
    Message: { type: 'string', description: 'What happened, in words.' },
    RequestId: { type: 'string', description: 'The number of the request.' },
  },
  required: ['Code'],
}

function components(service: Service, context: Context): Schema {
  const { requestHeaders, responseHeaders } = service
  const common = ({ description, example }: CommonHeader) =>
    compact({ description: context.texts.markdown(description), schema: { type: 'string' }, example })
  return {
    schemas: {
      ...Object.fromEntries(writtenTypes(service).map((type) => [type.name, typeObject(type, context)])),
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
        description: `AWS Signature Version 4, for the service \`s3\` and the region \`${service.region}\`.`,
        'x-amazon-apigateway-authtype': 'awsSigv4',
      },
    },
  }
}

const about = `Made from the models of the reference's pages.

- **Paths.** OpenAPI tells operations apart by method and path, this protocol by the query too. What the query of an
  operation must hold therefore follows its path as a fragment (\`/#website\`), and its name does where that is not
  enough (\`/{Key}#CopyObject\`). Leave the fragment out of the address; the parameters of the query are listed.
- **Hosts.** The bucket is the first part of the host. A key's slashes stay slashes in the path.
- **Headers of metadata.** \`x-amz-meta-*\` stands for one header per name, with the name in place of the asterisk.
- **Names.** Parameters and properties are called as in HTTP; \`x-sdk-name\` is what SDKs call them.`

/** The description of a service with XML as an OpenAPI 3.1 document. */
export const openApiDocument: ServiceDocument = (service, operations, { version, guide }, texts) => {
  const context: Context = { service, texts }
  const keys = pathKeys(operations)
  const byPath = groupBy(operations, (operation) => keys.get(operation)!)
  return {
    openapi: '3.1.1',
    info: { title: `${service.name} API`, version, description: about },
    externalDocs: { url: texts.url(guide) },
    servers: [{ url: service.endpoint }],
    security: [{ sigv4: [] }],
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
    components: components(service, context),
  }
}
