import { createConfig, lintFromString } from '@redocly/openapi-core'
import { loadApi } from '../../../../testing/fixtures/load-api'
import { makeOperations, models } from '../../../../testing/fixtures/operations'
import type { Member, Operation } from '../../../api-reference/model'
import { typesWithin } from '../usage'
import { openApiDocument } from './openapi'
import { serviceDocuments } from './service-documents'
import { textsOf } from './texts'
import { toldApart } from './told-apart'

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
  tags: string[]
  parameters: Parameter[]
  'x-prefix-headers'?: Parameter[]
  requestBody?: Body
  responses: Record<string, Partial<Body> & { headers?: Record<string, object>; description: string }>
}
interface Document {
  info: { description: string }
  tags: { name: string; description?: string }[]
  'x-operations-not-described': { operationId: string; method: string; url: string; headers: string[] }[]
  paths: Record<string, Record<string, OperationObject>>
  components: { schemas: Record<string, Schema>; parameters: Record<string, object> }
  servers: { url: string; variables?: object }[]
}

const site = 'https://docs.example.org'

/** The document of the site's own object storage, and the models that it is made from. */
const published = loadApi().then((api) => {
  const service = api.services.find(({ document }) => document?.openapi)!
  const folders = ['bucket', 'object'].map((kind) => ({
    path: `/docs/${service.folder}/${kind}-operations/`,
    description: `Operations on a ${kind}.`,
  }))
  const path = service.document!.openapi
  const { text } = serviceDocuments(api, [...api.pages, ...folders], site).find((one) => one.path === path)!
  const document = JSON.parse(text) as Document
  const all = [...api.operations.values()].filter((operation) => operation.service === service)
  const objects = new Map(
    Object.entries(document.paths).flatMap(([key, item]) =>
      Object.entries(item).map(([method, operation]) => [
        operation.operationId,
        { key, method, ...operation },
      ]),
    ),
  )
  const operations = all.filter(({ name }) => objects.has(name))
  return { text, document, service, all, operations, objects }
})

