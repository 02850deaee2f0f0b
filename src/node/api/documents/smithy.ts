import type { ApiError, Operation, Service } from '../model'
import { writtenTypes } from '../usage'
import { jsonObject } from '../wire'
import type { ServiceDocument } from './service-document'
import { Shapes, traits, type Shape } from './smithy-shapes'
import type { Texts } from './texts'

/** An error of the protocol: a 4xx is the client's. */
const errorShape = ({ status, when }: ApiError, texts: Texts): Shape => ({
  type: 'structure',
  members: { message: { target: 'smithy.api#String' } },
  ...traits({
    error: status < 500 ? 'client' : 'server',
    httpError: status,
    documentation: texts.markdown(when),
  }),
})

/** An operation's examples, checked against its members by the build. */
const examplesOf = ({ examples, input, output, service }: Operation, texts: Texts) =>
  examples.map(({ title, description, ...example }) => ({
    title,
    ...(description !== undefined && { documentation: texts.markdown(description) }),
    input: jsonObject(example.input, input, service),
    ...(output.length && { output: jsonObject(example.output, output, service) }),
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
        properties: { authSchemes: [{ name: 'sigv4', signingName: sdk.cli, signingRegion: region }] },
        headers: {},
      },
    },
  ],
})

/** The first part of X-Amz-Target: what the protocol calls the service. */
const targetName = ({ requestHeaders }: Service) =>
  requestHeaders.find(({ name }) => name === 'X-Amz-Target')?.value?.split('.')[0] ?? 'Service'

/** Errors by code: where operations see different meanings in one, the service's own, which comes first, is shown. */
function errorsOf(service: Service, operations: readonly Operation[]): ApiError[] {
  const all = [...service.commonErrors, ...operations.flatMap(({ errors }) => errors)]
  return all.filter(({ code }, index) => all.findIndex((other) => other.code === code) === index)
}

/** The description of a service with JSON as a Smithy 2.0 model, in its JSON AST. */
export const smithyModel: ServiceDocument = (service, operations, { version, guide, namespace }, texts) => {
  const errors = errorsOf(service, operations)
  const name = targetName(service)
  const shapes = new Shapes(namespace ?? 'service', texts, [
    name,
    ...writtenTypes(service).map(({ name }) => name),
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
      'aws.protocols#awsJson1_1': {},
      'aws.auth#sigv4': { name: service.sdk.cli },
      'smithy.rules#endpointRuleSet': endpointRules(service),
      documentation: `The ${service.name} API, made from the models of the reference's pages.`,
      externalDocumentation: { 'API reference': texts.url(guide) },
    }),
  })
  for (const operation of operations) {
    const { name, path, input, output, errors } = operation
    const part = (ending: string, trait: string, members: Operation['input']) => {
      const own = `${name}${ending}`
      shapes.define(own, shapes.structure(own, members, { [trait]: {} }))
      return shapes.target(own)
    }
    shapes.define(name, {
      type: 'operation',
      input: part('Request', 'input', input),
      output: part('Response', 'output', output),
      ...(errors.length && { errors: errors.map(({ code }) => shapes.target(code)) }),
      ...traits({
        documentation: texts.describe(path),
        externalDocumentation: { 'API reference': texts.url(path) },
        examples: examplesOf(operation, texts),
      }),
    })
  }
  for (const { name, members, description, path } of writtenTypes(service))
    shapes.define(
      name,
      shapes.structure(name, members, { documentation: description ?? texts.describe(path) }),
    )
  for (const error of errors) shapes.define(error.code, errorShape(error, texts))
  return { smithy: '2.0', shapes: shapes.toObject() }
}
