import { suggest, type Fault } from '../source/faults'
import { parseFilled } from '../source/filled-yaml'
import { servicesFolder, type SourceFile } from '../source/read-source'
import type { Variables } from '../source/variables'
import { lineOfKey } from '../source/yaml'
import { checkExample } from './examples'
import type { DataType, Member, Operation, Service } from '../../api-reference/model'
import {
  Findings,
  omit,
  resolveDataType,
  resolveErrors,
  resolveMembers,
  resolveOperation,
  type Scope,
} from './resolve'
import { serviceSchema, type DataTypeEntry, type OperationEntry, type ServiceEntry } from './frontmatter'

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

/** The models of all services, operations and types, resolved and checked. */
export interface ApiModel {
  services: Service[]
  /** Operations by the file of their page, from the project root. */
  operations: ReadonlyMap<string, Operation>
  /** Data types by the file of their page. */
  dataTypes: ReadonlyMap<string, { type: DataType; service: Service }>
  /** Files of pages whose models have mistakes: nothing can be drawn from those. */
  broken: ReadonlySet<string>
  /** Addresses of documents of services whose files have mistakes. */
  lostDocuments: readonly string[]
  /** Route of the page that compares all operations with what the SDKs know. */
  differencesPath?: string | undefined
  faults: Fault[]
}

/** A service as it is being read. */
interface Reading {
  entry: ServiceEntry
  service: Service
  typeNames: string[]
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
  const faults: Fault[] = []
  const lostDocuments: string[] = []
  const readings = services.flatMap((file) => readService(file, pages, variables, { faults, lostDocuments }))
  const operations = new Map<string, Operation>()
  const dataTypes = new Map<string, { type: DataType; service: Service }>()
  /** Folders whose pages belong to no service: told once. */
  const homeless = new Set<string>()
  const modelled = pages.flatMap((page) => {
    const { operation, dataType, file } = page
    if (!operation && !dataType) return []
    const findings = new Findings({ file, lineOf: (path) => page.lineOf(...path) })
    const reading = readings.find(({ service }) => isInside(page, service))
    // It may be the folder of a service whose file has mistakes: these are told.
    if (!reading && readings.length === services.length && !homeless.has(page.folder)) {
      homeless.add(page.folder)
      const folders = readings.map(({ service }) => service.folder)
      findings.add(
        [operation ? 'operation' : 'dataType'],
        'The page stands in the folder of no service.',
        `Folders of services: ${folders.join(', ') || 'none'}.`,
      )
    }
    return [{ page, operation, dataType, reading, findings }]
  })
  for (const { page, dataType, reading, findings } of modelled) {
    if (!dataType || !reading) continue
    const { service } = reading
    if (service.types.has(dataType.name))
      findings.add(
        ['dataType', 'name'],
        `The type "${dataType.name}" is described twice.`,
        'Rename or remove one of the two.',
      )
    const type = resolveDataType(dataType, page.path, scopeOf(reading, findings))
    ;(service.types as Map<string, DataType>).set(type.name, type)
    dataTypes.set(page.file, { type, service })
  }
  for (const { page, operation: entry, reading, findings } of modelled) {
    if (!entry || !reading) continue
    if (
      [...operations.values()].some(({ name, service }) => name === entry.name && service === reading.service)
    )
      findings.add(
        ['operation', 'name'],
        `The operation "${entry.name}" is described twice.`,
        'Rename or remove one of the two.',
      )
    const scope = scopeOf(reading, findings)
    operations.set(
      page.file,
      resolveOperation(entry, page.path, reading.service, reading.entry.errors, scope),
    )
  }
  for (const { page, findings } of modelled) {
    checkExamples(operations.get(page.file), dataTypes.get(page.file), findings)
    checkRelated(operations.get(page.file), [...operations.values()], findings)
    checkPagination(operations.get(page.file), findings)
  }
  return {
    services: readings.map(({ service }) => service),
    operations,
    dataTypes,
    lostDocuments,
    differencesPath: pages.find(({ apiDifferences }) => apiDifferences)?.path,
    broken: new Set(
      modelled.flatMap(({ page, findings, reading }) =>
        !reading || findings.faults.length ? page.file : [],
      ),
    ),
    faults: [...faults, ...[...readings, ...modelled].flatMap(({ findings }) => findings.faults)],
  }
}

/** Whether a page stands in the folder of a service, or deeper. */
const isInside = (page: ApiPage, { folder }: { folder: string }) => `${page.folder}/`.startsWith(`${folder}/`)

