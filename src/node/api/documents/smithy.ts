import type { ApiError, DataType, DescribedIn, Operation, Service } from '../../../api-reference/model'
import { words } from '../../../locale/site-words'
import { typesWithin, writtenTypes } from '../usage'
import { jsonObject } from '../../../api-reference/wire'
import { compact } from './json-schema'
import type { ServiceDocument } from './service-document'
import { inferredErrors, inferredOf } from '../inferred'
import { inferredNames, inferredShapes } from './smithy-inferred'
import { methodTraits, restXml, uriPatterns } from './smithy-rest'
import { inferredTrait, Shapes, traits, type Shape } from './smithy-shapes'
import { withInferred, type Texts } from './texts'

const terms = words.documents

/** What all parts of a service's model are made with. */
interface Context {
  shapes: Shapes
  service: Service
  texts: Texts
  /** ID of the trait that says what is inferred. */
  inferredId: string
}

/** An error of the protocol: a 4xx is the client's. */
function errorShape({ service, texts, inferredId }: Context, error: ApiError): Shape {
  const { status, when, statusSource } = error
  const inferred = inferredOf({ status: statusSource })
  return {
    type: 'structure',
    members: {
      message: {
        target: 'smithy.api#String',
        ...traits({
          documentation: terms.error.message,
          xmlName: service.protocol === 'rest-xml' ? 'Message' : undefined,
        }),
      },
    },
    ...traits({
      error: status < 500 ? 'client' : 'server',
      httpError: status,
      documentation: withInferred(texts.markdown(when), inferred, service),
      [inferredId]: inferred,
    }),
  }
}

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
      documentation: terms.smithy.endpoint,
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
    terms.smithy.about.join(name),
    ...(protocol === 'rest-xml' ? [terms.smithy.xml] : []),
    terms.smithy.notStated.join({ service: name, trait: inferredTrait }),
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

/** The service itself. */
const serviceShape = (
  { shapes, service, texts }: Context,
  operations: readonly Operation[],
  { version, guide }: DescribedIn,
): Shape => ({
  type: 'service',
  version,
  operations: operations.map(({ name }) => shapes.target(name)),
  errors: service.commonErrors.map(({ code }) => shapes.target(code)),
  ...traits({
    title: service.name,
    ...(service.protocol === 'json' ? { 'aws.protocols#awsJson1_1': {} } : restXml(service)),
    'aws.auth#sigv4': { name: service.sdk.package },
    'smithy.rules#endpointRuleSet': endpointRules(service),
    documentation: about(service),
    externalDocumentation: { [terms.reference]: texts.url(guide) },
  }),
})

/** Defines an operation, its input and its output. @param uri the pattern of its address; none where all have the same one */
function defineOperation(
  { shapes, texts, inferredId }: Context,
  operation: Operation,
  uri: string | undefined,
) {
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
      ...(uri !== undefined && { http: { method, uri, code: status }, ...methodTraits(method) }),
      paginated: paginated(operation),
      documentation: texts.describe(path),
      [inferredId]: inferredErrors(errors),
      externalDocumentation: { [terms.reference]: texts.url(path) },
      examples: examplesOf(operation, texts),
    }),
  })
}

/** The description of a service as a Smithy 2.0 model, in its JSON AST. */
export const smithyModel: ServiceDocument = (service, operations, entry, texts) => {
  const name = serviceName(service)
  const types = typesOf(service, operations)
  const errors = errorsOf(service, operations)
  const shapes = new Shapes(entry.namespace ?? 'service', service, texts, [
    name,
    ...inferredNames,
    ...types.map(({ name }) => name),
    ...errors.map(({ code }) => code),
    ...operations.flatMap(({ name }) => [name, `${name}Request`, `${name}Response`]),
  ])
  const context = { shapes, service, texts, inferredId: shapes.id(inferredTrait) }
  const uris = service.protocol === 'json' ? undefined : uriPatterns(operations)
  shapes.define(name, serviceShape(context, operations, entry))
  for (const [name, shape] of inferredShapes(shapes.id)) shapes.define(name, shape)
  for (const operation of operations) defineOperation(context, operation, uris?.get(operation))
  for (const { name, members, description, path } of types)
    shapes.define(
      name,
      shapes.structure(name, members, { documentation: description ?? texts.describe(path) }),
    )
  for (const error of errors) shapes.define(error.code, errorShape(context, error))
  return { smithy: '2.0', shapes: shapes.toObject() }
}
