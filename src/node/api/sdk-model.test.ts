import * as kms from '@aws-sdk/client-kms'
import * as s3 from '@aws-sdk/client-s3'
import { loadApi } from '../../../testing/fixtures/load-api'
import { declarations } from '../../../testing/fixtures/sdk-declarations'
import {
  coreType,
  membersOf,
  type Member,
  type Operation,
  type Service,
  type Type,
} from '../../api-reference/model'
import { documentationGaps } from './documentation-gaps'
import { isOutsideSdks, operationsWithoutSdk } from './sdk-gaps'

/*
 * Compares every operation and every type that one reaches with the SDK's own model: method, address and status, and of
 * each member where it travels, what XML calls it, its type, how deep it lies, its values, and whether it is required.
 * What structures have besides in the SDK is compared here, too; names of parameters, elements and errors are compared
 * by the tests of the SDK's clients and of known names.
 */

/** A type of the SDK's model: a number for a simple one, an array for one with parts, or a function that gives it. */
type Schema = number | Parts | (() => Schema)
type Parts = [kind: number, namespace: string, name: string, traits: unknown, ...rest: unknown[]]
type Traits = Partial<Record<string, string | number>>
/** Of a member: its type, or its type with its traits. */
type MemberSchema = Schema | [schema: Schema, traits: number | Traits]

const packages = { kms, s3 } as unknown as Record<string, Record<string, Parts>>
const [label, payload] = [1, 16]

const open = (schema: Schema): number | Parts => (typeof schema === 'function' ? open(schema()) : schema)

/** A member's traits; the SDK writes the commonest as bits of a number. */
function traitsOf(traits: number | Traits): Traits {
  if (typeof traits !== 'number') return traits
  return { ...(traits & label && { httpLabel: 1 }), ...(traits & payload && { httpPayload: 1 }) }
}

/** Whether the schema stands for itself or comes with traits. */
const isPair = (schema: MemberSchema): schema is [Schema, number | Traits] =>
  Array.isArray(schema) && typeof schema[1] !== 'string'

interface SdkMember {
  schema: number | Parts
  traits: Traits
  required: boolean
}

/** The members of a structure; those required come first, and their number last. */
function structureOf([, , , , names, schemas, required]: Parts): Map<string, SdkMember> {
  return new Map(
    ((names ?? []) as string[]).map((name, index) => {
      const schema = (schemas as MemberSchema[])[index]!
      const [type, traits] = isPair(schema) ? schema : [schema, 0]
      return [
        name,
        { schema: open(type), traits: traitsOf(traits), required: index < Number(required ?? 0) },
      ] as const
    }),
  )
}

const simple: Record<number, string> = {
  0: 'string',
  1: 'number',
  2: 'boolean',
  4: 'timestamp',
  5: 'timestamp',
  6: 'timestamp',
  7: 'timestamp',
  15: 'document',
  21: 'blob',
  42: 'blob',
}
const [list, map] = [64, 128]

/** Whether a schema has members: a structure, or a union, of which one member is given. */
const isStructure = ([kind]: Parts) => kind === 3 || kind === 4

/** The name of the SDK's type, with that of what a list or a map holds. */
function nameOf(schema: number | Parts): string {
  if (typeof schema === 'number') {
    if (schema & map) return `map<${nameOf(schema - map)}>`
    return schema & list ? `${nameOf(schema - list)}[]` : simple[schema]!
  }
  const [kind, , name, , ...rest] = schema
  const inner = (one: unknown) => {
    const member = one as MemberSchema
    return nameOf(open(isPair(member) ? member[0] : member))
  }
  if (kind === 1) return `${inner(rest[0])}[]`
  if (kind === 2) return `map<${inner(rest[1])}>`
  return isStructure(schema) ? name : nameOf(open(rest[0] as Schema))
}

/** The structure inside of lists and maps. */
function coreOf(schema: number | Parts): Parts | undefined {
  if (typeof schema === 'number') return undefined
  const [kind, , , , first, second] = schema
  if (isStructure(schema)) return schema
  const inner = (kind === 2 ? second : first) as MemberSchema
  return coreOf(open(isPair(inner) ? inner[0] : inner))
}

/** The name of a page's type as the SDK has it. */
function ownName(type: Type, member: Member): string {
  if (type.kind === 'list') return `${ownName(type.of, member)}[]`
  if (type.kind === 'map') return `map<${ownName(type.of, member)}>`
  if (type.kind === 'scalar') return ['integer', 'long', 'double'].includes(type.name) ? 'number' : type.name
  return member.sdkType ?? (type.kind === 'named' ? type.name : member.name)
}

