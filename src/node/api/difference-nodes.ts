import type { PhrasingContent, RootContent } from 'mdast'
import { words } from '../../locale/site-words'
import {
  code,
  codeList,
  element,
  heading,
  lineBreak,
  link,
  list,
  paragraph,
  sentence,
  separated,
  table,
  text,
  withWidths,
} from '../markdown/nodes'
import { hump } from '../../shared/hump'
import { inline } from '../markdown/read-markdown'
import { differencesOf, differencesOfType, type Differences } from './differences'
import { keysOf } from '../../shared/keys-of'
import type { DataType, Operation, Service } from '../../api-reference/model'
import type { ApiModel } from './read-api'
import { featuresOfAws, gapsOf } from './documentation-gaps'

const terms = words.api.differences

const share = ({ documented, all }: Differences['input']): PhrasingContent[] =>
  documented === all
    ? [text(all ? terms.all.join(all) : terms.none)]
    : [text(terms.share.join({ documented: String(documented), all: String(all) }))]

/** A title and what it has to say. */
type Entry = readonly [title: string, names: PhrasingContent[]]

/** How much of an operation is documented. */
const shares = ({ input, output }: Differences): Entry[] => [
  [terms.input, share(input)],
  [terms.output, share(output)],
]

/** What differs, by name. */
const names = ({ inferred, missing, own, withoutSdk }: Differences): Entry[] => [
  [terms.inferred, codeList(inferred)],
  [terms.missingInput, codeList(missing.input)],
  [terms.missingOutput, codeList(missing.output)],
  [terms.missingErrors, codeList(missing.errors)],
  [terms.own, withoutSdk ? inline(withoutSdk) : codeList(own)],
]

/** Entries as text, without those that have nothing to say. */
const told = (entries: readonly Entry[]): PhrasingContent[][] =>
  entries.flatMap(([title, names]) =>
    names.length ? [sentence(terms.entry.join({ title: [text(title)], names }))] : [],
  )

/** A name for a narrow column, where it goes on in the next line at its parts. */
const breakable = (name: string) =>
  name.split(hump).flatMap((part, index) => [...(index ? [element('wbr', {}, [])] : []), text(part)])

/** The widths of names and of counts: the rest is for what differs, up to forty names. */
const widths = ['11.25rem', '6.5rem', '6.5rem']

/** An operation's row. Most have little that differs: it stands in one cell, a line for each kind. */
function row(operation: Operation): PhrasingContent[][] {
  const differences = differencesOf(operation)
  return [
    [link(operation.path, ...breakable(operation.name))],
    ...shares(differences).map(([, share]) => share),
    told(names(differences)).flatMap((line, index) => (index ? [lineBreak, ...line] : line)),
  ]
}

/** What an operation's row says, folded, as a list; it leads to the page that has all rows. */
export function ownDifferences(operation: Operation, path: string | undefined): RootContent[] {
  const differences = differencesOf(operation)
  return folded(operation.service, [...shares(differences), ...names(differences)], path)
}

/** Entries with a title each, and the way to the page that has all. */
const folded = (
  { original }: Service,
  entries: readonly Entry[],
  path: string | undefined,
): RootContent[] => [
  element('Details', { summary: terms.summary.join(original) }, [
    list(told(entries)),
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
      [terms.inferred, codeList(inferred)],
      [terms.missingMembers, codeList(missing)],
    ],
    path,
  )
}

/** The matrix of all operations of a service, and the operations that it has not. */
function serviceNodes(service: Service, operations: Operation[]): RootContent[] {
  const own = operations.filter((operation) => operation.service === service)
  const rows = own.toSorted((one, other) => one.name.localeCompare(other.name)).map(row)
  const { operations: others, operationsOfManual } = gapsOf(service)
  const id = service.sdk.package
  const inManual = Object.entries(operationsOfManual)
  const count = others.length + inManual.length
  return [
    heading(2, id, text(terms.title.join({ service: service.name, original: service.original }))),
    paragraph(text(terms.counts.join({ own: String(own.length), others: String(count) }))),
    // Each row stands on its operation's page, too, where a search shall lead.
    element('div', { dataUnsearched: '' }, [
      withWidths(
        table([terms.operation, terms.inputCount, terms.outputCount, terms.differing], rows),
        widths,
      ),
    ]),
    ...(inManual.length
      ? [
          heading(3, `${id}-in-manual`, text(terms.inManual.join(service.name))),
          paragraph(...separated(inManual.map(([name, path]) => link(path, code(name))))),
        ]
      : []),
    heading(3, `${id}-not-documented`, text(terms.notDocumented.join(service.original))),
    paragraph(...codeList(others)),
  ]
}

/** What the page of differences shows: a matrix for each service, and features that are nowhere. */
export const differenceNodes = ({ services, operations }: ApiModel): RootContent[] => [
  ...services.flatMap((service) => serviceNodes(service, [...operations.values()])),
  heading(2, 'features', text(terms.features)),
  table(
    [terms.feature, terms.names],
    keysOf(featuresOfAws).map((feature) => [
      [text(terms.featureNames[feature])],
      codeList(featuresOfAws[feature]),
    ]),
  ),
]
