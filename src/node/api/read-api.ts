import type { DataType, Operation, Service } from '../../api-reference/model'
import type { Mistake } from '../source/mistakes'
import type { SourceFile } from '../source/site-source'
import type { Variables } from '../source/variables'
import { checkDataType, checkOperation } from './check-models'
import { Findings } from './findings'
import type { DataTypeEntry, OperationEntry } from './schemas'
import { readService, scopeOf, type ReadService } from './read-service'
import { resolveDataType, resolveOperation } from './resolve'

/** A page that may describe an operation or a data type, as the API's model needs it. */
export interface ApiPage {
  path: string
  /** File from the project root. */
  file: string
  /** Folder below content/docs. */
  folder: string
  /** Line of a key of the frontmatter in the file. */
  lineOf: (...path: PropertyKey[]) => number
  operation?: OperationEntry | undefined
  dataType?: DataTypeEntry | undefined
  /** Whether the page compares all operations with the SDKs. */
  apiDifferences?: boolean | undefined
}

/** A data type that a page describes, and the service that it belongs to. */
interface ServiceType {
  type: DataType
  service: Service
}

/** The models of all services, operations and types, resolved and checked. */
export interface ApiModel {
  services: Service[]
  /** Operations by the file of their page, from the project root. */
  operations: ReadonlyMap<string, Operation>
  /** Data types by the file of their page. */
  dataTypes: ReadonlyMap<string, ServiceType>
  /** Files of pages whose models have mistakes: nothing can be drawn from those. */
  broken: ReadonlySet<string>
  /** Addresses of documents of services whose files have mistakes. */
  lostDocuments: readonly string[]
  /** Route of the page that compares all operations with what the SDKs know. */
  differencesPath?: string | undefined
  mistakes: Mistake[]
}

/** A page that describes an operation or a data type, with what is wrong with it. */
interface ModelPage {
  page: ApiPage
  /** The service whose folder the page stands in. */
  read: ReadService | undefined
  findings: Findings
}

/**
 * Reads the models of all APIs.
 * @param pages all pages; those without a model are passed over
 * @param services the files below content/services
 */
export function readApi(
  pages: readonly ApiPage[],
  services: readonly SourceFile[],
  variables: Variables,
): ApiModel {
  const typesOfPages = (folder: string) =>
    pages.flatMap((page) => (isInside(page, folder) && page.dataType ? page.dataType.name : []))
  const all = services.map((file) => readService(file, variables, typesOfPages))
  const known = all.filter((one) => 'service' in one)
  const unread = all.filter((one) => 'mistakes' in one)
  const modelPages = findModelPages(pages, known, unread.length > 0)
  const dataTypes = resolveDataTypes(modelPages)
  const operations = resolveOperations(modelPages)
  for (const { page, findings } of modelPages) {
    const operation = operations.get(page.file)
    const dataType = dataTypes.get(page.file)
    if (operation) checkOperation(operation, [...operations.values()], findings)
    if (dataType) checkDataType(dataType.type, dataType.service, findings)
  }
  return {
    services: known.map(({ service }) => service),
    operations,
    dataTypes,
    lostDocuments: unread.flatMap(({ documents }) => documents),
    differencesPath: pages.find(({ apiDifferences }) => apiDifferences)?.path,
    broken: new Set(
      modelPages.flatMap(({ page, findings, read }) => (!read || findings.mistakes.length ? page.file : [])),
    ),
    mistakes: [
      ...unread.flatMap(({ mistakes }) => mistakes),
      ...[...known, ...modelPages].flatMap(({ findings }) => findings.mistakes),
    ],
  }
}

/** Whether a page stands in a folder, or deeper. */
const isInside = (page: ApiPage, folder: string) => `${page.folder}/`.startsWith(`${folder}/`)

/**
 * The pages with a model, each with its service. A page in the folder of none is a mistake, told once for each folder.
 * @param hasUnread whether there are services whose files can't be read: a page without a service may be one of theirs
 */
function findModelPages(
  pages: readonly ApiPage[],
  services: readonly ReadService[],
  hasUnread: boolean,
): ModelPage[] {
  const told = new Set<string>()
  return pages
    .filter(({ operation, dataType }) => operation ?? dataType)
    .map((page) => {
      const findings = new Findings({ file: page.file, lineOf: (path) => page.lineOf(...path) })
      const read = services.find(({ service }) => isInside(page, service.folder))
      if (!read && !hasUnread && !told.has(page.folder)) {
        told.add(page.folder)
        findings.add(
          [page.operation ? 'operation' : 'dataType'],
          'The page stands in the folder of no service.',
          `Folders of services: ${services.map(({ service }) => service.folder).join(', ') || 'none'}.`,
        )
      }
      return { page, read, findings }
    })
}

/** The data types of pages, by file. They are added to the types of their services, which operations refer to. */
function resolveDataTypes(modelPages: readonly ModelPage[]): Map<string, ServiceType> {
  const resolved = new Map<string, ServiceType>()
  for (const { page, read, findings } of modelPages) {
    if (!page.dataType || !read) continue
    const { name } = page.dataType
    if (read.types.has(name))
      findings.add(
        ['dataType', 'name'],
        `The type "${name}" is described twice.`,
        'Rename or remove one of the two.',
      )
    const type = resolveDataType(page.dataType, page.path, scopeOf(read, findings))
    read.types.set(name, type)
    resolved.set(page.file, { type, service: read.service })
  }
  return resolved
}

/** The operations of pages, by file. */
function resolveOperations(modelPages: readonly ModelPage[]): Map<string, Operation> {
  const resolved = new Map<string, Operation>()
  for (const { page, read, findings } of modelPages) {
    if (!page.operation || !read) continue
    const { operation } = page
    const { service, entry } = read
    if ([...resolved.values()].some((other) => other.name === operation.name && other.service === service))
      findings.add(
        ['operation', 'name'],
        `The operation "${operation.name}" is described twice.`,
        'Rename or remove one of the two.',
      )
    const scope = scopeOf(read, findings)
    resolved.set(page.file, resolveOperation(operation, page.path, service, entry.errors, scope))
  }
  return resolved
}
