import { createConfig, lintFromString } from '@redocly/openapi-core'
import { loadApi } from '../../../../testing/fixtures/load-api'
import { makeOperations, models } from '../../../../testing/fixtures/operations'
import type { Member, Operation } from '../model'
import { writtenTypes } from '../usage'
import { openApiDocument, pathKeys } from './openapi'
import { serviceDocuments } from './service-documents'
import { textsOf } from './texts'

/** An OpenAPI document, as far as the tests look into it. */
interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: Record<string, unknown>
  $ref?: string
}
interface Schema {
  $ref?: string
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: Schema
  required?: string[]
  xml?: object
  [key: string]: unknown
}
interface Body {
  required?: boolean
  content: Record<string, { schema: Schema }>
}
interface OperationObject {
  operationId: string
  servers?: { url: string }[]
  parameters: Parameter[]
  requestBody?: Body
  responses: Record<string, Partial<Body> & { headers?: Record<string, object>; description: string }>
}
interface Document {
  paths: Record<string, Record<string, OperationObject>>
  components: { schemas: Record<string, Schema> }
  servers: { url: string }[]
}

const site = 'https://docs.example.org'

/** The document of the site's own object storage, and the models that it is made from. */
const published = loadApi().then((api) => {
  const { text } = serviceDocuments(api, api.pages, site).find(({ path }) => path.endsWith('.openapi.json'))!
  const document = JSON.parse(text) as Document
  const service = api.services.find(({ document }) => text && document?.path.endsWith('openapi.json'))!
  const operations = [...api.operations.values()].filter((operation) => operation.service === service)
  const objects = new Map(
    Object.entries(document.paths).flatMap(([key, item]) =>
      Object.entries(item).map(([method, operation]) => [
        operation.operationId,
        { key, method, ...operation },
      ]),
    ),
  )
  return { text, document, service, operations, objects }
})

/** What the validator finds wrong. Which license texts have is said on the site; types may wait for an operation. */
async function problemsOf(source: string): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: { 'info-license': 'off', 'no-unused-components': 'off' },
  })
  const problems = await lintFromString({ source, config, absoluteRef: 'openapi.json' })
  return problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`)
}

it('is valid OpenAPI 3.1', async () => {
  const { text } = await published
  expect(JSON.parse(text)).toMatchObject({ openapi: '3.1.1' })
  expect(await problemsOf(text)).toEqual([])
})

it('has every operation once, and every data type', async () => {
  const { document, service, operations, objects } = await published
  const all = Object.values(document.paths).flatMap((item) => Object.values(item))
  expect(all).toHaveLength(operations.length)
  expect([...objects.keys()].toSorted()).toEqual(operations.map(({ name }) => name).toSorted())
  expect(Object.keys(document.components.schemas)).toEqual([
    ...writtenTypes(service).map(({ name }) => name),
    'Error',
  ])
})

/** The schema of a member's value, whatever stands around it. */
const coreSchema = (schema: Schema): Schema => schema.items ?? schema.additionalProperties ?? schema

/** Members that a schema of the document lacks, or has otherwise than the model. */
function differences(members: Member[], schema: Schema | undefined, at: string): string[] {
  const required = members.filter((member) => member.required).map(({ wire }) => wire)
  if (JSON.stringify(required) !== JSON.stringify(schema?.required ?? [])) return [`${at}: required`]
  return members.flatMap(({ wire, type }) => {
    const own = schema?.properties?.[wire]
    if (!own) return [`${at}.${wire} is not there`]
    const inner = type.kind === 'list' || type.kind === 'map' ? type.of : type
    if (inner.kind === 'structure') return differences(inner.members, coreSchema(own), `${at}.${wire}`)
    const ref = `#/components/schemas/${inner.kind === 'named' ? inner.name : ''}`
    return inner.kind === 'named' && coreSchema(own).$ref !== ref ? [`${at}.${wire} is no ${ref}`] : []
  })
}

