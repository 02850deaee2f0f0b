import { z } from 'zod'
import { loadApi } from '../../../../testing/fixtures/load-api'
import { makeOperations, models } from '../../../../testing/fixtures/operations'
import { coreType, type Member } from '../../../api-reference/model'
import { serviceDocuments } from './service-documents'
import { smithyModel, typesOf } from './smithy'
import { textsOf } from './texts'

/*
 * No validator of Smithy is published for Node: its own is written in Java. So the JSON AST is described here as
 * Smithy 2.0 specifies it (https://smithy.io/2.0/spec/json-ast.html), for the kinds of shapes and the traits that
 * the model uses. Anything else is a mistake.
 */
const identifier = z.string().regex(/^_*[A-Za-z]\w*$/)
const shapeId = z.string().regex(/^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*#_*[A-Za-z]\w*$/)
const reference = z.strictObject({ target: shapeId })
const nothing = z.strictObject({})
const size = z
  .strictObject({ min: z.number().int().optional(), max: z.number().int().optional() })
  .refine(({ min, max }) => (min ?? max) !== undefined && (min ?? 0) <= (max ?? Infinity))
const values = z.record(z.string(), z.unknown())

const ofValues = {
  'smithy.api#length': size.optional(),
  'smithy.api#range': size.optional(),
  'smithy.api#pattern': z
    .string()
    .refine((text) => new RegExp(text, 'u'))
    .optional(),
}
/** Where members travel in HTTP, and how they are written in XML. */
const ofPlaces = {
  'smithy.api#httpLabel': nothing.optional(),
  'smithy.api#httpQuery': z.string().min(1).optional(),
  'smithy.api#httpHeader': z.string().min(1).optional(),
  'smithy.api#httpPrefixHeaders': z.string().min(1).optional(),
  'smithy.api#httpPayload': nothing.optional(),
  'smithy.api#xmlName': z.string().min(1).optional(),
  'smithy.api#xmlAttribute': nothing.optional(),
  'smithy.api#xmlFlattened': nothing.optional(),
}
const inferredFrom = z.enum(['sdk', 'amazon', 'analogy'])
const namespaces = ['com.quilibrium.qkms', 'com.quilibrium.qstorage'] as const
/** What a shape may say of its facts, with the trait of its own model. */
const ofFacts = <Facts extends z.ZodType>(facts: Facts) => ({
  [`${namespaces[0]}#inferred` as const]: facts.optional(),
  [`${namespaces[1]}#inferred` as const]: facts.optional(),
})
const ofMembers = z.strictObject({
  ...ofFacts(
    z.strictObject({
      member: inferredFrom.optional(),
      limits: inferredFrom.optional(),
      pattern: inferredFrom.optional(),
      values: inferredFrom.optional(),
      default: inferredFrom.optional(),
    }),
  ),
  ...ofValues,
  'smithy.api#documentation': z.string().min(1),
  'smithy.api#required': nothing.optional(),
  'smithy.api#default': z.union([z.string(), z.number(), z.boolean()]).optional(),
  ...ofPlaces,
  'smithy.api#deprecated': z.strictObject({ message: z.string() }).optional(),
  'smithy.api#jsonName': z.string().optional(),
  'smithy.api#timestampFormat': z.enum(['date-time', 'epoch-seconds', 'http-date']).optional(),
})
const inner = z.strictObject({
  target: shapeId,
  traits: z.strictObject({ ...ofValues, 'smithy.api#xmlName': z.string().optional() }).optional(),
})
const namespace = z.strictObject({ uri: z.url(), prefix: z.string().optional() }).optional()
const documented = {
  'smithy.api#documentation': z.string().min(1).optional(),
  'smithy.api#externalDocumentation': z.record(z.string(), z.url()).optional(),
}

const shape = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('service'),
    version: z.string().min(1),
    operations: z.array(reference).min(1),
    errors: z.array(reference),
    traits: z.strictObject({
      ...documented,
      'smithy.api#title': z.string(),
      'aws.protocols#awsJson1_1': nothing.optional(),
      'aws.protocols#restXml': z.strictObject({ noErrorWrapping: z.boolean() }).optional(),
      'smithy.api#xmlNamespace': namespace,
      'aws.auth#sigv4': z.strictObject({ name: z.string() }),
      'smithy.rules#endpointRuleSet': z.strictObject({
        version: z.literal('1.0'),
        parameters: values,
        rules: z.array(values),
      }),
    }),
  }),
  z.strictObject({
    type: z.literal('operation'),
    input: reference,
    output: reference,
    errors: z.array(reference).min(1).optional(),
    traits: z.strictObject({
      ...documented,
      ...ofFacts(z.strictObject({ errors: z.record(z.string(), inferredFrom) })),
      'smithy.api#http': z
        .strictObject({
          method: z.enum(['GET', 'HEAD', 'PUT', 'POST', 'DELETE']),
          uri: z.string().regex(/^\/({\w+}(\/{\w+\+})?)?(\?[\w-]+(=\w+)?(&[\w-]+(=\w+)?)*)?$/),
          code: z.number().int().min(200).max(299),
        })
        .optional(),
      'smithy.api#readonly': nothing.optional(),
      'smithy.api#idempotent': nothing.optional(),
      'smithy.api#paginated': z
        .strictObject({
          inputToken: identifier,
          outputToken: identifier,
          pageSize: identifier.optional(),
          items: identifier.optional(),
        })
        .optional(),
      'smithy.api#examples': z
        .array(
          z.strictObject({
            title: z.string(),
            documentation: z.string().optional(),
            input: values,
            output: values.optional(),
          }),
        )
        .min(1),
    }),
  }),
  z.strictObject({
    type: z.literal('structure'),
    members: z.record(identifier, z.strictObject({ target: shapeId, traits: ofMembers.optional() })),
    traits: z
      .strictObject({
        ...documented,
        ...ofFacts(z.strictObject({ status: inferredFrom })),
        'smithy.api#trait': nothing.optional(),
        'smithy.api#input': nothing.optional(),
        'smithy.api#output': nothing.optional(),
        'smithy.api#error': z.enum(['client', 'server']).optional(),
        'smithy.api#httpError': z.number().int().min(300).max(599).optional(),
        'smithy.api#xmlName': z.string().min(1).optional(),
        'smithy.api#xmlNamespace': namespace,
      })
      .optional(),
  }),
  z.strictObject({
    type: z.literal('blob'),
    traits: z.strictObject({
      'smithy.api#streaming': nothing.optional(),
      'smithy.api#sensitive': nothing.optional(),
    }),
  }),
  z.strictObject({ type: z.literal('string'), traits: z.strictObject({ 'smithy.api#sensitive': nothing }) }),
  z.strictObject({ type: z.literal('list'), member: inner }),
  z.strictObject({ type: z.literal('map'), key: inner, value: inner }),
  z.strictObject({
    type: z.literal('enum'),
    members: z.record(
      identifier,
      z.strictObject({
        target: z.literal('smithy.api#Unit'),
        traits: z.strictObject({
          'smithy.api#enumValue': z.string().min(1),
          'smithy.api#documentation': z.string().min(1).optional(),
        }),
      }),
    ),
  }),
])
const model = z.strictObject({ smithy: z.literal('2.0'), shapes: z.record(shapeId, shape) })
type Model = z.infer<typeof model>
type Shape = Model['shapes'][string]

