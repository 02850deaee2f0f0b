import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { loadApi } from '../../../testing/fixtures/load-api'
import { coreType, type Member } from '../../api-reference/model'
import { httpSample } from '../../api-reference/samples/http'
import { sha256 } from '../../publish/sha256'
import { inferredFacts } from './inferred'

const api = loadApi()
const ready = api.then(({ operations }) => [...operations.values()])

it('an answer that holds a part of an object has the status of one', async () => {
  const examples = (await ready).flatMap(({ name, examples }) =>
    examples.map(({ title, status, output }) => ({ title: `${name}: ${title}`, status, output })),
  )
  const isPart = ({ output }: { output: object }) => 'ContentRange' in output
  expect(examples.filter(isPart).length).toBeGreaterThan(0)
  expect(examples.filter((one) => isPart(one) !== (one.status === 206)).map(({ title }) => title)).toEqual([])
})

it('a type whose members travel in several places is shown and described as no document', async () => {
  const { services } = await api
  const types = services.flatMap(({ types }) => [...types.values()])
  const inBodies = types.filter(({ format }) => format !== 'parameters')
  expect(types.find(({ name }) => name === 'UploadPart')?.format).toBe('parameters')
  // What says where an object is, or whose bucket it must be in, never stands in a body together with the data.
  const mixed = inBodies.filter(({ members }) =>
    members.some(
      ({ in: place, type }) => place !== 'body' || (type.kind === 'scalar' && type.name === 'blob'),
    ),
  )
  expect(mixed.map(({ name }) => name)).toEqual([])
})

it('every HTTP sample has all headers that its page calls required, and the true digest of its body', async () => {
  const samples = (await ready).flatMap((operation) =>
    operation.examples.map(({ title, input }) => {
      const [head = '', ...body] = httpSample(operation, input, sha256).split('\n\n')
      const headers = new Map(
        head.split('\n').map((line) => line.split(': ') as [name: string, value: string]),
      )
      return { at: `${operation.name}: ${title}`, operation, headers, body: body.join('\n\n') }
    }),
  )
  const lacking = samples.flatMap(({ at, operation, headers }) =>
    operation.service.requestHeaders.flatMap(({ name, required }) =>
      required && !headers.has(name) ? [`${at} lacks ${name}`] : [],
    ),
  )
  expect(lacking).toEqual([])
  const digests = samples.filter(({ headers }) => headers.has('x-amz-content-sha256'))
  expect(digests.length).toBeGreaterThan(60)
  const wrong = digests.filter(
    ({ headers, body }) =>
      headers.get('x-amz-content-sha256') !== createHash('sha256').update(body).digest('hex'),
  )
  expect(wrong.map(({ at }) => at)).toEqual([])
  const wanting = samples.filter(({ operation }) => operation.input.some(({ digest }) => digest))
  expect(new Set(wanting.map(({ operation }) => operation.name)).size).toBe(6)
  const md5 = (body: string) => createHash('md5').update(body).digest('base64')
  const other = wanting.filter(({ headers, body }) => headers.get('Content-MD5') !== md5(body))
  expect(other.map(({ at }) => at)).toEqual([])
})

it('an operation with conditions on an object names the error of a condition that does not hold', async () => {
  const conditional = (await ready).filter(({ input }) => input.some(({ name }) => /If\w*Match/.test(name)))
  expect(conditional.length).toBeGreaterThan(3)
  const without = conditional.filter(({ errors }) => !errors.some(({ status }) => status === 412))
  expect(without.map(({ name }) => name)).toEqual([])
})

/*
 * ARNs of the service's own pages. For keys and aliases: nearly all of them. For principals: those of PutKeyPolicy,
 * GetKeyPolicy, ReplicateKey and of grants. For buckets and objects: those of Statement, BucketPolicy, GetBucketPolicy
 * and GetBucketAnalyticsConfiguration. For tables: that of GetBucketMetadataTableConfiguration.
 */
const arns = [
  /^arn:verenc:\d{12}:(key|alias)\/[\w-]+$/,
  /^arn:aws:iam::\d{12}:(root|(role|user)\/\w+)$/,
  /^arn:aws:s3:::[\w-]+(\/\*)?$/,
  /^arn:qstorage:example-region:\d{12}:(bucket|table)\/[\w-]+$/,
]

