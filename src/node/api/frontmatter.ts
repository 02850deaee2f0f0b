import { z } from 'zod'

/** Where a member travels: `host` is the first label of the host name, `payload` the whole body. */
export const locations = ['host', 'path', 'query', 'header', 'payload', 'body'] as const
export type Location = (typeof locations)[number]

const text = z.string().min(1)
const name = z.string().regex(/^[A-Za-z][\w-]*$/, 'a name is letters, digits, _ and -')
const scalar = z.union([z.string(), z.number(), z.boolean()])

/** What a value has to keep to: length of a text, value of a number, count of a list or map. */
const limits = {
  min: z.number().optional(),
  max: z.number().optional(),
  pattern: text.optional(),
  allowed: z.array(z.string()).min(1).optional(),
}

/** A member as an author writes it. A bare text stands for `use: <text>`. */
export interface MemberEntry {
  /** Name in SDKs. */
  name?: string | undefined
  /** Takes all that is not given here from the service's shared member of that name. */
  use?: string | undefined
  /** "string", "integer", …, the name of a type, `X[]` or `map<X>`; "structure" where `members` are given. */
  type?: string | undefined
  required?: boolean | undefined
  in?: Location | undefined
  /** Name on the wire where it is another: header, query parameter, XML element. `x-amz-meta-*` for a map of headers. */
  as?: string | undefined
  description?: string | undefined
  default?: string | number | boolean | undefined
  /** Why the member should not be used any more, and what to use. */
  deprecated?: string | undefined
  min?: number | undefined
  max?: number | undefined
  pattern?: string | undefined
  allowed?: string[] | undefined
  /** Limits of each item of a list or map. */
  each?:
    | {
        min?: number | undefined
        max?: number | undefined
        pattern?: string | undefined
        allowed?: string[] | undefined
      }
    | undefined
  /** How a timestamp is written where the protocol's own way is not meant. */
  format?: 'iso' | 'http-date' | 'epoch' | undefined
  /** XML: name of the element around each item, where the list has an element of its own around all of them. */
  item?: string | undefined
  /** XML: written as an attribute. */
  attribute?: boolean | undefined
  /** The text is a JSON document of this type. */
  json?: string | undefined
  /** Name of the structure in SDKs, where it is not the type's own. */
  sdkType?: string | undefined
  /** Members of a structure that has no name of its own. */
  members?: MemberEntry[] | undefined
}

/** Lets authors write a bare text for the mapping whose one key it is. */
const short = <T extends z.ZodType>(key: string, schema: T): z.ZodType<z.output<T>> =>
  z.preprocess((value) => (typeof value === 'string' ? { [key]: value } : value), schema)

const entry: z.ZodType<MemberEntry> = short(
  'use',
  z.strictObject({
    name: name.optional(),
    use: name.optional(),
    type: text.optional(),
    required: z.boolean().optional(),
    in: z.enum(locations).optional(),
    as: text.optional(),
    description: text.optional(),
    default: scalar.optional(),
    deprecated: text.optional(),
    ...limits,
    each: z.strictObject(limits).optional(),
    format: z.enum(['iso', 'http-date', 'epoch']).optional(),
    item: name.optional(),
    attribute: z.boolean().optional(),
    json: name.optional(),
    sdkType: name.optional(),
    get members(): z.ZodOptional<z.ZodArray<z.ZodType<MemberEntry>>> {
      return z.array(entry).optional()
    },
  }),
)

const error = z.strictObject({
  code: name,
  status: z.number().int().min(300).max(599).optional(),
  when: text.optional(),
})
const example = z.strictObject({
  title: text,
  description: text.optional(),
  input: z.record(z.string(), z.unknown()).optional(),
  output: z.record(z.string(), z.unknown()).optional(),
})

/** The model of an operation, as it stands in the frontmatter of its page. */
export const operationSchema = z.strictObject({
  name,
  method: z.enum(['GET', 'PUT', 'POST', 'DELETE', 'HEAD']).optional(),
  /** The constant part of the query: "lifecycle", "list-type=2". */
  query: text.optional(),
  input: z.array(entry).optional(),
  status: z.number().int().min(200).max(299).optional(),
  /** XML: the root element of the answer's body. */
  responseRoot: name.optional(),
  output: z.array(entry).optional(),
  errors: z.array(short('code', error)).optional(),
  permissions: z
    .array(
      short(
        'action',
        z.strictObject({
          action: text,
          when: text.optional(),
          /** Whether only some calls need it: `when` says which. */
          optional: z.literal(true).optional(),
        }),
      ),
    )
    .optional(),
  related: z.array(name).optional(),
  examples: z.array(example).min(1),
})
export type OperationEntry = z.infer<typeof operationSchema>

/** The model of a data type, as it stands in the frontmatter of its page. */
export const dataTypeSchema = z.strictObject({
  name,
  /** XML: the element that the examples show it as, where it is not the type's name. */
  element: name.optional(),
  /** How its examples are written; the service's own way where nothing is said. */
  format: z.enum(['xml', 'json']).optional(),
  members: z.array(entry).min(1),
  examples: z
    .array(
      z.strictObject({ title: text, description: text.optional(), value: z.record(z.string(), z.unknown()) }),
    )
    .min(1)
    .optional(),
})
export type DataTypeEntry = z.infer<typeof dataTypeSchema>

const header = z.strictObject({
  name: text,
  description: text,
  required: z.boolean().optional(),
  /** What every request carries; `*` stands for the operation's name. */
  value: text.optional(),
  /** What the HTTP samples show. */
  example: text.optional(),
})
export type CommonHeader = z.infer<typeof header>

/** What all operations of a service share: content/services/<service>.yml. */
export const serviceSchema = z.strictObject({
  name: text,
  /** Folder below content/docs whose pages belong to the service. */
  folder: text,
  protocol: z.enum(['json', 'rest-xml']),
  endpoint: z.url(),
  region: text,
  /** The service in tools: `aws <cli>`, `boto3.client("<python>")`, `@aws-sdk/client-<package>`. */
  sdk: z.strictObject({ cli: name, package: name, client: name }),
  xmlNamespace: z.url().optional(),
  /** The service's description for programs: a Smithy model for JSON, an OpenAPI document for XML. */
  document: z
    .strictObject({
      path: z.string().regex(/^\/.+\.json$/, 'an address of the site that ends with .json'),
      /** The version of the protocol that the service speaks. */
      version: text,
      /** The page where a reader of the description begins. */
      guide: z.string().startsWith('/'),
      /** What the names of a Smithy model begin with. */
      namespace: text.optional(),
    })
    .optional(),
  requestHeaders: z.array(header),
  responseHeaders: z.array(header),
  /** Members that operations take by name. */
  members: z.record(z.string(), entry).optional(),
  /** Types without a page of their own; they are shown where they are used. */
  types: z
    .record(z.string(), z.strictObject({ description: text.optional(), members: z.array(entry).min(1) }))
    .optional(),
  /** What errors mean, once for all operations. */
  errors: z.record(z.string(), z.strictObject({ status: z.number().int(), when: text })),
  /** Errors that every operation can answer with. */
  commonErrors: z.array(name),
})
export type ServiceEntry = z.infer<typeof serviceSchema>