/** Where the SDK puts a member, and under which name. */
function placeOf(name: string, { traits, schema }: SdkMember, isTop: boolean, isPath: boolean) {
  const { httpHeader, httpQuery, httpPrefixHeaders, httpLabel, httpPayload, xmlName } = traits
  if (httpLabel) return isPath ? `path ${name}` : `host ${name}`
  if (httpHeader) return `header ${String(httpHeader).toLowerCase()}`
  if (httpPrefixHeaders) return `header ${String(httpPrefixHeaders).toLowerCase()}*`
  if (httpQuery) return `query ${httpQuery}`
  const isPayload = isTop && (httpPayload || (Array.isArray(schema) && traits.httpPayload))
  return `${isPayload ? 'payload' : 'body'} ${xmlName ?? name}`
}

/** The element around each item of a list that is not flat. */
function itemOf({ schema, traits }: SdkMember): string | undefined {
  if (typeof schema === 'number' || schema[0] !== 1 || traits.xmlFlattened) return undefined
  const item = schema[4] as MemberSchema
  return String((isPair(item) ? traitsOf(item[1]).xmlName : undefined) ?? 'member')
}

/** The types of members as the SDK declares them, which has the names of enumerations. */
const declared = { kms: declarations('kms'), s3: declarations('s3') } as Record<
  string,
  ReturnType<typeof declarations>
>

class Comparison {
  readonly differences: string[] = []
  /** Whether a member is required: where the page and the SDK say different things. */
  readonly required: string[] = []
  /** Values that the SDK lacks; and what lacks one of the SDK's values, where ours come from there. */
  readonly unknown: string[] = []
  readonly lacking: string[] = []
  /** Members that a structure has in the SDK and not on its page, by the structure. */
  readonly besides: Record<string, string[]> = {}
  private readonly seen = new Set<string>()
  constructor(private readonly service: Service) {}

  private note(at: string, what: string, own?: string, sdk?: string) {
    if (own !== sdk) this.differences.push(`${at}: ${what} ${own}, SDK ${sdk}`)
  }

  structure(members: Member[], schema: Parts, at: string, isTop: boolean) {
    const known = structureOf(schema)
    for (const member of members) {
      const sdk = known.get(member.name)
      if (sdk) this.member(member, sdk, schema[2], `${at}.${member.name}`, isTop)
      else if (!isTop || !isOutsideSdks(at, member.name))
        this.differences.push(`${at}.${member.name}: not in the SDK`)
    }
  }

  private member(member: Member, sdk: SdkMember, structure: string, at: string, isTop: boolean) {
    const isXml = this.service.protocol === 'rest-xml'
    this.note(at, 'type', ownName(member.type, member), nameOf(sdk.schema))
    if (member.required !== sdk.required)
      this.required.push(`${at} is ${member.required ? '' : 'not '}required`)
    if (isXml) {
      const wire = member.in === 'header' ? member.wire.toLowerCase() : member.wire
      this.note(at, 'place', `${member.in} ${wire}`, placeOf(member.name, sdk, isTop, member.in === 'path'))
      this.note(
        at,
        'item',
        member.in === 'header' ? undefined : member.item,
        member.in === 'header' ? undefined : itemOf(sdk),
      )
    }
    this.compareValues(member, at, structure)
    const [inside, core] = [membersOf(coreType(member.type), this.service), coreOf(sdk.schema)]
    const { kind } = coreType(member.type)
    const pair = `${core?.[2]} ${ownName(coreType(member.type), member)}`
    if (!inside || !core || (kind === 'named' && this.seen.has(pair))) return
    this.seen.add(pair)
    const names = inside.map(({ name }) => name)
    const besides = [...structureOf(core).keys()].filter((name) => !names.includes(name))
    const own = coreType(member.type)
    if (besides.length) this.besides[own.kind === 'named' ? own.name : at] = besides.toSorted()
    this.structure(inside, core, core[2], false)
  }

  private compareValues({ name, allowed, each, sources }: Member, at: string, structure: string) {
    const own = allowed ?? each?.allowed
    const sdk = this.service.sdk.package
    const type = declared[sdk]!.get(structure)?.get(name)?.replace('[]', '')
    const known = type && (packages[sdk]![type] as unknown as Record<string, string> | undefined)
    if (!own || !known) return
    const all = Object.values(known)
    this.unknown.push(...own.filter((value) => !all.includes(value)))
    if (sources.values === 'sdk')
      this.lacking.push(...all.filter((value) => !own.includes(value)).map((value) => `${at} lacks ${value}`))
  }
}

/** Method, address and status of a storage operation as the SDK has them. */
function addressOf({ name, service }: Operation): string {
  const traits = packages[service.sdk.package]![`${name}$`]![3] as { http: [string, string, number] }
  const [method, address, status] = traits.http
  const query = address
    .split('?')[1]
    ?.split('&')
    .filter((part) => !part.startsWith('x-id='))
  return `${method} ?${query?.join('&') ?? ''} ${status}`
}

