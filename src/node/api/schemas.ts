import { z } from 'zod'
import { pageAddress } from '../source/page-address'
import { factSources, locations, type Member, type MemberSources } from '../../api-reference/model'

const text = z.string().min(1)
const name = z.string().regex(/^[A-Za-z][\w-]*$/, 'a name is letters, digits, _ and -')
const scalar = z.union([z.string(), z.number(), z.boolean()])

/** A regular expression, as the examples are tried against it. */
const pattern = text.refine(isPattern, 'it is no regular expression')

function isPattern(pattern: string): boolean {
  try {
    return Boolean(new RegExp(`^(?:${pattern})$`, 'u'))
  } catch {
    return false
  }
}

/** What a value has to keep to: length of a text, value of a number, count of a list or map. */
const limits = {
  min: z.number().optional(),
  max: z.number().optional(),
  pattern: pattern.optional(),
  allowed: z.array(z.string()).min(1).optional(),
}

/** What an author may write or leave out. */
type Given<T> = { [Key in keyof T]?: T[Key] | undefined }

/** A member as an author writes it. A bare text stands for `use: <text>`. */
export interface MemberEntry extends Given<Omit<Member, 'wire' | 'type' | 'sources'>> {
  /** Takes all that is not given here from the service's shared member of that name. */
  use?: string | undefined
  /** "string", "integer", …, the name of a type, `X[]` or `map<X>`; "structure" where `members` are given. */
  type?: string | undefined
  /** Name on the wire where it is another: header, query parameter, XML element. `x-amz-meta-*` for a map of headers. */
  as?: string | undefined
  /** A bare source is that of all. */
  source?: MemberSources | undefined
  /** Members of a structure that has no name of its own. */
  members?: MemberEntry[] | undefined
}

/** Lets authors write a bare text for the mapping whose one key it is. */
const short = <T extends z.ZodType>(key: string, schema: T): z.ZodType<z.output<T>> =>
  z.preprocess((value) => (typeof value === 'string' ? { [key]: value } : value), schema)

const factSource = z.enum(factSources)
const memberSources = z.strictObject({
  member: factSource.optional(),
  limits: factSource.optional(),
  pattern: factSource.optional(),
  values: factSource.optional(),
  default: factSource.optional(),
})
/** What holds for all members of a page or a service, and for the statuses of a service's errors. */
const usualSources = z.strictObject({
  limits: factSource.optional(),
  values: factSource.optional(),
  status: factSource.optional(),
})

/** A status of HTTP, within a range. */
const statusFrom = (first: number, last: number) =>
  z
    .number()
    .int()
    .refine((status) => status >= first && status <= last, {
      message: `it is no status from ${first} to ${last}`,
      params: { fix: `Write a status of HTTP: a number from ${first} to ${last}.` },
    })

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
    sensitive: z.boolean().optional(),
    digest: z.enum(['md5']).optional(),
    source: short('member', memberSources).optional(),
    get members(): z.ZodOptional<z.ZodArray<z.ZodType<MemberEntry>>> {
      return z.array(entry).optional()
    },
  }),
)

/** An error that an operation may answer with. A bare text stands for `code: <text>`. */
const error = z.strictObject({
  code: name,
  status: statusFrom(300, 599).optional(),
  when: text.optional(),
  source: factSource.optional(),
  /** Where the status comes from, where it is not what the service says of all. */
  statusSource: factSource.optional(),
})
export type ErrorEntry = z.infer<typeof error>

const example = z.strictObject({
  title: text,
  description: text.optional(),
  /** Where its answer has another status than the operation's usual one, such as 206 for a part of an object. */
  status: statusFrom(200, 299).optional(),
  input: z.record(z.string(), z.unknown()).optional(),
  output: z.record(z.string(), z.unknown()).optional(),
})

const pagination = z.strictObject({
  /** What a request says to go on, and what the answer before said. */
  token: name,
  next: name,
  /** How many an answer holds at most. */
  size: name.optional(),
  /** The list, where there is but one. */
  items: name.optional(),
})

