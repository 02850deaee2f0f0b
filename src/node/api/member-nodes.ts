import type { PhrasingContent, RootContent } from 'mdast'
import { words } from '../../locale/site-words'
import {
  code,
  codeList,
  element,
  link,
  list,
  paragraph,
  sentence,
  text,
  type HtmlElement,
} from '../markdown/nodes'
import { inline } from '../markdown/read-markdown'
import { memberRow, memberRows } from '../markdown/members'
import { unitOf } from '../../api-reference/check-values'
import {
  coreType,
  membersOf,
  type CommonHeader,
  type Limits,
  type Member,
  type Service,
  type Type,
} from '../../api-reference/model'
import { inferredFacts } from './inferred'
import { mark } from './mark-nodes'
import { isOutsideSdks } from './sdk-gaps'

const number = new Intl.NumberFormat(words.tag)
const { amounts } = words.api

/** The name of a type in words, with a link where it has a page. */
function typeNodes(type: Type, service: Service): PhrasingContent[] {
  if (type.kind === 'list') return sentence(words.api.listOf.join(typeNodes(type.of, service)))
  if (type.kind === 'map') return sentence(words.api.mapOf.join(typeNodes(type.of, service)))
  if (type.kind === 'structure') return [text(words.api.structure)]
  const path = type.kind === 'named' ? service.types.get(type.name)?.path : undefined
  return [path ? link(path, text(type.name)) : text(type.name)]
}

/** "1 to 255 characters". */
function sizeText({ min, max }: Limits, type: Type): string | undefined {
  const unit = unitOf(type)
  const amount = (size: number) => (unit ? amounts[unit].join(size) : number.format(size))
  if (min === undefined) return max === undefined ? undefined : words.api.atMost.join(amount(max))
  if (max === undefined) return words.api.atLeast.join(amount(min))
  if (min === max) return words.api.exactly.join(amount(min))
  return words.api.between.join({ min: number.format(min), max: amount(max) })
}

/** What a value must keep to, and its other names, each as a short paragraph's parts. */
function facts(member: Member, service: Service, operation?: string): PhrasingContent[][] {
  const { type, each, name, wire } = member
  const inner = type.kind === 'list' || type.kind === 'map' ? type.of : type
  const size = sizeText(member, type)
  const eachSize = each && sizeText(each, inner)
  const allowed = member.allowed ?? each?.allowed
  const inferred = inferredFacts(member)
  const [limits, pattern, values] = [mark(inferred?.limits), mark(inferred?.pattern), mark(inferred?.values)]
  const document = member.json ? service.types.get(member.json) : undefined
  return [
    member.deprecated !== undefined && words.api.deprecated.join(inline(member.deprecated)),
    allowed && [...words.api.allowed.join(codeList(allowed)), values],
    size !== undefined && [words.api.size.join(size), limits],
    eachSize !== undefined && [words.api.sizeOfEach.join(eachSize), limits],
    member.pattern !== undefined && [...words.api.pattern.join(code(member.pattern)), pattern],
    each?.pattern !== undefined && [...words.api.patternOfEach.join(code(each.pattern)), pattern],
    document?.path && words.api.jsonDocument.join(link(document.path, text(document.name))),
    wire !== name && !(operation && isOutsideSdks(operation, name)) && words.api.nameInSdks.join(code(name)),
  ]
    .filter((fact) => Array.isArray(fact))
    .map(sentence)
}

/**
 * The members of a structure as a list of rows, each with its own anchor. Structures without a page of their own are
 * folded into their row.
 * @param prefix what the anchors begin with: "request", "response.KeyMetadata", or nothing
 * @param inside names of the types around the list, so that a type that holds itself ends
 * @param operation name of the operation whose own members these are
 */
export const memberList = (
  members: Member[],
  service: Service,
  prefix: string,
  inside: readonly string[] = [],
  operation?: string,
): RootContent =>
  memberRows(
    members.map((member) =>
      memberOf(
        member,
        service,
        `${prefix}${prefix && '.'}${member.name}`,
        inside,
        facts(member, service, operation),
      ),
    ),
  )

function memberOf(
  member: Member,
  service: Service,
  id: string,
  inside: readonly string[],
  details: PhrasingContent[][],
): HtmlElement {
  return memberRow(
    id,
    {
      ...member,
      name: link(`#${id}`, code(member.wire)),
      type: [...typeNodes(member.type, service), ...mark(member.sources.member)],
      sourceOfDefault: mark(inferredFacts(member)?.default),
    },
    [
      paragraph(...inline(member.description)),
      ...(details.length ? [{ ...list(details), data: { hProperties: { className: ['facts'] } } }] : []),
      ...nested(member, service, id, inside),
    ],
  )
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
      element('summary', {}, [text(words.api.membersOf.join(name ?? wire))]),
      memberList(members, service, id, name ? [...inside, name] : inside),
    ]),
  ]
}

/** Headers that all operations share, as rows without anchors. */
export const headerList = (headers: CommonHeader[], operation: string): RootContent =>
  memberRows(
    headers.map(({ name, description, required, value, source }) =>
      memberRow(undefined, { name: code(name), type: [text('string'), ...mark(source)], required }, [
        paragraph(
          ...(value
            ? sentence(
                words.api.headerValue.join({
                  description: inline(description),
                  value: [code(value.replace('*', operation))],
                }),
              )
            : inline(description)),
        ),
      ]),
    ),
  )
