import type { CommonHeader, Location, ServiceEntry } from './schema'

/** Types that are no structures. A `document` is any JSON value. */
export const scalars = [
  'string',
  'integer',
  'long',
  'double',
  'boolean',
  'timestamp',
  'blob',
  'document',
] as const
export type Scalar = (typeof scalars)[number]

/** The type of a member. A structure has members of its own or the name of a type. */
export type Type =
  | { kind: 'scalar'; name: Scalar }
  | { kind: 'list'; of: Type }
  | { kind: 'map'; of: Type }
  | { kind: 'named'; name: string }
  | { kind: 'structure'; members: Member[] }

export interface Limits {
  min?: number | undefined
  max?: number | undefined
  pattern?: string | undefined
  allowed?: string[] | undefined
}

/** A parameter or an element, with all that the page, the samples and the checks need of it. */
export interface Member extends Limits {
  /** Name in SDKs. */
  name: string
  /** Name in HTTP: header, query parameter, element, key. */
  wire: string
  in: Location
  type: Type
  required: boolean
  description: string
  default?: string | number | boolean | undefined
  deprecated?: string | undefined
  each?: Limits | undefined
  format?: 'iso' | 'http-date' | 'epoch' | undefined
  item?: string | undefined
  attribute?: boolean | undefined
  json?: string | undefined
  sdkType?: string | undefined
}

export interface ApiError {
  code: string
  status: number
  when: string
}

/** An example value: what an author wrote, by member name. */
export type Values = Record<string, unknown>

export interface Example {
  title: string
  description?: string | undefined
  input: Values
  output: Values
}

export interface Operation {
  name: string
  service: Service
  /** Route of its page. */
  path: string
  method: string
  query?: string | undefined
  status: number
  responseRoot?: string | undefined
  input: Member[]
  output: Member[]
  errors: ApiError[]
  permissions: { action: string; when?: string | undefined }[]
  related: string[]
  examples: Example[]
}

export interface DataType {
  name: string
  /** Route of its page; null for a type that is shown where it is used. */
  path: string | null
  description?: string | undefined
  element: string
  format: 'xml' | 'json'
  members: Member[]
  examples: { title: string; description?: string | undefined; value: Values }[]
}

export interface Service {
  name: string
  /** The file that describes it, for messages. */
  file: string
  folder: string
  protocol: 'json' | 'rest-xml'
  endpoint: string
  region: string
  sdk: { cli: string; package: string; client: string }
  xmlNamespace?: string | undefined
  document?: ServiceEntry['document']
  requestHeaders: CommonHeader[]
  responseHeaders: CommonHeader[]
  types: ReadonlyMap<string, DataType>
  commonErrors: ApiError[]
}

/** The members of a structure; undefined where the type is none, is not known or has mistakes. */
export function membersOf(type: Type, { types }: Service): Member[] | undefined {
  if (type.kind === 'structure') return type.members
  const members = type.kind === 'named' ? types.get(type.name)?.members : undefined
  return members?.length ? members : undefined
}

/** The type inside of lists and maps. */
export const coreType = (type: Type): Type =>
  type.kind === 'list' || type.kind === 'map' ? coreType(type.of) : type
