import type { DataType, Service } from '../../api-reference/model'
import type { Mistake } from '../source/mistakes'
import { parseFilled } from '../source/filled-yaml'
import { servicesFolder } from '../source/file-names'
import type { SourceFile } from '../source/site-source'
import type { Variables } from '../source/variables'
import { lineOfKey } from '../source/yaml'
import { Findings } from './findings'
import { omit } from './omit'
import { resolveErrors } from './resolve-errors'
import { resolveMembers, type Scope } from './resolve-members'
import { serviceSchema, type ServiceEntry } from './schemas'

/** A service as its file describes it: what the models of its pages are resolved with. */
export interface ReadService {
  entry: ServiceEntry
  service: Service
  /** The types of `service`, for adding those that pages describe. */
  types: Map<string, DataType>
  /** Names of all its types, those of pages included. */
  typeNames: readonly string[]
  findings: Findings
}

/** A service whose file can't be read: its mistakes, and the addresses that its documents would have. */
export interface UnreadService {
  mistakes: Mistake[]
  documents: string[]
}

/**
 * Reads the file of a service, and resolves its types and errors.
 * @param typesOfPages names of the types that pages of a folder describe
 */
export function readService(
  { file: name, text }: SourceFile,
  variables: Variables,
  typesOfPages: (folder: string) => string[],
): ReadService | UnreadService {
  const file = `${servicesFolder}/${name}`
  const checked = parseFilled({ text, file }, serviceSchema, variables)
  if (!checked.value) return { mistakes: checked.mistakes, documents: documentsIn(checked.found) }
  const entry = checked.value
  const findings = new Findings({ file, lineOf: (path) => lineOfKey({ text }, path) })
  if (entry.document?.openapi && entry.protocol !== 'rest-xml')
    findings.add(
      ['document', 'openapi'],
      'All operations of a service with JSON have one address, so OpenAPI can describe none of them.',
      'Write smithy: …',
    )
  const types = new Map<string, DataType>()
  const common = entry.commonErrors.map((code) => ({ code }))
  const service: Service = {
    ...omit(entry, ['members', 'types', 'errors', 'commonErrors']),
    file,
    types,
    commonErrors: resolveErrors(common, entry, findings, ['commonErrors']),
  }
  const typeNames = [...Object.keys(entry.types ?? {}), ...typesOfPages(entry.folder)]
  const read = { entry, service, types, typeNames, findings }
  for (const [name, type] of Object.entries(entry.types ?? {}))
    types.set(name, typeWithoutPage(name, type, scopeOf(read, findings)))
  return read
}

/** A type that the file of the service describes. */
const typeWithoutPage = (
  name: string,
  { members, description }: NonNullable<ServiceEntry['types']>[string],
  scope: Scope,
): DataType => ({
  name,
  path: null,
  element: name,
  format: 'json',
  members: resolveMembers(members, 'body', scope, ['types', name, 'members']),
  examples: [],
  description,
})

/**
 * What a model is resolved with.
 * @param findings of the file that the model stands in: the service's own, or a page's
 */
export const scopeOf = ({ entry, typeNames }: ReadService, findings: Findings): Scope => ({
  protocol: entry.protocol,
  shared: entry.members ?? {},
  typeNames,
  findings,
  sources: entry.sources ?? {},
})

/** The addresses of documents that a file with mistakes names, as they are meant. */
function documentsIn(found: unknown): string[] {
  const { document } = (found ?? {}) as { document?: Record<string, unknown> | null }
  return [document?.smithy, document?.openapi]
    .filter((address) => typeof address === 'string')
    .map((address) => address.replace(/^\/*/, '/'))
}