/** The model of an operation, as it stands in the frontmatter of its page. */
export const operationSchema = z.strictObject({
  name,
  method: z.enum(['GET', 'PUT', 'POST', 'DELETE', 'HEAD']).optional(),
  /** The constant part of the query: "lifecycle", "list-type=2". */
  query: text.optional(),
  sources: usualSources.optional(),
  input: z.array(entry).optional(),
  status: statusFrom(200, 299).optional(),
  /** XML: the root element of the answer's body. */
  responseRoot: name.optional(),
  output: z.array(entry).optional(),
  errors: z.array(short('code', error)).optional(),
  /** How a list is read page by page, by names of members. */
  pagination: pagination.optional(),
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
  /**
   * How it is written; the service's own way where nothing is said. `parameters` are those of an operation under one
   * name: they travel in different places, and never as one document.
   */
  format: z.enum(['xml', 'json', 'parameters']).optional(),
  sources: usualSources.optional(),
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
  /** The HTTP samples show the digest of their own body, in hexadecimal. */
  digest: z.enum(['sha256']).optional(),
  source: factSource.optional(),
})

/** Headers by their names, of which capitals are no part. */
const headers = z.array(header).superRefine((list, context) => {
  const names = list.map(({ name }) => name.toLowerCase())
  for (const [index, { name }] of list.entries())
    if (names.indexOf(names[index]!) < index)
      context.addIssue({
        code: 'custom',
        path: [index],
        message: `the header "${name}" stands above it already`,
        input: list[index],
        params: { fix: 'Remove one of the two.' },
      })
})

const folderBelowContent = text.regex(
  /^[\w.-]+(\/[\w.-]+)*$/,
  'it is a folder below content/docs, such as api/my-service/api-reference',
)

/** Hosts know parts of dots for a step up: the file would stand outside of the site. */
const address = z
  .string()
  .regex(
    /^(\/(?!\.{1,2}\/)[\w.-]+)+\.json$/,
    'an address of the site that ends with .json, without "." and ".." as parts',
  )

/** What all operations of a service share: content/services/<service>.yml. */
export const serviceSchema = z.strictObject({
  name: text,
  /** The service of Amazon that it is modeled on. */
  original: text,
  sources: usualSources.optional(),
  /** Folder below content/docs whose pages belong to the service. */
  folder: folderBelowContent,
  protocol: z.enum(['json', 'rest-xml']),
  endpoint: z.url(),
  region: text,
  /** The service in tools: `aws <cli>`, `boto3.client("<python>")`, `@aws-sdk/client-<package>`. */
  sdk: z.strictObject({ cli: name, package: name, client: name }),
  xmlNamespace: z.url().optional(),
  /** The service's descriptions for programs. */
  document: z
    .strictObject({
      /** Where the Smithy model of all operations stands. */
      smithy: address.optional(),
      /** Where the OpenAPI document stands, of operations that method and path alone tell from the others. */
      openapi: address.optional(),
      /** The version of the protocol that the service speaks. */
      version: text,
      /** The page where a reader of the description begins. */
      guide: pageAddress,
      /** What the names of a Smithy model begin with. */
      namespace: text.optional(),
    })
    .optional(),
  requestHeaders: headers,
  responseHeaders: headers,
  /** Members that operations take by name. */
  members: z.record(z.string(), entry).optional(),
  /** Types without a page of their own; they are shown where they are used. */
  types: z
    .record(z.string(), z.strictObject({ description: text.optional(), members: z.array(entry).min(1) }))
    .optional(),
  /** What errors mean, once for all operations. */
  errors: z.record(
    z.string(),
    error.pick({ source: true, statusSource: true }).extend({ status: statusFrom(300, 599), when: text }),
  ),
  /** Errors that any operation can return. */
  commonErrors: z.array(name),
})
export type ServiceEntry = z.infer<typeof serviceSchema>