/** What the validator finds wrong. Which license texts have is said on the site. */
async function problemsOf(source: string): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: { 'info-license': 'off' },
  })
  const problems = await lintFromString({ source, config, absoluteRef: 'openapi.json' })
  return problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`)
}

it('is valid OpenAPI 3.1', async () => {
  const { text } = await published
  expect(JSON.parse(text)).toMatchObject({ openapi: '3.1.1' })
  expect(await problemsOf(text)).toEqual([])
})

it('describes operations that nothing but method and path is needed for, and lists all others', async () => {
  const { document, all, operations, objects } = await published
  expect([...objects.keys()].toSorted()).toEqual([
    'CreateBucket',
    'DeleteBucket',
    'DeleteObject',
    'GetObject',
    'HeadBucket',
    'HeadObject',
    'ListObjects',
    'PutObject',
  ])
  const others = document['x-operations-not-described']
  expect(others.length).toBeGreaterThan(30)
  const names = [...operations.map(({ name }) => name), ...others.map(({ operationId }) => operationId)]
  expect(names.toSorted()).toEqual(all.map(({ name }) => name).toSorted())
  expect(others).toContainEqual(
    expect.objectContaining({
      operationId: 'DeleteBucketCors',
      method: 'DELETE',
      url: 'https://{Bucket}.qstorage.quilibrium.com/?cors',
    }),
  )
  expect(others).toContainEqual(
    expect.objectContaining({
      operationId: 'UploadPart',
      url: 'https://{Bucket}.qstorage.quilibrium.com/{Key}?partNumber={partNumber}&uploadId={uploadId}',
    }),
  )
  expect(others).toContainEqual(
    expect.objectContaining({ operationId: 'CopyObject', headers: ['x-amz-copy-source'] }),
  )
  expect(document.info.description).toMatch(/^\*\*This document describes 8 of 47 operations\.\*\*/)
})

it('no request without its query or headers is one for another operation', async () => {
  const { document, all } = await published
  const shapeOf = ({ method, input }: Operation) => [
    method.toLowerCase(),
    `/${input.flatMap(({ in: place, wire }) => (place === 'path' ? `{${wire}}` : [])).join('/')}`,
  ]
  const problems = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { operationId, parameters }]) => {
      const bare = all.filter((one) => {
        const needsMore = one.input.some(
          ({ in: place, required }) => required && (place === 'query' || place === 'header'),
        )
        const isThere = one.input.some(({ in: place }) => place === 'host')
        return isThere && !needsMore && !one.query && shapeOf(one).join() === [method, path].join()
      })
      const ownNeeds = parameters.filter(
        ({ in: place, required, $ref }) => !$ref && required && place !== 'path',
      )
      return bare.map(({ name }) => name).join() === operationId && !ownNeeds.length ? [] : [operationId]
    }),
  )
  expect(problems).toEqual([])
  expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(['/', '/{Key}']))
  expect(JSON.stringify(Object.keys(document.paths))).not.toMatch(/[#?]/)
})

it('says what its groups of operations are', async () => {
  const { document, objects } = await published
  expect(document.tags).toEqual([
    { name: 'bucket-operations', description: 'Operations on a bucket.' },
    { name: 'object-operations', description: 'Operations on a object.' },
  ])
  expect(objects.get('GetObject')?.tags).toEqual(['object-operations'])
})

it('has the answer to a request for a part of an object', async () => {
  const { objects } = await published
  expect(Object.keys(objects.get('GetObject')!.responses)).toEqual(expect.arrayContaining(['200', '206']))
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

it('has every member of the types that its operations take and give', async () => {
  const { document, service, operations } = await published
  const used = new Set(
    operations.flatMap(({ input, output }) => [...typesWithin([...input, ...output], service)]),
  )
  expect(Object.keys(document.components.schemas).toSorted()).toEqual([...used, 'Error'].toSorted())
  const found = [...used].flatMap((name) =>
    differences(service.types.get(name)!.members, document.components.schemas[name], name),
  )
  expect(found).toEqual([])
})

it('has every member, status and error of every operation where the pages have it', async () => {
  const { document, operations, objects } = await published
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
              [...own.parameters, ...(own['x-prefix-headers'] ?? [])].find(
                (one) => one.in === member.in && one.name === member.wire,
              )?.required === (member.required || undefined),
            )
          : lacks(member.name, member.in !== 'host' || document.servers[0]?.url.includes(`{${member.name}}`)),
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
  const { document, objects } = await published
  const { key, method, parameters, requestBody, responses, ...more } = objects.get('PutObject')!
  expect([method, key]).toEqual(['put', '/{Key}'])
  expect(document.servers).toMatchObject([
    { url: 'https://{Bucket}.qstorage.quilibrium.com', variables: { Bucket: { default: 'my-bucket' } } },
  ])
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
  // No client can write it: it would send one header of this very name.
  expect(parameter('x-amz-meta-*')).toBeUndefined()
  expect(more['x-prefix-headers']).toMatchObject([{ name: 'x-amz-meta-*', schema: { type: 'object' } }])
  expect(Object.keys(requestBody!.content)).toEqual(['application/octet-stream'])
  expect(responses[200]?.headers).toHaveProperty('ETag')
  expect(responses[403]?.content?.['application/xml']?.schema.properties?.Code?.enum).toContain(
    'AccessDenied',
  )
})

it('marks what is inferred as the pages do: headers, members, errors and statuses', async () => {
  const { document, objects } = await published
  const { parameters } = document.components
  expect(parameters['x-amz-date']).toMatchObject({
    'x-inferred': { member: 'amazon' },
    description: expect.stringMatching(/ ‡ As in Amazon S3, not confirmed for QStorage: that/) as string,
  })
  const { properties } = Object.values(objects.get('CreateBucket')!.requestBody!.content)[0]!.schema
  expect(properties!.LocationConstraint).toMatchObject({
    'x-inferred': { member: 'sdk' },
    description: expect.stringMatching(
      / † From the definition of Amazon S3 that SDKs are made from/,
    ) as string,
  })
  expect(objects.get('DeleteObject')!.responses[412]).toMatchObject({
    'x-inferred': { errors: { PreconditionFailed: 'amazon' } },
    description: expect.stringMatching(/: that the operation has this error\.$/) as string,
  })
  const { 403: denied, 404: missing, 411: lengthless } = objects.get('PutObject')!.responses
  expect(lengthless).toMatchObject({
    'x-inferred': { status: 'amazon' },
    description: expect.stringMatching(/\n\n‡ .*: the status\.$/) as string,
  })
  // Of one status, the network may document some errors and not others.
  expect(missing).not.toHaveProperty('x-inferred')
  expect(denied!.description).toMatch(/`AccessDenied`: [^‡\n]*\n.*`InvalidAccessKeyId`: .*‡.*status/)
  const parameter = (wanted: string) =>
    objects.get('PutObject')!.parameters.find(({ name }) => name === wanted)
  // The network documents no longest key.
  expect(parameter('Key')).toMatchObject({ 'x-inferred': { limits: 'amazon' } })
  expect(parameter('Content-MD5')).toBeDefined()
  expect(parameter('Content-MD5')).not.toHaveProperty('x-inferred')
})

it('a request that asks for headers alone is answered without a body, also where it fails', async () => {
  const { objects } = await published
  expect(objects.get('HeadBucket')?.responses[404]).not.toHaveProperty('content')
})

it('the validator sees what is wrong', async () => {
  const { document } = await published
  const broken = structuredClone(document)
  const operation = broken.paths['/']!.get!
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
  const write = (operations: Operation[]) =>
    openApiDocument(
      operations[0]!.service,
      operations,
      { openapi: '/x.json', version: '1', guide: '/guide/' },
      textsOf(site, new Map([[operations[0]!.path, 'What it is for.']])),
    ) as Document
  const document = write(operations)

  it('is described without operations that need more than method and path', () => {
    expect(Object.keys(document.paths)).toEqual(['/{Key}'])
    expect(Object.keys(document.paths['/{Key}']!)).toEqual(['get', 'post'])
    expect(document['x-operations-not-described']).toMatchObject([{ operationId: 'PutThing' }])
  })

  it('describes neither of two operations that have the same address', () => {
    const [, get] = operations
    const names = (all: Operation[]) => toldApart(all).map(({ name }) => name)
    expect(names([get!])).toEqual(['GetThing'])
    expect(names([get!, { ...get!, name: 'ReadThing' }])).toEqual([])
    expect(names([get!, { ...get!, name: 'ReadThing', query: 'thing' }])).toEqual(['GetThing'])
  })

  it('writes lists, attributes and names of SDKs', () => {
    const [put] = operations
    const body = write([{ ...put!, query: undefined }]).paths['/{Key}']!.put!.requestBody!
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