const compared = loadApi().then(({ operations }) => {
  const addresses: string[] = []
  const comparisons = new Map<Service, Comparison>()
  for (const operation of operations.values()) {
    const { name, service, method, query, status } = operation
    if (name in operationsWithoutSdk) continue
    const comparison = comparisons.get(service) ?? new Comparison(service)
    comparisons.set(service, comparison)
    const own = `${method} ?${query ?? ''} ${status}`
    if (service.protocol === 'rest-xml' && own !== addressOf(operation))
      addresses.push(`${name}: ${own}, SDK ${addressOf(operation)}`)
    const [, , , , input, output] = packages[service.sdk.package]![`${name}$`]!
    const sides = [
      [operation.input, input],
      [operation.output, output],
    ] as const
    for (const [members, side] of sides) {
      const schema = open(side as Schema)
      if (typeof schema !== 'number' && isStructure(schema)) comparison.structure(members, schema, name, true)
    }
  }
  const all = [...comparisons.values()]
  return {
    addresses,
    members: all.flatMap(({ differences }) => differences),
    besides: Object.fromEntries(
      [...comparisons].map(([{ sdk }, { besides }]) => [sdk.package, besides] as const),
    ),
    required: all.flatMap(({ required }) => required),
    unknown: [...new Set(all.flatMap(({ unknown }) => unknown))],
    lacking: all.flatMap(({ lacking }) => lacking),
  }
})

/** What the service's documentation requires and the SDK does not. */
const requiredHere = [
  'AbortIncompleteMultipartUpload.DaysAfterInitiation',
  'AccessControlPolicy.Grants',
  'Bucket.CreationDate',
  'Bucket.Name',
  'CompleteMultipartUpload.MultipartUpload',
  'CopyObjectResult.ETag',
  'CopyObjectResult.LastModified',
  'CreateGrant.GranteePrincipal',
  'Decrypt.CiphertextBlob',
  'DefaultRetention.Mode',
  'ErrorDetails.ErrorCode',
  'ErrorDetails.ErrorMessage',
  'GetBucketAnalyticsConfiguration.AnalyticsConfiguration',
  'GetBucketEncryption.ServerSideEncryptionConfiguration',
  'GetKeyPolicy.PolicyName',
  'Grant.Grantee',
  'Grant.Permission',
  'ImportKeyMaterial.ExpirationModel',
  'ListRetirableGrants.RetiringPrincipal',
  'ObjectLockLegalHold.Status',
  'Part.ETag',
  'Part.PartNumber',
  'PolicyStatus.IsPublic',
  'PutBucketLifecycleConfiguration.LifecycleConfiguration',
  'PutKeyPolicy.PolicyName',
  'PutObjectLegalHold.LegalHold',
  'PutObjectLockConfiguration.ObjectLockConfiguration',
  'ReEncrypt.CiphertextBlob',
  'ServerSideEncryptionRule.ApplyServerSideEncryptionByDefault',
]

/** Values that the service's documentation or its own SDK has. */
const ownValues = [
  ...['DERIVE_SHARED_SECRET', 'QKMS', 'verenc'],
  ...['ECC_BLS12_381', 'ECC_BLS48_581', 'ECC_DECAF_448', 'ECC_ED25519', 'ECC_ED448'],
  ...['EDDSA_ED25519', 'EDDSA_ED448', 'BLS12_381', 'BLS48_581', 'ECDSA_DECAF448'],
]

/** Values of the SDK that pages leave out: those of keys that the service doesn't document, or without a public half. */
const leftOut =
  /(ML_(DSA|KEM)_\w+|ECC_NIST_EDWARDS25519|ED25519_(PH_)?SHA_512|ENCAPSULATE_DECAPSULATE|SM2PKE|AWS_CLOUDHSM|EXTERNAL_KEY_STORE)$/
const withoutPublicHalf = /^GetPublicKey\.CustomerMasterKeySpec lacks (SYMMETRIC_DEFAULT|HMAC_\d+)$/

it('methods, addresses and statuses are those of the SDK', async () => {
  expect((await compared).addresses).toEqual([])
})

it("types, places, names in XML and nesting are the SDK's, but for what the service alone documents", async () => {
  expect((await compared).members).toEqual(['KeyMetadata.KeyRotationEnabled: not in the SDK'])
})

it('what structures have in the SDK is on the page of the type, or in the list of what is not documented', async () => {
  expect((await compared).besides).toEqual(
    Object.fromEntries(
      Object.entries(documentationGaps).map(([id, { insideOfTypes }]) => [id, insideOfTypes]),
    ),
  )
})

it("what is required is what the SDK requires, but where the service's documentation says otherwise", async () => {
  const expected = requiredHere.map((name) => `${name} is required`)
  expect((await compared).required.toSorted()).toEqual(
    [...expected, 'LoggingEnabled.TargetPrefix is not required'].toSorted(),
  )
})

it("values are the SDK's, but for the service's own and for keys that it doesn't document", async () => {
  const { unknown, lacking } = await compared
  expect(unknown.toSorted()).toEqual(ownValues.toSorted())
  expect(lacking.filter((one) => !leftOut.test(one) && !withoutPublicHalf.test(one))).toEqual([])
})
