import { toString } from 'mdast-util-to-string'
import type { DataType, Member, Operation, Service, Type } from '../../../api-reference/model'
import { documentFormat, documentName, type RequestDocument } from '../../../api-reference/request-document'
import { inline } from '../../markdown/read-markdown'
import { wholeUnits } from '../../../shared/units'
import { curlyQuotes } from '../../source/quotes'
import type { ApiModel } from '../read-api'
import { inSdks } from '../sdk-gaps'
import { typesWithin } from '../usage'
import type { PublishedDocument } from './service-documents'

/**
 * For each operation what the browser needs to build its requests, as a file beside its page.
 * @param pages those that readers get to see, no drafts
 * @param sendsTo origins to which a page may send requests
 */
export function requestDocuments(
  { operations }: Pick<ApiModel, 'operations'>,
  pages: readonly { path: string }[],
  sendsTo: string[],
): PublishedDocument[] {
  const published = new Set(pages.map(({ path }) => path))
  return [...operations.values()]
    .filter(({ path }) => published.has(path))
    .map((operation) => ({
      path: operation.path + documentName,
      text: JSON.stringify(requestDocument(operation, sendsTo)),
    }))
}

/** What of an operation its requests and samples are made of. */
function requestDocument({ service, ...operation }: Operation, sendsTo: string[]): RequestDocument {
  const { input, output, errors, examples } = operation
  const names = typesWithin(input, service)
  return {
    format: documentFormat,
    operation: {
      ...operation,
      input: input.map(plainMember),
      // Samples ask whether there is any, and which one is a stream.
      output: (output.find(({ in: location }) => location === 'payload') ? output.filter(isPayload) : output)
        .slice(0, 1)
        .map((member) => ({ ...member, description: '', type: withoutParts(member.type) })),
      errors: errors.slice(0, 1),
      examples: examples.map(({ title, status, input }) => ({ title, status, input, output: {} })),
      permissions: [],
      related: [],
    },
    service: {
      ...service,
      types: [...service.types.values()].filter(({ name }) => names.has(name)).map(plainType),
      requestHeaders: service.requestHeaders.map((header) => ({ ...header, description: '' })),
      responseHeaders: [],
      commonErrors: [],
    } satisfies Omit<Service, 'types'> & { types: DataType[] },
    inSdks: inSdks(operation),
    sendsTo,
  }
}

const isPayload = (member: Member) => member.in === 'payload'

const withoutParts = (type: Type): Type => (type.kind === 'scalar' ? type : { kind: 'named', name: '' })

/** A member with its description as bare text. */
const plainMember = (member: Member): Member => ({
  ...member,
  description: plainText(member.description),
  type: plainParts(member.type),
})

/** Markdown as text, set as on its page, whose code stands between backticks and is left as it is. */
function plainText(markdown: string): string {
  const nodes = inline(markdown)
  const words = nodes.map((node) => (node.type === 'inlineCode' ? 'x' : toString(node)))
  const set = wholeUnits(curlyQuotes(words.join('')))
  let at = 0
  return nodes
    .map((node, index) => {
      const text = set.slice(at, (at += words[index]!.length))
      return node.type === 'inlineCode' ? `\`${node.value}\`` : text
    })
    .join('')
}

/** Within structures nothing is described: their values are written as JSON. */
const plainParts = (type: Type): Type =>
  type.kind === 'structure'
    ? { ...type, members: type.members.map(undescribed) }
    : type.kind === 'list' || type.kind === 'map'
      ? { ...type, of: plainParts(type.of) }
      : type

const undescribed = (member: Member): Member => ({
  ...member,
  description: '',
  type: plainParts(member.type),
})

const plainType = ({ description: _, examples: _examples, ...type }: DataType): DataType => ({
  ...type,
  members: type.members.map(undescribed),
  examples: [],
})