it('has every member of every type where the pages have it', async () => {
  const { document, service } = await published
  const found = writtenTypes(service).flatMap(({ name, members }) =>
    differences(members, document.components.schemas[name], name),
  )
  expect(found).toEqual([])
})

it('has every member, status and error of every operation where the pages have it', async () => {
  const { operations, objects } = await published
  const problems = operations.flatMap(({ name, method, input, output, status, errors }) => {
    const own = objects.get(name)!
    const lacks = (what: string, is: unknown) => (is ? [] : [`${name} lacks ${what}`])
    const inSchema = (body: Partial<Body> | undefined, members: Member[]) => {
      const schema = Object.values(body?.content ?? {})[0]?.schema
      const payload = members.find((member) => member.in === 'payload')
      if (payload) return lacks(payload.name, schema)
      const inBody = members.filter((member) => member.in === 'body')
      return inBody.length ? differences(inBody, schema, name) : []
    }
    return [
      ...lacks(method, own.method === method.toLowerCase()),
      ...input.flatMap((member) =>
        ['path', 'query', 'header'].includes(member.in)
          ? lacks(
              member.wire,
              own.parameters.find((one) => one.in === member.in && one.name === member.wire)?.required ===
                (member.required || undefined),
            )
          : lacks(member.name, member.in !== 'host' || own.servers?.[0]?.url.includes(`{${member.name}}`)),
      ),
      ...inSchema(own.requestBody, input),
      ...inSchema(own.responses[status], output),
      ...output.flatMap((member) =>
        lacks(member.wire, member.in !== 'header' || own.responses[status]?.headers?.[member.wire]),
      ),
      ...errors.flatMap(({ code, status }) =>
        lacks(code, own.responses[status]?.description.includes(`\`${code}\``)),
      ),
    ]
  })
  expect(problems).toEqual([])
})

it('says of an upload what its page says', async () => {
  const { objects } = await published
  const { key, method, servers, parameters, requestBody, responses } = objects.get('PutObject')!
  expect([method, key]).toEqual(['put', '/{Key}#PutObject'])
  expect(servers).toMatchObject([{ url: 'https://{Bucket}.qstorage.quilibrium.com' }])
  const parameter = (name: string) => parameters.find((one) => one.name === name)
  expect(parameter('Key')).toMatchObject({
    in: 'path',
    required: true,
    schema: { minLength: 1, maxLength: 1024 },
  })
  expect(parameter('Content-Length')).toMatchObject({
    in: 'header',
    schema: { type: 'integer', format: 'int64' },
  })
  expect(parameter('x-amz-acl')).toMatchObject({
    'x-sdk-name': 'ACL',
    schema: { enum: expect.arrayContaining(['private', 'public-read']) as string[] },
  })
  expect(parameter('x-amz-object-lock-retain-until-date')?.schema).toEqual({
    type: 'string',
    format: 'date-time',
  })
  expect(parameter('Expires')?.schema).toEqual({ type: 'string', format: 'http-date' })
  expect(parameter('x-amz-meta-*')?.schema).toMatchObject({ type: 'object' })
  expect(Object.keys(requestBody!.content)).toEqual(['application/octet-stream'])
  expect(responses[200]?.headers).toHaveProperty('ETag')
  expect(responses[403]?.content?.['application/xml']?.schema.properties?.Code?.enum).toContain(
    'AccessDenied',
  )
})

it('says how a website is written in XML', async () => {
  const { objects, document } = await published
  const { key, parameters, requestBody } = objects.get('PutBucketWebsite')!
  expect(key).toBe('/#website')
  expect(parameters.find(({ name }) => name === 'website')).toMatchObject({
    in: 'query',
    required: true,
    schema: { const: '' },
  })
  expect(requestBody).toMatchObject({
    required: true,
    content: {
      'application/xml': {
        schema: {
          $ref: '#/components/schemas/WebsiteConfiguration',
          xml: { name: 'WebsiteConfiguration', namespace: 'http://s3.amazonaws.com/doc/2006-03-01/' },
        },
      },
    },
  })
  expect(document.components.schemas.WebsiteConfiguration?.properties?.RoutingRules).toMatchObject({
    type: 'array',
    xml: { wrapped: true },
    items: { $ref: '#/components/schemas/RoutingRule', xml: { name: 'RoutingRule' } },
  })
})

