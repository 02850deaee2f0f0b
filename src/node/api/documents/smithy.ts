import type { ApiError, DataType, Operation, Service } from '../../../api-reference/model'
import { typesWithin, writtenTypes } from '../usage'
import { jsonObject } from '../../../api-reference/wire'
import { compact } from './json-schema'
import type { ServiceDocument } from './service-document'
import { inferredErrors, inferredOf, type Inferred } from '../inferred'
import { inferredNames, inferredShapes } from './smithy-inferred'
import { methodTraits, restXml, uriPatterns } from './smithy-rest'
import { inferredTrait, Shapes, traits, type Shape } from './smithy-shapes'
import { withInferred, type Texts } from './texts'

/** An error of the protocol: a 4xx is the client's. */
const errorShape = (
  { status, when }: ApiError,
  service: Service,
  texts: Texts,
  inferred: Inferred<'status'> | undefined,
  trait: string,
): Shape => ({
  type: 'structure',
  members: {
    message: {
      target: 'smithy.api#String',
      ...traits({
        documentation: 'What happened, in words.',
        xmlName: service.protocol === 'rest-xml' ? 'Message' : undefined,
      }),
    },
  },
  ...traits({
    error: status < 500 ? 'client' : 'server',
    httpError: status,
    documentation: withInferred(texts.markdown(when), inferred, service),
    [trait]: inferred,
  }),
})

/** An operation's examples, checked against its members by the build. */
const examplesOf = ({ examples, input, output, service }: Operation, texts: Texts) =>
  examples.map(({ title, description, ...example }) => ({
    title,
    ...(description !== undefined && { documentation: texts.markdown(description) }),
    input: jsonObject(example.input, input, service, 'name'),
    ...(output.length && { output: jsonObject(example.output, output, service, 'name') }),
  }))

/** Where clients send requests: the service's endpoint, or the one that they are given. */
const endpointRules = ({ endpoint, region, sdk }: Service) => ({
  version: '1.0',
  parameters: {
    Endpoint: {
      builtIn: 'SDK::Endpoint',
      type: 'String',
      required: false,
      documentation: 'Another endpoint than the one of the service.',
    },
  },
  rules: [
    {
      type: 'endpoint',
      conditions: [{ fn: 'isSet', argv: [{ ref: 'Endpoint' }] }],
      endpoint: { url: { ref: 'Endpoint' }, properties: {}, headers: {} },
    },
    {
      type: 'endpoint',
      conditions: [],
      endpoint: {
        url: endpoint,
        properties: { authSchemes: [{ name: 'sigv4', signingName: sdk.package, signingRegion: region }] },
        headers: {},
      },
    },
  ],
})

/** What the protocol calls the service: the first part of X-Amz-Target; the service's own name where there is none. */
const serviceName = ({ requestHeaders, name }: Service) =>
  requestHeaders.find((header) => header.name === 'X-Amz-Target')?.value?.split('.')[0] ??
  name.replace(/\W/g, '')

/** The types that operations are made of. XML has no place for a type that is JSON. */
export function typesOf(service: Service, operations: readonly Operation[]): DataType[] {
  if (service.protocol === 'json') return writtenTypes(service)
  const used = new Set(operations.flatMap((one) => [...typesWithin([...one.input, ...one.output], service)]))
  return writtenTypes(service).filter(({ name, format }) => used.has(name) && format === 'xml')
}

/** What a reader of the model has to know before the first request. */
const about = ({ name, protocol }: Service) =>
  [
    `The ${name} API, made from the models of the reference's pages.`,
    ...(protocol === 'rest-xml'
      ? [
          'Here the bucket is the first part of the path, as in the Amazon S3 model that SDKs are made from and as the AWS CLI sends it to an endpoint of its own. The samples of the reference have it in the host, which is what the documentation of the service shows.',
          'Where method, path and the constant part of the query do not tell two operations apart, both have their name in the query, `x-id`, as SDKs send it. Nothing public says whether the service reads it.',
          'Requests also carry `x-amz-content-sha256`, as clients of Amazon S3 sign them.',
        ]
      : []),
    `What the documentation of ${name} does not state has the trait \`${inferredTrait}\`, and says so.`,
  ].join('\n\n')

/** How a list is read page by page, in the words of Smithy. */
const paginated = ({ pagination }: Operation) =>
  pagination &&
  compact({
    inputToken: pagination.token,
    outputToken: pagination.next,
    pageSize: pagination.size,
    items: pagination.items,
  })

/** Errors by code: where operations see different meanings in one, the service's own, which comes first, is shown. */
function errorsOf(service: Service, operations: readonly Operation[]): ApiError[] {
  const all = [...service.commonErrors, ...operations.flatMap(({ errors }) => errors)]
  return all.filter(({ code }, index) => all.findIndex((other) => other.code === code) === index)
}

/** The description of a service as a Smithy 2.0 model, in its JSON AST. */
export const smithyModel: ServiceDocument = (service, operations, { version, guide, namespace }, texts) => {
  const errors = errorsOf(service, operations)
  const name = serviceName(service)
  const isJson = service.protocol === 'json'
  const types = typesOf(service, operations)
  const uris = uriPatterns(operations)
  const shapes = new Shapes(namespace ?? 'service', service, texts, [
    name,
    ...inferredNames,
    ...types.map(({ name }) => name),
    ...errors.map(({ code }) => code),
    ...operations.flatMap(({ name }) => [name, `${name}Request`, `${name}Response`]),
  ])
  shapes.define(name, {
    type: 'service',
    version,
    operations: operations.map(({ name }) => shapes.target(name)),
    errors: service.commonErrors.map(({ code }) => shapes.target(code)),
    ...traits({
      title: service.name,
      ...(isJson ? { 'aws.protocols#awsJson1_1': {} } : restXml(service)),
      'aws.auth#sigv4': { name: service.sdk.package },
      'smithy.rules#endpointRuleSet': endpointRules(service),
      documentation: about(service),
      externalDocumentation: { 'API reference': texts.url(guide) },
    }),
  })
  const trait = shapes.id(inferredTrait)
  for (const [name, shape] of inferredShapes(shapes.id)) shapes.define(name, shape)
  for (const operation of operations) {
    const inferred = inferredErrors(operation.errors)
    const { name, path, method, status, input, output, errors, responseRoot } = operation
    const part = (ending: string, more: Record<string, unknown>, members: Operation['input']) => {
      const own = `${name}${ending}`
      shapes.define(own, shapes.structure(own, members, more))
      return shapes.target(own)
    }
    shapes.define(name, {
      type: 'operation',
      input: part('Request', { input: {} }, input),
      output: part('Response', { output: {}, xmlName: responseRoot }, output),
      ...(errors.length && { errors: errors.map(({ code }) => shapes.target(code)) }),
      ...traits({
        ...(!isJson && { http: { method, uri: uris.get(operation), code: status }, ...methodTraits(method) }),
        paginated: paginated(operation),
        documentation: texts.describe(path),
        [trait]: inferred,
        externalDocumentation: { 'API reference': texts.url(path) },
        examples: examplesOf(operation, texts),
      }),
    })
  }
  for (const { name, members, description, path } of types)
    shapes.define(
      name,
      shapes.structure(name, members, { documentation: description ?? texts.describe(path) }),
    )
  for (const error of errors) {
    const ofStatus = inferredOf({ status: error.statusSource })
    shapes.define(error.code, errorShape(error, service, texts, ofStatus, trait))
  }
  return { smithy: '2.0', shapes: shapes.toObject() }
}