const scopeOf = ({ entry, typeNames }: Reading, findings: Findings): Scope => ({
  protocol: entry.protocol,
  shared: entry.members ?? {},
  typeNames,
  findings,
  sources: entry.sources ?? {},
})

/** The addresses of documents that a service's file names, as they are meant. */
function documentsIn(found: unknown): string[] {
  const { smithy, openapi } = ((found as Partial<ServiceEntry> | null)?.document ?? {}) as Record<
    string,
    unknown
  >
  return [smithy, openapi]
    .filter((address) => typeof address === 'string')
    .map((address) => address.replace(/^\/*/, '/'))
}

/** Reads the file of a service; its types and errors are resolved, the types of pages follow. */
function readService(
  { file, text }: SourceFile,
  pages: readonly ApiPage[],
  variables: Variables,
  broken: { faults: Fault[]; lostDocuments: string[] },
): Reading[] {
  const path = `${servicesFolder}/${file}`
  const checked = parseFilled({ text, file: path }, serviceSchema, variables)
  if (!checked.value) {
    broken.faults.push(...checked.faults)
    broken.lostDocuments.push(...documentsIn(checked.found))
    return []
  }
  const entry = checked.value
  const wrongDocument = entry.document?.openapi && entry.protocol !== 'rest-xml'
  const ofPages = pages
    .filter((page) => isInside(page, entry))
    .flatMap(({ dataType }) => dataType?.name ?? [])
  const typeNames = [...Object.keys(entry.types ?? {}), ...ofPages]
  const findings = new Findings({ file: path, lineOf: (path) => lineOfKey({ text }, path) })
  if (wrongDocument)
    findings.add(
      ['document', 'openapi'],
      'All operations of a service with JSON have one address, so OpenAPI can describe none of them.',
      'Write smithy: …',
    )
  const types = new Map<string, DataType>()
  const common = entry.commonErrors.map((code) => ({ code }))
  const service: Service = {
    ...omit(entry, ['members', 'types', 'errors', 'commonErrors']),
    file: path,
    types,
    commonErrors: resolveErrors(common, entry.errors, findings, ['commonErrors']),
  }
  const reading = { entry, service, typeNames, findings }
  for (const [name, type] of Object.entries(entry.types ?? {})) {
    const members = resolveMembers(type.members, 'body', scopeOf(reading, findings), [
      'types',
      name,
      'members',
    ])
    types.set(name, {
      name,
      path: null,
      element: name,
      format: 'json',
      members,
      examples: [],
      description: type.description,
    })
  }
  return [reading]
}

function checkExamples(
  operation: Operation | undefined,
  dataType: { type: DataType; service: Service } | undefined,
  findings: Findings,
) {
  operation?.examples.forEach(({ input, output }, index) => {
    const at = ['operation', 'examples', index]
    checkExample(input, operation.input, operation.service, findings, [...at, 'input'])
    checkExample(output, operation.output, operation.service, findings, [...at, 'output'])
  })
  dataType?.type.examples.forEach(({ value }, index) =>
    checkExample(value, dataType.type.members, dataType.service, findings, [
      'dataType',
      'examples',
      index,
      'value',
    ]),
  )
}

function checkRelated(operation: Operation | undefined, all: Operation[], findings: Findings) {
  const names = all.filter(({ service }) => service === operation?.service).map(({ name }) => name)
  operation?.related.forEach((name, index) => {
    const tell = (message: string, fix: string) => findings.add(['operation', 'related', index], message, fix)
    if (!names.includes(name)) tell(`The related operation "${name}" is not known.`, suggest(name, names))
    else if (name === operation.name) tell('The operation is related to itself.', `Remove "${name}".`)
    else if (operation.related.indexOf(name) < index)
      tell(`The related operation "${name}" stands here twice.`, 'Remove one of the two.')
  })
}

function checkPagination(operation: Operation | undefined, findings: Findings) {
  const { token, next, size, items } = operation?.pagination ?? {}
  const check = (key: string, name: string | undefined, members: Member[] = []) => {
    const names = members.map(({ name }) => name)
    if (name !== undefined && !names.includes(name))
      findings.add(
        ['operation', 'pagination', key],
        `The operation has no member "${name}" there.`,
        suggest(name, names),
      )
  }
  check('token', token, operation?.input)
  check('size', size, operation?.input)
  check('next', next, operation?.output)
  check('items', items, operation?.output)
}
