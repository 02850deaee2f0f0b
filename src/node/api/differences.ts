import {
  coreType,
  membersOf,
  type DataType,
  type Member,
  type Operation,
  type Service,
} from '../../api-reference/model'
import { gapsOf } from './documentation-gaps'
import { inSdks, isOutsideSdks, operationsWithoutSdk } from './sdk-gaps'

/** How an operation's page stands to what the SDKs of Amazon know of the operation. Names are those of SDKs. */
export interface Differences {
  /** How many parameters and elements of the answer are documented, and how many there are at all. */
  input: Share
  output: Share
  /** Shown on the page, and known from the definition of the SDKs alone. */
  inferred: string[]
  /** Known to SDKs and on no page, those inside of others with the way there. */
  missing: { input: readonly string[]; output: readonly string[]; errors: readonly string[] }
  /** Known to this service alone. */
  own: string[]
  /** Why SDKs lack the whole operation. */
  withoutSdk?: string | undefined
}

interface Share {
  documented: number
  all: number
}

const isInferred = ({ sources }: Member) => sources.member === 'sdk'

/** Names of members that only the SDKs know, those inside of others with the way there: "Configuration.Region". */
const inferredIn = (members: Member[], way = ''): string[] =>
  members.flatMap((member) => {
    const path = `${way}${member.name}`
    const core = coreType(member.type)
    const inside = core.kind === 'structure' ? inferredIn(core.members, `${path}.`) : []
    return isInferred(member) ? [path, ...inside] : inside
  })

/**
 * Names that SDKs know inside of members and no page has: "KeyMetadata.XksKeyConfiguration".
 * @param around the operation or the type that the members are of
 */
function missingIn(
  members: Member[],
  service: Service,
  around: string,
  way = '',
  inside: readonly string[] = [],
): string[] {
  const { insideOfTypes } = gapsOf(service)
  return members.flatMap(({ name, type }) => {
    const core = coreType(type)
    const own = membersOf(core, service)
    const structure = core.kind === 'named' ? core.name : `${around}.${name}`
    if (!own || inside.includes(structure)) return []
    const path = `${way}${name}.`
    return [
      ...(insideOfTypes[structure] ?? []).map((missing) => `${path}${missing}`),
      ...missingIn(own, service, structure, path, [...inside, structure]),
    ]
  })
}

/**
 * How many members are documented, and how many there are at all.
 * @param others names that SDKs know besides
 */
const shareOf = (members: Member[], others: readonly string[]): Share => ({
  documented: members.filter((member) => !isInferred(member)).length,
  all: members.length + others.length,
})

/** How many of a type's members are documented, and which SDKs know besides. */
export function differencesOfType({ name, members }: DataType, service: Service) {
  const own = gapsOf(service).insideOfTypes[name] ?? []
  return {
    share: shareOf(members, own),
    inferred: inferredIn(members),
    missing: [...own, ...missingIn(members, service, name, '', [name])],
  }
}

/** Compares an operation with what the SDKs know of it. */
export function differencesOf({ name, service, input, output }: Operation): Differences {
  const top = { input: [], output: [], errors: [], ...gapsOf(service).ofOperations[name] }
  const inside = (members: Member[]) => (inSdks({ name }) ? missingIn(members, service, name) : [])
  const missing = {
    input: [...top.input, ...inside(input)],
    output: [...top.output, ...inside(output)],
    errors: top.errors,
  }
  const both = [...input, ...output]
  return {
    input: shareOf(input, top.input),
    output: shareOf(output, top.output),
    inferred: [...new Set(inferredIn(both))],
    missing,
    own: [...new Set(both.map((member) => member.name).filter((member) => isOutsideSdks(name, member)))],
    withoutSdk: operationsWithoutSdk[name],
  }
}