it('a list of buckets is asked of the service itself, a bucket of its own host', async () => {
  const { objects, document } = await published
  expect(document.servers).toEqual([{ url: 'https://qstorage.quilibrium.com' }])
  expect(objects.get('ListBuckets')?.servers).toBeUndefined()
  expect(objects.get('HeadBucket')?.responses[404]).not.toHaveProperty('content')
})

it('the validator sees what is wrong', async () => {
  const { document } = await published
  const broken = structuredClone(document)
  const operation = broken.paths['/#website']!.get!
  operation.operationId = 'PutObject'
  operation.responses[200]!.content!['application/xml']!.schema = { $ref: '#/components/schemas/Nothing' }
  broken.paths['/{Key}']!.get!.parameters = []
  const problems = (await problemsOf(JSON.stringify(broken))).join('\n')
  expect(problems).toContain('operation-operationId-unique')
  expect(problems).toContain('no-unresolved-refs')
  expect(problems).toContain('path-parameters-defined')
})

describe('a service', () => {
  const operations = [...makeOperations(models).values()].filter(
    ({ service }) => service.protocol === 'rest-xml',
  )
  const document = openApiDocument(
    operations[0]!.service,
    operations,
    { path: '/x.json', version: '1', guide: '/guide/' },
    textsOf(site, new Map([[operations[0]!.path, 'What it is for.']])),
  ) as Document

  it('has a path for operations that differ in their query', () => {
    expect(Object.keys(document.paths)).toEqual(['/{Key}#thing', '/{Key}'])
    expect(Object.keys(document.paths['/{Key}']!)).toEqual(['get', 'post'])
  })

  it('calls operations by their names where nothing else tells them apart', () => {
    const twin = { ...operations[1]!, name: 'ReadThing' }
    expect([...pathKeys([operations[1]!, twin] as Operation[]).values()]).toEqual([
      '/{Key}#GetThing',
      '/{Key}#ReadThing',
    ])
  })

  it('writes lists, attributes and names of SDKs', () => {
    const body = document.paths['/{Key}#thing']!.put!.requestBody!
    expect(body.content['application/xml']).toMatchInlineSnapshot(`
      {
        "schema": {
          "description": "Rules.",
          "properties": {
            "Rule": {
              "description": "Rules.",
              "items": {
                "properties": {
                  "At": {
                    "description": "When.",
                    "format": "date-time",
                    "type": "string",
                  },
                  "Prefix": {
                    "description": "Where.",
                    "type": "string",
                  },
                  "TagSet": {
                    "description": "Tags.",
                    "items": {
                      "type": "string",
                      "xml": {
                        "name": "Tag",
                      },
                    },
                    "type": "array",
                    "x-sdk-name": "Tags",
                    "xml": {
                      "wrapped": true,
                    },
                  },
                  "xsi:type": {
                    "description": "Which.",
                    "type": "string",
                    "x-sdk-name": "Kind",
                    "xml": {
                      "attribute": true,
                      "name": "type",
                      "namespace": "http://www.w3.org/2001/XMLSchema-instance",
                      "prefix": "xsi",
                    },
                  },
                },
                "type": "object",
              },
              "type": "array",
              "x-sdk-name": "Items",
              "x-sdk-type": "ThingRule",
            },
          },
          "type": "object",
          "x-sdk-type": "ThingRules",
          "xml": {
            "name": "Rules",
            "namespace": "http://example.org/doc/",
          },
        },
      }
    `)
  })
})