/** Smithy's own shapes for values. */
const prelude = ['String', 'Integer', 'Long', 'Double', 'Boolean', 'Timestamp', 'Blob', 'Document', 'Unit']

/** All targets of a part of a model. */
function targetsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'target' ? [value as string] : key === 'traits' ? [] : targetsIn(value),
  )
}

/** What of an example does not fit the shape that it is an example of. */
function misfits(value: unknown, id: string, shapes: Model['shapes'], at: string): string[] {
  const found = shapes[id]
  const wrong = (is: boolean) => (is ? [] : [`${at}: ${JSON.stringify(value)} is no ${id}`])
  switch (found?.type) {
    case 'structure':
      return [
        ...Object.entries(found.members).flatMap(([name, { target, traits }]) => {
          const one = (value as Record<string, unknown>)[name]
          if (one !== undefined) return misfits(one, target, shapes, `${at}.${name}`)
          return traits?.['smithy.api#required'] ? [`${at} lacks ${name}`] : []
        }),
        ...Object.keys(value as object).flatMap((name) =>
          name in found.members ? [] : [`${at} has ${name}`],
        ),
      ]
    case 'list':
      return (value as unknown[]).flatMap((one) => misfits(one, found.member.target, shapes, at))
    case 'map':
      return Object.values(value as object).flatMap((one) => misfits(one, found.value.target, shapes, at))
    case 'enum':
      return wrong(
        Object.values(found.members).some(({ traits }) => traits['smithy.api#enumValue'] === value),
      )
  }
  if (found?.type === 'blob' || found?.type === 'string') return wrong(typeof value === 'string')
  // With a format of its own, a point in time is a text.
  if (id === 'smithy.api#Timestamp' && typeof value === 'string')
    return wrong(!Number.isNaN(Date.parse(value)))
  const types: Record<string, string> = {
    String: 'string',
    Blob: 'string',
    Integer: 'number',
    Long: 'number',
    Timestamp: 'number',
    Boolean: 'boolean',
  }
  return wrong(typeof value === types[id.split('#')[1]!])
}