it('examples write each kind of resource in one way, which the service itself shows', async () => {
  const { dataTypes } = await api
  const examples = [
    ...(await ready).flatMap(({ examples }) => examples.map(({ input, output }) => ({ input, output }))),
    ...[...dataTypes.values()].flatMap(({ type }) => type.examples.map(({ value }) => value)),
  ]
  const found = JSON.stringify(examples).match(/arn:[^"\\]+/g)!
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((arn) => !arns.some((form) => form.test(arn)))).toEqual([])
})

/** Names of members that the service's documentation does not have, those inside of others too. */
const inferred = (members: Member[], at: string): string[] =>
  members.flatMap(({ name, type, sources }) => {
    const path = `${at}.${name}`
    const core = coreType(type)
    const inside = core.kind === 'structure' ? inferred(core.members, path) : []
    return sources.member === 'network' ? inside : [path, ...inside]
  })

it('what only the definition of the protocol knows is marked, and nothing else is', async () => {
  const { services } = await api
  const operations = await ready
  const members = [
    ...operations.flatMap(({ name, input, output }) => inferred([...input, ...output], name)),
    ...services.flatMap(({ types }) =>
      [...types.values()].flatMap((type) => inferred(type.members, type.name)),
    ),
  ]
  expect(members.toSorted()).toEqual([
    'CreateBucket.CreateBucketConfiguration.LocationConstraint',
    'CreateGrant.GrantTokens',
    'CreateKey.KeySpec',
    'DeriveSharedSecret.KeyAgreementAlgorithm',
    'GetPublicKey.KeySpec',
    'KeyMetadata.KeySpec',
  ])
  const errors = operations.flatMap(({ name, errors }) =>
    errors.flatMap(({ code, source }) => (source === 'network' ? [] : [`${name}.${code}`])),
  )
  expect(errors.toSorted()).toEqual(['CopyObject.PreconditionFailed', 'DeleteObject.PreconditionFailed'])
})

it('statuses are marked, but for those that the documentation names, or the SDK of its own', async () => {
  const errors = [
    ...(await ready).flatMap((operation) => operation.errors),
    ...(await api).services.flatMap(({ commonErrors }) => commonErrors),
  ]
  const documented = errors.filter(({ statusSource }) => statusSource === 'network')
  expect([...new Set(documented.map(({ code, status }) => `${status} ${code}`))].toSorted()).toEqual([
    '304 NotModified',
    '400 EntityTooSmall',
    '400 InvalidAcl',
    '400 InvalidPart',
    '400 InvalidPartOrder',
    '400 InvalidRequest',
    '400 MalformedACLError',
    '400 MalformedXML',
    '400 NotAuthorizedException',
    '403 AccessDenied',
    '404 NoSuchBucket',
    '404 NoSuchKey',
    '404 NoSuchUpload',
    '412 PreconditionFailed',
    '416 InvalidRange',
  ])
})

it('what a request says of a bucket is not described as being about an object', async () => {
  const ofBuckets = (await ready).filter(
    ({ service, input }) => service.protocol === 'rest-xml' && !input.some(({ name }) => name === 'Key'),
  )
  expect(ofBuckets.length).toBeGreaterThan(20)
  const wrong = ofBuckets.flatMap(({ name, input }) =>
    input
      .filter(({ description }) => /\bthe object\b/.test(description))
      .map((member) => `${name}.${member.name}`),
  )
  expect(wrong).toEqual([])
})

it("how many entries an answer holds is what the SDK's words say, which allow less than its model", async () => {
  const folder = path.dirname(require.resolve('@aws-sdk/client-kms/package.json'))
  const text = readFileSync(path.join(folder, 'dist-types/models/models_0.d.ts'), 'utf8')
  const found = (await ready).flatMap(({ name, input }) => {
    const limit = input.find((member) => member.name === 'Limit')
    const [, declared = ''] = text.split(`export interface ${name}Request {`)
    const [words = ''] = declared.split('Limit?:')
    const [, most] = /between[\s*]+1[\s*]+and[\s*]+(\d+)/.exec(words) ?? []
    const [, usual] = /defaults[\s*]+to[\s*]+(\d+)/.exec(words) ?? []
    const said = { max: Number(most), default: Number(usual) }
    return limit === undefined ? [] : [{ name, written: { max: limit.max, default: limit.default }, said }]
  })
  expect(found).toHaveLength(6)
  expect(found.map(({ name, written }) => ({ name, ...written }))).toEqual(
    found.map(({ name, said }) => ({ name, ...said })),
  )
})

it('patterns and defaults are marked where only the definition of the protocol has them', async () => {
  const all = (await ready).flatMap(({ name, input }) =>
    input.map((member) => ({ at: `${name}.${member.name}`, ...inferredFacts(member), member })),
  )
  const marked = (fact: 'pattern' | 'default') =>
    all
      .filter((one) => one[fact] === 'sdk')
      .map(({ at }) => at)
      .toSorted()
  expect(marked('default')).toEqual([
    'CopyObject.TaggingDirective',
    'Encrypt.EncryptionAlgorithm',
    'ListAliases.Limit',
    'ListGrants.Limit',
    'ListKeyPolicies.Limit',
    'ListKeys.Limit',
    'ListResourceTags.Limit',
    'ListRetirableGrants.Limit',
    'PutKeyPolicy.BypassPolicyLockoutSafetyCheck',
    'ReEncrypt.DestinationEncryptionAlgorithm',
    'ReEncrypt.SourceEncryptionAlgorithm',
  ])
  expect(marked('pattern')).toEqual(['CopyObject.CopySource', 'CreateGrant.Name'])
  // The documentation has this one, in words, but not how long an alias may be.
  expect(all.find(({ at }) => at === 'CreateAlias.AliasName')).toMatchObject({ limits: 'sdk' })
})

it('sizes that the documentation of keys gives are not marked, others are', async () => {
  const encrypt = (await ready).find(({ name }) => name === 'Encrypt')!
  const limits = encrypt.input.map(({ name, sources }) => [name, sources.limits])
  expect(Object.fromEntries(limits)).toMatchObject({
    Plaintext: 'network',
    KeyId: 'sdk',
    GrantTokens: 'sdk',
  })
})
