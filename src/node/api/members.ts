import type { ContentElement, ContentNode } from '../../shared/content-tree'
import { inlineMarkdown } from './inline'
import { coreType, membersOf, type Limits, type Member, type Service, type Type } from './model'
import { h, join } from './elements'
import type { CommonHeader } from './frontmatter'

const count = new Intl.NumberFormat('en-US')

/** The name of a type in words, with a link where it has a page. */
export function typeNodes(type: Type, service: Service): ContentNode[] {
  if (type.kind === 'list') return ['list of ', ...typeNodes(type.of, service)]
  if (type.kind === 'map') return ['map of string to ', ...typeNodes(type.of, service)]
  if (type.kind === 'structure') return ['structure']
  const path = type.kind === 'named' ? service.types.get(type.name)?.path : undefined
  return [path ? h('a', { href: path }, type.name) : type.name]
}

/** What a value's size is counted in. */
function unitOf(type: Type): string {
  if (type.kind === 'list') return 'items'
  if (type.kind === 'map') return 'entries'
  if (type.kind !== 'scalar') return ''
  return type.name === 'string' ? 'characters' : type.name === 'blob' ? 'bytes' : ''
}

/** "1 to 255 characters". */
export function sizeText({ min, max }: Limits, type: Type): string | undefined {
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

const codes = (values: readonly string[]) =>
  join(
    values.map((value) => h('code', null, value)),
    ', ',
  )

/** Limits of a value and its names, each as a short paragraph's parts. */
function facts(member: Member, service: Service): ContentNode[][] {
  const { type, each, name, wire } = member
  const inner = type.kind === 'list' || type.kind === 'map' ? type.of : type
  const size = sizeText(member, type)
  const eachSize = each && sizeText(each, inner)
  const allowed = member.allowed ?? each?.allowed
  const path = member.json ? service.types.get(member.json)?.path : undefined
  return [
    member.deprecated !== undefined && ['Deprecated: ', ...inlineMarkdown(member.deprecated)],
    allowed && ['Allowed: ', ...codes(allowed)],
    member.default !== undefined && ['Default: ', h('code', null, String(member.default))],
    size !== undefined && [`Size: ${size}`],
    eachSize !== undefined && [`Each: ${eachSize}`],
    member.pattern !== undefined && ['Pattern: ', h('code', null, member.pattern)],
    each?.pattern !== undefined && ['Pattern of each: ', h('code', null, each.pattern)],
    path && ['JSON document: ', h('a', { href: path }, member.json)],
    wire !== name && ['In SDKs: ', h('code', null, name)],
  ].filter((fact) => Array.isArray(fact))
}

/**
 * The members of a structure as a list of rows, each with its own anchor. Structures without a page of their own are
 * folded into their row.
 * @param prefix what the anchors begin with: "request", "response.KeyMetadata", or nothing
 * @param inside names of the types around the list, so that a type that holds itself ends
 */
export function memberList(
  members: Member[],
  service: Service,
  prefix: string,
  inside: readonly string[] = [],
): ContentElement {
  return h(
    'dl',
    { className: 'members' },
    ...members.map((member) => memberRow(member, service, `${prefix}${prefix && '.'}${member.name}`, inside)),
  )
}

function memberRow(member: Member, service: Service, id: string, inside: readonly string[]): ContentElement {
  const details = facts(member, service)
  return h(
    'div',
    { id },
    h(
      'dt',
      null,
      h('a', { href: `#${id}` }, h('code', null, member.wire)),
      ' ',
      h('span', null, ...typeNodes(member.type, service)),
      ...(member.required ? [' ', h('Badge', { tone: 'danger' }, 'Required')] : []),
    ),
    h(
      'dd',
      null,
      h('p', null, ...inlineMarkdown(member.description)),
      ...(details.length ? [h('ul', null, ...details.map((fact) => h('li', null, ...fact)))] : []),
      nested(member, service, id, inside),
    ),
  )
}

/** The members of a structure inside of a row; none where the structure has a page. */
function nested(
  { type, wire }: Member,
  service: Service,
  id: string,
  inside: readonly string[],
): ContentElement | undefined {
  const core = coreType(type)
  const name = core.kind === 'named' ? core.name : undefined
  const members = membersOf(core, service)
  if (!members?.length || (name && (inside.includes(name) || service.types.get(name)?.path))) return undefined
  return h(
    'details',
    null,
    h('summary', null, `Members of ${name ?? wire}`),
    memberList(members, service, id, name ? [...inside, name] : inside),
  )
}

/** Headers that all operations share, as rows without anchors. */
export const headerList = (headers: CommonHeader[], operation: string): ContentElement =>
  h(
    'dl',
    { className: 'members' },
    ...headers.map(({ name, description, required, value }) =>
      h(
        'div',
        null,
        h(
          'dt',
          null,
          h('code', null, name),
          ' ',
          h('span', null, 'string'),
          ...(required ? [' ', h('Badge', { tone: 'danger' }, 'Required')] : []),
        ),
        h(
          'dd',
          null,
          h(
            'p',
            null,
            ...inlineMarkdown(description),
            ...(value ? [' Value: ', h('code', null, value.replace('*', operation)), '.'] : []),
          ),
        ),
      ),
    ),
  )