const api = loadApi()
/** The model of one of the site's services, and what it is made from. */
const publish = async (path: string, namespace: string) => {
  const known = await api
  const { text } = serviceDocuments(known, known.pages, 'https://docs.example.org').find(
    (one) => one.path === path,
  )!
  const service = known.services.find(({ document }) => document?.smithy === path)!
  const operations = [...known.operations.values()].filter((operation) => operation.service === service)
  const { shapes } = JSON.parse(text) as Model
  const at = (name: string): Shape => shapes[`${namespace}#${name}`]!
  return { text, shapes, at, service, operations }
}
const keys = publish('/api/q-kms.smithy.json', namespaces[0])
const storage = publish('/api/q-storage.smithy.json', namespaces[1])

describe.each([
  ['keys', keys, 'com.quilibrium.qkms#TrentService'],
  ['storage', storage, 'com.quilibrium.qstorage#QStorage'],
])('the model of %s', (_, published, root) => {
  it('is a Smithy 2.0 model', async () => {
    const { text } = await published
    expect(model.safeParse(JSON.parse(text)).error?.message).toBeUndefined()
  })

  it('every target is a shape, and every shape is reached from the service', async () => {
    const { shapes } = await published
    const targets = new Set(targetsIn(shapes))
    const unknown = [...targets].filter(
      (target) => !(target in shapes) && !prelude.some((name) => target === `smithy.api#${name}`),
    )
    expect(unknown).toEqual([])
    const roots = Object.keys(shapes).filter((id) => !targets.has(id))
    expect(roots).toEqual([root, `${root.split('#')[0]}#inferred`])
  })

  it('no two names differ by case alone', async () => {
    const { shapes } = await published
    const names = Object.keys(shapes).map((id) => id.toLowerCase())
    expect(new Set(names).size).toBe(names.length)
  })

  it('has every operation, type and error', async () => {
    const { shapes, at, service, operations } = await published
    const ids = Object.keys(shapes).map((id) => id.split('#')[1])
    const codes = [...operations.flatMap(({ errors }) => errors), ...service.commonErrors].map(
      ({ code }) => code,
    )
    expect(ids).toEqual(expect.arrayContaining(operations.map(({ name }) => name)))
    expect(ids).toEqual(
      expect.arrayContaining([...typesOf(service, operations).map(({ name }) => name), ...codes]),
    )
    const errors = operations.filter(({ name, errors }) => {
      const own = at(name)
      const known = own?.type === 'operation' ? targetsIn(own.errors).map((id) => id.split('#')[1]) : []
      return known.join() !== errors.map(({ code }) => code).join()
    })
    expect(errors.map(({ name }) => name)).toEqual([])
  })

  it('has every member of every operation and type, those inside of others too', async () => {
    const { at, shapes, service, operations } = await published
    const lacking = (members: Member[], shape: Shape | undefined, path: string): string[] =>
      members.flatMap(({ name, type, required }) => {
        const own = shape?.type === 'structure' ? shape.members[name] : undefined
        if (!own || 'smithy.api#required' in own.traits! !== required) return [`${path}.${name}`]
        const core = coreType(type)
        if (core.kind !== 'structure') return []
        let inner = shapes[own.target]
        while (inner?.type === 'list') inner = shapes[inner.member.target]
        return lacking(core.members, inner, `${path}.${name}`)
      })
    const found = [
      ...operations.flatMap(({ name, input, output }) => [
        ...lacking(input, at(`${name}Request`), name),
        ...lacking(output, at(`${name}Response`), name),
      ]),
      ...typesOf(service, operations).flatMap(({ name, members }) => lacking(members, at(name), name)),
    ]
    expect(found).toEqual([])
  })

  it("the pages' examples are values of the shapes", async () => {
    const { shapes, at, operations } = await published
    const found = operations.flatMap(({ name }) => {
      const own = at(name)
      if (own?.type !== 'operation') return [name]
      return own.traits['smithy.api#examples'].flatMap(({ input, output }) => [
        ...misfits(input, own.input.target, shapes, `${name} input`),
        ...(output ? misfits(output, own.output.target, shapes, `${name} output`) : []),
      ])
    })
    expect(found).toEqual([])
  })

  it('defaults are values of their members', async () => {
    const { shapes } = await published
    const found = Object.values(shapes).flatMap((shape) =>
      shape.type === 'structure'
        ? Object.entries(shape.members).flatMap(([name, { target, traits }]) => {
            const value = traits?.['smithy.api#default']
            return value === undefined ? [] : misfits(value, target, shapes, name)
          })
        : [],
    )
    expect(found).toEqual([])
  })
})

