import type { PhrasingContent, RootContent } from 'mdast'
import { words } from '../../locale/site-words'
import {
  code,
  element,
  heading,
  inline,
  link,
  list,
  paragraph,
  sentence,
  separated,
  table,
  text,
} from '../markdown/nodes'
import { differencesOf, differencesOfType, type Differences } from './differences'
import type { DataType, Operation, Service } from '../../api-reference/model'
import type { ApiModel } from './read-api'
import { featuresOfAws, operationsNotDocumented, operationsOfManual } from './sdk-differences'

const terms = words.api.differences

const codes = (names: readonly string[]) => separated(names.map(code))
const share = ({ documented, all }: Differences['input']): PhrasingContent[] =>
  documented === all
    ? [text(all ? terms.all.join(all) : terms.none)]
    : [text(terms.share.join({ documented: String(documented), all: String(all) }))]

/** What an operation is compared by, in the order of its row. */
function cells({ input, output, inferred, missing, own, withoutSdk }: Differences): PhrasingContent[][] {
  return [
    share(input),
    share(output),
    codes(inferred),
    codes(missing.input),
    codes(missing.output),
    codes(missing.errors),
    withoutSdk ? inline(withoutSdk) : codes(own),
  ]
}

const titles = () => [
  terms.input,
  terms.output,
  terms.inferred,
  terms.missingInput,
  terms.missingOutput,
  terms.missingErrors,
  terms.own,
]

/** An operation's own row, folded, as a list of what there is to say; it leads to the page that has all rows. */
export function ownDifferences(operation: Operation, path: string | undefined): RootContent[] {
  const entries = cells(differencesOf(operation)).map((cell, index) => [titles()[index]!, cell] as const)
  return folded(operation.service, entries, path)
}

/** Entries with a title each, without those that have nothing to say, and the way to the page that has all. */
const folded = (
  { original }: Service,
  entries: (readonly [title: string, names: PhrasingContent[]])[],
  path: string | undefined,
): RootContent[] => [
  element('Details', { summary: terms.summary.join(original) }, [
    list(
      entries.flatMap(([title, names]) =>
        names.length ? [sentence(terms.entry.join({ title: [text(title)], names }))] : [],
      ),
    ),
    ...(path ? [paragraph(link(path, text(terms.allOperations)))] : []),
  ]),
]

/** What a type's page says of the members that SDKs know besides, folded; nothing where there are none. */
export function ownDifferencesOfType(
  type: DataType,
  service: Service,
  path: string | undefined,
): RootContent[] {
  const { share: own, inferred, missing } = differencesOfType(type, service)
  if (!missing.length) return []
  return folded(
    service,
    [
      [terms.members, share(own)],
      [terms.inferred, codes(inferred)],
      [terms.missingMembers, codes(missing)],
    ],
    path,
  )
}

/** The matrix of all operations of a service, and the operations that it has not. */
function serviceNodes(service: Service, operations: Operation[]): RootContent[] {
  const own = operations.filter((operation) => operation.service === service)
  const rows = own
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map((operation) => [[link(operation.path, text(operation.name))], ...cells(differencesOf(operation))])
  const others = operationsNotDocumented[service.sdk.package] ?? []
  const id = service.sdk.package
  const inManual = Object.entries(operationsOfManual[id] ?? {})
  const count = others.length + inManual.length
  return [
    heading(2, id, text(terms.title.join({ service: service.name, original: service.original }))),
    paragraph(text(terms.counts.join({ own: String(own.length), others: String(count) }))),
    // Each row stands on its operation's page, too, where a search shall lead.
    element('div', { dataUnsearched: '' }, [table([terms.operation, ...titles()], rows)]),
    ...(inManual.length
      ? [
          heading(3, `${id}-in-manual`, text(terms.inManual.join(service.name))),
          paragraph(...separated(inManual.map(([name, path]) => link(path, code(name))))),
        ]
      : []),
    heading(3, `${id}-not-documented`, text(terms.notDocumented.join(service.original))),
    paragraph(...codes(others)),
  ]
}

/** What the page of differences shows: a matrix for each service, and features that are nowhere. */
export const differenceNodes = ({ services, operations }: ApiModel): RootContent[] => [
  ...services.flatMap((service) => serviceNodes(service, [...operations.values()])),
  heading(2, 'features', text(terms.features)),
  table(
    [terms.feature, terms.names],
    Object.entries(featuresOfAws).map(([feature, names]) => [[text(feature)], codes(names)]),
  ),
]
