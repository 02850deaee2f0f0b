import type { PhrasingContent, RootContent } from 'mdast'
import {
  badge,
  code,
  element,
  inline,
  link,
  list,
  paragraph,
  separated,
  text,
  type HtmlElement,
} from '../markdown/nodes'
import { coreType, membersOf, type Limits, type Member, type Service, type Type } from './model'
import type { CommonHeader } from './frontmatter'

const count = new Intl.NumberFormat('en-US')

/** The name of a type in words, with a link where it has a page. */
function typeNodes(type: Type, service: Service): PhrasingContent[] {
  if (type.kind === 'list') return [text('list of '), ...typeNodes(type.of, service)]
  if (type.kind === 'map') return [text('map of string to '), ...typeNodes(type.of, service)]
  if (type.kind === 'structure') return [text('structure')]
  const path = type.kind === 'named' ? service.types.get(type.name)?.path : undefined
  return [path ? link(path, text(type.name)) : text(type.name)]
}

/** What a value's size is counted in. */
function unitOf(type: Type): string {
  if (type.kind === 'list') return 'items'
  if (type.kind === 'map') return 'entries'
  if (type.kind !== 'scalar') return ''
  return type.name === 'string' ? 'characters' : type.name === 'blob' ? 'bytes' : ''
}

/** "1 to 255 characters". */
function sizeText({ min, max }: Limits, type: Type): string | undefined {
  const unit = unitOf(type)
  const range =
    min !== undefined && max !== undefined
      ? min === max
        ? `exactly ${count.format(min)}`
        : `${count.format(min)} to ${count.format(max)}`
      : min !== undefined
        ? `at least ${count.format(min)}`
        : max !== undefined
          ? `at most ${count.format(max)}`
          : undefined
  return range && `${range} ${unit}`.trim()
}

/** Limits of a value and its names, each as a short paragraph's parts. */
function facts(member: Member, service: Service): PhrasingContent[][] {
  const { type, each, name, wire } = member
  const inner = type.kind === 'list' || type.kind === 'map' ? type.of : type
  const size = sizeText(member, type)
  const eachSize = each && sizeText(each, inner)
  const allowed = member.allowed ?? each?.allowed
  const document = member.json ? service.types.get(member.json) : undefined
  return [
    member.deprecated !== undefined && [text('Deprecated: '), ...inline(member.deprecated)],
    allowed && [text('Allowed: '), ...separated(allowed.map(code))],
    member.default !== undefined && [text('Default: '), code(String(member.default))],
    size !== undefined && [text(`Size: ${size}`)],
    eachSize !== undefined && [text(`Each: ${eachSize}`)],
    member.pattern !== undefined && [text('Pattern: '), code(member.pattern)],
    each?.pattern !== undefined && [text('Pattern of each: '), code(each.pattern)],
    document?.path && [text('JSON document: '), link(document.path, text(document.name))],
    wire !== name && [text('In SDKs: '), code(name)],
  ].filter((fact) => Array.isArray(fact))
}

/**
 * The members of a structure as a list of rows, each with its own anchor. Structures without a page of their own are
 * folded into their row.
 * @param prefix what the anchors begin with: "request", "response.KeyMetadata", or nothing
 * @param inside names of the types around the list, so that a type that holds itself ends
 */
export const memberList = (
  members: Member[],
  service: Service,
  prefix: string,
  inside: readonly string[] = [],
): RootContent =>
  rows(members.map((member) => memberRow(member, service, `${prefix}${prefix && '.'}${member.name}`, inside)))

const rows = (items: HtmlElement[]) => element('dl', { className: ['members'] }, items)

/** A row: what is described, its type in words, whether it must be given, then what is said of it. */
const row = (
  properties: Record<string, string>,
  name: PhrasingContent,
  type: PhrasingContent[],
  required: boolean | undefined,
  description: RootContent[],
) =>
  element('div', properties, [
    element('dt', {}, [
      name,
      text(' '),
      element('span', {}, type),
      ...(required ? [text(' '), badge('danger', 'Required')] : []),
    ]),
    element('dd', {}, description),
  ])

function memberRow(member: Member, service: Service, id: string, inside: readonly string[]): HtmlElement {
  const details = facts(member, service)
  return row({ id }, link(`#${id}`, code(member.wire)), typeNodes(member.type, service), member.required, [
    paragraph(...inline(member.description)),
    ...(details.length ? [list(details)] : []),
    ...nested(member, service, id, inside),
  ])
}

/** The members of a structure inside of a row; none where the structure has a page. */
function nested(
  { type, wire }: Member,
  service: Service,
  id: string,
  inside: readonly string[],
): RootContent[] {
  const core = coreType(type)
  const name = core.kind === 'named' ? core.name : undefined
  const members = membersOf(core, service)
  if (!members?.length || (name && (inside.includes(name) || service.types.get(name)?.path))) return []
  return [
    element('details', {}, [
      element('summary', {}, [text(`Members of ${name ?? wire}`)]),
      memberList(members, service, id, name ? [...inside, name] : inside),
    ]),
  ]
}

/** Headers that all operations share, as rows without anchors. */
export const headerList = (headers: CommonHeader[], operation: string): RootContent =>
  rows(
    headers.map(({ name, description, required, value }) =>
      row({}, code(name), [text('string')], required, [
        paragraph(
          ...inline(description),
          ...(value ? [text(' Value: '), code(value.replace('*', operation)), text('.')] : []),
        ),
      ]),
    ),
  )