it('says of an encryption what its page says', async () => {
  const { at } = await keys
  expect(at('TrentService')).toMatchObject({
    version: '2014-11-01',
    traits: { 'aws.auth#sigv4': { name: 'kms' } },
  })
  expect(at('EncryptRequest')).toMatchObject({
    members: {
      KeyId: { target: 'smithy.api#String', traits: { 'smithy.api#required': {} } },
      Plaintext: {
        target: 'com.quilibrium.qkms#Plaintext',
        traits: { 'smithy.api#length': { max: 4096 } },
      },
      EncryptionAlgorithm: {
        target: 'com.quilibrium.qkms#EncryptionAlgorithm',
        traits: { 'smithy.api#default': 'SYMMETRIC_DEFAULT' },
      },
      GrantTokens: { target: 'com.quilibrium.qkms#GrantTokensList' },
    },
  })
  expect(at('GrantTokensList')).toEqual({
    type: 'list',
    member: { target: 'smithy.api#String', traits: { 'smithy.api#length': { min: 1, max: 8192 } } },
  })
  expect(at('NotFoundException')).toMatchObject({
    traits: { 'smithy.api#error': 'client', 'smithy.api#httpError': 400 },
  })
  expect(at('KMSInternalException')).toMatchObject({ traits: { 'smithy.api#error': 'server' } })
})

const traitsOf = (shape: Shape | undefined) => (shape?.type === 'operation' ? shape.traits : undefined)

