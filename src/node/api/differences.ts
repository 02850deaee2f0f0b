import { coreType, type Member, type Operation } from '../../api-reference/model'
import { membersWithoutSdk, notDocumented } from './sdk-differences'
import { operationsWithoutSdk } from './sdk-gaps'

/** How an operation's page stands to what the SDKs of Amazon know of the operation. Names are those of SDKs. */
export interface Differences {
  /** How many parameters and elements of the answer are documented, and how many there are at all. */
  input: Share
  output: Share
  /** Shown on the page, and known from the definition of the SDKs alone. */
  inferred: string[]
  /** Known to SDKs and on no page. */
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

const nameOf = ({ name }: Member) => name
const isInferred = ({ sources }: Member) => sources.member === 'sdk'

/** Names of members that only the SDKs know, those inside of others with the way there: "Configuration.Region". */
const inferredIn = (members: Member[], way = ''): string[] =>
  members.flatMap((member) => {
    const path = `${way}${member.name}`
    const core = coreType(member.type)
    const inside = core.kind === 'structure' ? inferredIn(core.members, `${path}.`) : []
    return isInferred(member) ? [path, ...inside] : inside
  })

/** Compares an operation with what the SDKs know of it. */
export function differencesOf({ name, input, output }: Operation): Differences {
  const missing = { input: [], output: [], errors: [], ...notDocumented[name] }
  const share = (members: Member[], others: readonly string[]): Share => ({
    documented: members.filter((member) => !isInferred(member)).length,
    all: members.length + others.length,
  })
  const both = [...input, ...output]
  const isOwn = (member: string) =>
    `${name}.${member}` in membersWithoutSdk || `*.${member}` in membersWithoutSdk
  return {
    input: share(input, missing.input),
    output: share(output, missing.output),
    inferred: [...new Set(inferredIn(both))],
    missing,
    own: [...new Set(both.map(nameOf).filter(isOwn))],
    withoutSdk: operationsWithoutSdk[name],
  }
}
