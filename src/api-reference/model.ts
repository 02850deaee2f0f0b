/** Where a member travels: `host` is the first label of the host name, `payload` the whole body. */
export const locations = ['host', 'path', 'query', 'header', 'payload', 'body'] as const
/** A place in a request or an answer. */
export type Location = (typeof locations)[number]

/**
 * Where a fact comes from: the documentation of the network, which is the rule; the definition of the protocol that
 * SDKs are made from; what the service of Amazon does that this one is modeled on; or what the service's other facts of
 * the kind are, where Amazon has nothing like it. Readers see marks for the last three.
 */
export const factSources = ['network', 'sdk', 'amazon', 'analogy'] as const
/** A source of facts. */
export type FactSource = (typeof factSources)[number]

/**
 * Where the facts about a member come from: that there is such a one, its sizes, its pattern (of the same origin as its
 * sizes where nothing else is said), its allowed values, its default.
 */
export interface MemberSources {
  member?: FactSource | undefined
  limits?: FactSource | undefined
  pattern?: FactSource | undefined
  values?: FactSource | undefined
  default?: FactSource | undefined
}

/** What holds for all members of a page or a service, and for the statuses of a service's errors. */
export interface UsualSources {
  limits?: FactSource | undefined
  values?: FactSource | undefined
  status?: FactSource | undefined
}

/** How a list is read page by page, by names of members. */
export interface Pagination {
  /** What a request says to go on, and what the answer before said. */
  token: string
  next: string
  /** How many an answer holds at most. */
  size?: string | undefined
  /** The list, where there is but one. */
  items?: string | undefined
}

/** A header that all requests or all answers of a service carry. */
export interface CommonHeader {
  name: string
  description: string
  required?: boolean | undefined
  /** What every request carries; `*` stands for the operation's name. */
  value?: string | undefined
  /** What the HTTP samples show. */
  example?: string | undefined
  /** The HTTP samples show the digest of their own body, in hexadecimal. */
  digest?: 'sha256' | undefined
  source?: FactSource | undefined
}

/** A service's descriptions for programs. */
export interface DescribedIn {
  /** Where the Smithy model of all operations stands. */
  smithy?: string | undefined
  /** Where the OpenAPI document stands, of operations that method and path alone tell from the others. */
  openapi?: string | undefined
  /** The version of the protocol that the service speaks. */
  version: string
  /** The page where a reader of the description begins. */
  guide: string
  /** What the names of a Smithy model begin with. */
  namespace?: string | undefined
}

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
/** A type without parts. */
export type Scalar = (typeof scalars)[number]

/** The type of a member. A structure has members of its own or the name of a type. */
export type Type =
  | { kind: 'scalar'; name: Scalar }
  | { kind: 'list'; of: Type }
  | { kind: 'map'; of: Type }
  | { kind: 'named'; name: string }
  | { kind: 'structure'; members: Member[] }

/** What a value must keep to. */
export interface Limits {
  /** Of numbers the value, of texts the characters, of lists the entries. */
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
  /** Where it travels: path, query, header, body. */
  in: Location
  type: Type
  required: boolean
  description: string
  default?: string | number | boolean | undefined
  /** Why it should not be used any more, and what to use. */
  deprecated?: string | undefined
  /** Limits of each item of a list or map. */
  each?: Limits | undefined
  /** How a point in time is written; without it as the protocol does. */
  format?: 'iso' | 'http-date' | 'epoch' | undefined
  /** In XML: the element around each item, where the list has one around all of them. */
  item?: string | undefined
  /** In XML: whether it is an attribute. */
  attribute?: boolean | undefined
  /** The type of the JSON document that a text holds. */
  json?: string | undefined
  /** Name of the structure in SDKs, where it is not the type's own. */
  sdkType?: string | undefined
  /** A secret: tools keep it out of logs. */
  sensitive?: boolean | undefined
  /** A header that says the digest of the body, in Base64. Requests over HTTP have it wherever no value is given. */
  digest?: 'md5' | undefined
  /** Where the facts about it come from. */
  sources: Readonly<Record<keyof MemberSources, FactSource>>
}

/** An error that an operation may answer with. */
export interface ApiError {
  code: string
  status: number
  when: string
  /** Where it comes from that the operation has this error. */
  source: FactSource
  /** Where its status comes from. */
  statusSource: FactSource
}

/** An action that a caller must be allowed, and where or when; an optional one in some calls only. */
export interface Permission {
  action: string
  when?: string | undefined
  optional?: true | undefined
}

/** An example value: what an author wrote, by member name. */
export type Values = Record<string, unknown>

/** One use of an operation: what is sent, and what comes back. */
export interface Example {
  title: string
  description?: string | undefined
  /** Status of its answer. */
  status: number
  input: Values
  output: Values
}

/** An operation as its page, its samples and the published descriptions show it. */
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
  pagination?: Pagination | undefined
  permissions: Permission[]
  related: string[]
  examples: Example[]
}

/** A structure with a name. */
export interface DataType {
  name: string
  /** Route of its page; null for a type that is shown where it is used. */
  path: string | null
  description?: string | undefined
  element: string
  format: 'xml' | 'json' | 'parameters'
  members: Member[]
  examples: { title: string; description?: string | undefined; value: Values }[]
}

/** What all operations of a service share. */
export interface Service {
  name: string
  /** The service of Amazon that it is modeled on. */
  original: string
  sources?: UsualSources | undefined
  /** The file that describes it, for messages. */
  file: string
  folder: string
  protocol: 'json' | 'rest-xml'
  endpoint: string
  region: string
  sdk: { cli: string; package: string; client: string }
  xmlNamespace?: string | undefined
  document?: DescribedIn | undefined
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

/** The content of an object: the bytes that are the whole body. */
const contentIn = (members: readonly Member[]): Member | undefined =>
  members.find(
    (member) => member.in === 'payload' && member.type.kind === 'scalar' && member.type.name === 'blob',
  )

/** The content of an object, which an operation answers with as a stream. */
export const streamOf = ({ output }: Operation): Member | undefined => contentIn(output)

/**
 * Whether an operation uploads content. Clients add a checksum to that on their own, which the service does not know
 * in each form; to other bodies only where the operation needs one.
 */
export const uploads = ({ input }: Operation): boolean => contentIn(input) !== undefined

/** The type inside of lists and maps. */
export const coreType = (type: Type): Type =>
  type.kind === 'list' || type.kind === 'map' ? coreType(type.of) : type