it('marks what is inferred as the pages do: members, limits, values, errors and statuses', async () => {
  const { at } = await keys
  const traitOf = (shape: Shape | undefined, name: string) => {
    const traits = shape?.type === 'structure' ? shape.members[name]?.traits : undefined
    return [traits?.['com.quilibrium.qkms#inferred'], traits?.['smithy.api#documentation']]
  }
  expect(traitOf(at('CreateKeyRequest'), 'KeySpec')).toEqual([
    { member: 'sdk' },
    expect.stringMatching(
      / † From the definition of AWS KMS that SDKs are made from, not from .* QKMS: that/,
    ),
  ])
  expect(traitOf(at('EncryptRequest'), 'EncryptionAlgorithm')).toEqual([
    { default: 'sdk' },
    expect.stringMatching(/QKMS: the default\.$/),
  ])
  expect(traitOf(at('CreateKeyRequest'), 'KeyUsage')[0]).toEqual({ values: 'sdk' })
  expect(traitOf(at('EncryptRequest'), 'GrantTokens')).toEqual([
    { limits: 'sdk' },
    expect.stringMatching(/QKMS: the limits\.$/),
  ])
  expect(traitOf(at('EncryptRequest'), 'Plaintext')).toEqual([undefined, expect.not.stringMatching(/[†‡]/)])
  expect(at('NotFoundException')).toMatchObject({
    traits: { 'com.quilibrium.qkms#inferred': { status: 'amazon' } },
  })
  const { at: inStorage } = await storage
  expect(inStorage('CopyObject')).toMatchObject({
    traits: { 'com.quilibrium.qstorage#inferred': { errors: { PreconditionFailed: 'amazon' } } },
  })
  expect(inStorage('PutObject')).toMatchObject({
    traits: expect.not.objectContaining({ 'com.quilibrium.qstorage#inferred': {} }) as object,
  })
  expect(inStorage('NoSuchKey')).toMatchObject({
    traits: expect.not.objectContaining({ 'com.quilibrium.qstorage#inferred': {} }) as object,
  })
  expect(inStorage('BucketNotEmpty')).toMatchObject({
    traits: {
      'com.quilibrium.qstorage#inferred': { status: 'amazon' },
      'smithy.api#documentation': expect.stringMatching(
        / ‡ As in Amazon S3, not confirmed for QStorage: the status\.$/,
      ) as string,
    },
  })
})

describe('the addresses of storage', () => {
  it('are told apart by method and pattern', async () => {
    const { at, operations } = await storage
    const all = operations.map(({ name }) => traitsOf(at(name))!['smithy.api#http']!)
    expect(all).toHaveLength(operations.length)
    const keys = all.map(({ method, uri }) => `${method} ${uri}`)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
    expect(keys).toEqual(
      expect.arrayContaining(['DELETE /{Bucket}', 'DELETE /{Bucket}?cors', 'GET /{Bucket}?list-type=2']),
    )
  })

  it('hold what the pages have there, and what each method promises', async () => {
    const { at, operations } = await storage
    const problems = operations.flatMap(({ name, method, query, status }) => {
      const { 'smithy.api#http': http, ...traits } = traitsOf(at(name))!
      const is = [http!.method === method, http!.code === status, http!.uri.includes(query ?? '')]
      const promises = [
        'smithy.api#readonly' in traits === ['GET', 'HEAD'].includes(method),
        'smithy.api#idempotent' in traits === ['PUT', 'DELETE'].includes(method),
      ]
      return [...is, ...promises].every(Boolean) ? [] : [name]
    })
    expect(problems).toEqual([])
  })

  it('have every member in its place', async () => {
    const { at, operations } = await storage
    const trait: Record<Member['in'], string[]> = {
      host: ['httpLabel'],
      path: ['httpLabel'],
      query: ['httpQuery'],
      header: ['httpHeader', 'httpPrefixHeaders'],
      payload: ['httpPayload'],
      body: [],
    }
    const places = Object.values(trait).flat()
    const problems = operations.flatMap(({ name, input, output }) =>
      (['Request', 'Response'] as const).flatMap((ending) => {
        const shape = at(`${name}${ending}`)
        const own = shape.type === 'structure' ? shape.members : {}
        return (ending === 'Request' ? input : output).flatMap((member) => {
          const known = Object.keys(own[member.name]?.traits ?? {}).map((id) => id.split('#')[1]!)
          const found = known.filter((one) => places.includes(one))
          const right = member.in === 'body' ? !found.length : trait[member.in].includes(found.join())
          return right ? [] : [`${name}${ending}.${member.name}: ${found.join()}`]
        })
      }),
    )
    expect(problems).toEqual([])
    const labels = operations.flatMap(({ name, input }) => {
      const uri = traitsOf(at(name))!['smithy.api#http']!.uri
      const wanted = input.filter((member) => ['host', 'path'].includes(member.in))
      return wanted.every((member) => new RegExp(`{${member.name}\\+?}`).test(uri)) ? [] : [name]
    })
    expect(labels).toEqual([])
  })
})

