import { z } from 'zod'
import { loadApi } from '../../../../testing/fixtures/load-api'
import { makeOperations, models } from '../../../../testing/fixtures/operations'
import { coreType, type Member } from '../model'
import { serviceDocuments } from './service-documents'
import { smithyModel } from './smithy'
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
const ofMembers = z.strictObject({
  ...ofValues,
  'smithy.api#documentation': z.string().min(1),
  'smithy.api#required': nothing.optional(),
  'smithy.api#default': z.union([z.string(), z.number(), z.boolean()]).optional(),
  'smithy.api#deprecated': z.strictObject({ message: z.string() }).optional(),
  'smithy.api#jsonName': z.string().optional(),
  'smithy.api#timestampFormat': z.enum(['date-time', 'epoch-seconds', 'http-date']).optional(),
})
const inner = z.strictObject({ target: shapeId, traits: z.strictObject(ofValues).optional() })
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
      'aws.protocols#awsJson1_1': nothing,
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
        'smithy.api#input': nothing.optional(),
        'smithy.api#output': nothing.optional(),
        'smithy.api#error': z.enum(['client', 'server']).optional(),
        'smithy.api#httpError': z.number().int().min(300).max(599).optional(),
      })
      .optional(),
  }),
  z.strictObject({ type: z.literal('list'), member: inner }),
  z.strictObject({ type: z.literal('map'), key: inner, value: inner }),
  z.strictObject({
    type: z.literal('enum'),
    members: z.record(
      identifier,
      z.strictObject({
        target: z.literal('smithy.api#Unit'),
        traits: z.strictObject({ 'smithy.api#enumValue': z.string().min(1) }),
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

const published = loadApi().then((api) => {
  const { text } = serviceDocuments(api, api.pages, 'https://docs.example.org').find(({ path }) =>
    path.endsWith('.smithy.json'),
  )!
  const service = api.services.find(({ document }) => document?.path.endsWith('.smithy.json'))!
  const operations = [...api.operations.values()].filter((operation) => operation.service === service)
  const { shapes } = JSON.parse(text) as Model
  const at = (name: string): Shape => shapes[`com.quilibrium.qkms#${name}`]!
  return { text, shapes, at, service, operations }
})

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
  expect(roots).toEqual(['com.quilibrium.qkms#TrentService'])
})

it('no two names differ by case alone', async () => {
  const { shapes } = await published
  const names = Object.keys(shapes).map((id) => id.toLowerCase())
  expect(new Set(names).size).toBe(names.length)
})

it('has every operation, type and error', async () => {
  const { shapes, service, operations } = await published
  const ids = Object.keys(shapes).map((id) => id.split('#')[1])
  const codes = [...operations.flatMap(({ errors }) => errors), ...service.commonErrors].map(
    ({ code }) => code,
  )
  expect(ids).toEqual(expect.arrayContaining(operations.map(({ name }) => name)))
  expect(ids).toEqual(expect.arrayContaining([...service.types.keys(), ...codes]))
  const errors = operations.filter(({ name, errors }) => {
    const own = shapes[`com.quilibrium.qkms#${name}`]
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
    ...[...service.types.values()].flatMap(({ name, members }) => lacking(members, at(name), name)),
  ]
  expect(found).toEqual([])
})

it("the pages' examples are values of the shapes", async () => {
  const { shapes, operations } = await published
  const found = operations.flatMap(({ name }) => {
    const own = shapes[`com.quilibrium.qkms#${name}`]
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

it('says of an encryption what its page says', async () => {
  const { at } = await published
  expect(at('TrentService')).toMatchObject({
    version: '2014-11-01',
    traits: { 'aws.auth#sigv4': { name: 'kms' } },
  })
  expect(at('EncryptRequest')).toMatchObject({
    members: {
      KeyId: { target: 'smithy.api#String', traits: { 'smithy.api#required': {} } },
      Plaintext: { target: 'smithy.api#Blob', traits: { 'smithy.api#length': { min: 1, max: 4096 } } },
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
    { path: '/x.json', version: '1', guide: '/guide/', namespace: 'test' },
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