it('says of storage how XML is written, what is secret, and how lists go on', async () => {
  const { at } = await storage
  const members = (name: string) => {
    const shape = at(name)
    return shape.type === 'structure' ? shape.members : {}
  }
  expect(at('QStorage')).toMatchObject({
    traits: {
      'aws.protocols#restXml': { noErrorWrapping: true },
      'smithy.api#xmlNamespace': { uri: 'http://s3.amazonaws.com/doc/2006-03-01/' },
      'aws.auth#sigv4': { name: 's3' },
    },
  })
  expect(at('GetBucketCorsResponse')).toMatchObject({
    traits: { 'smithy.api#xmlName': 'CORSConfiguration' },
  })
  expect(members('GetBucketCorsResponse').CORSRules!.traits).toMatchObject({
    'smithy.api#xmlName': 'CORSRule',
    'smithy.api#xmlFlattened': {},
  })
  expect(members('Grantee').Type!.traits).toMatchObject({
    'smithy.api#xmlName': 'xsi:type',
    'smithy.api#xmlAttribute': {},
  })
  expect(at('Grantee')).toMatchObject({ traits: { 'smithy.api#xmlNamespace': { prefix: 'xsi' } } })
  expect(members('WebsiteConfiguration').RoutingRules!.traits).not.toHaveProperty('smithy.api#xmlFlattened')
  const put = members('PutObjectRequest')
  expect(put.Body).toMatchObject({ target: 'com.quilibrium.qstorage#StreamingBlob' })
  expect(put.Metadata!.traits).toMatchObject({ 'smithy.api#httpPrefixHeaders': 'x-amz-meta-' })
  expect(put.ObjectLockRetainUntilDate!.traits).toMatchObject({ 'smithy.api#timestampFormat': 'date-time' })
  expect(at('SSECustomerKey')).toEqual({ type: 'string', traits: { 'smithy.api#sensitive': {} } })
  expect(traitsOf(at('ListParts'))!['smithy.api#paginated']).toEqual({
    inputToken: 'PartNumberMarker',
    outputToken: 'NextPartNumberMarker',
    pageSize: 'MaxParts',
    items: 'Parts',
  })
})

it('gives enumerations of one name and other values names of their own', () => {
  const operations = [
    ...makeOperations({
      ...models,
      'keys/open': `
operation:
  name: OpenDoor
  input:
    - { name: Algorithm, allowed: ["1.5", SLOW], description: How. }
    - { name: LockDoor, allowed: [A], description: A name that an operation has. }
  examples: [{ title: Open a door, input: { Algorithm: SLOW } }]`,
    }).values(),
  ].filter(({ service }) => service.protocol === 'json')
  const { shapes } = smithyModel(
    operations[0]!.service,
    operations,
    { smithy: '/x.json', version: '1', guide: '/guide/', namespace: 'test' },
    textsOf('https://docs.example.org', new Map()),
  ) as Model
  expect(shapes['test#Algorithm']).toMatchObject({ members: { FAST: {}, SLOW: {} } })
  expect(shapes['test#OpenDoorRequestAlgorithm']).toMatchObject({
    members: { _1_5: { traits: { 'smithy.api#enumValue': '1.5' } } },
  })
  expect(shapes['test#LockDoor']).toMatchObject({ type: 'operation' })
  expect(shapes['test#OpenDoorRequest']).toMatchObject({
    members: { LockDoor: { target: 'test#OpenDoorRequestLockDoor' } },
  })
})
