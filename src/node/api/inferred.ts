import type { ApiError, FactSource, Member, MemberSources } from '../../api-reference/model'

/** Where a fact comes from that the documentation of the network does not state. */
export type InferredFrom = Exclude<FactSource, 'network'>

/** The facts that are inferred, with where each comes from. */
export type Inferred<Fact extends string> = Partial<Record<Fact, InferredFrom>>

/** Those of some facts that are inferred; undefined where none is. */
export function inferredOf<Fact extends string>(
  sources: Partial<Record<Fact, FactSource | undefined>>,
): Inferred<Fact> | undefined {
  const found = Object.entries(sources).filter(([, source]) => source !== undefined && source !== 'network')
  return found.length ? (Object.fromEntries(found) as Inferred<Fact>) : undefined
}

/**
 * What is inferred of a member: that there is such a one, the sizes and patterns that it has, its allowed values, its
 * default. A member that is inferred itself says so once; only what comes from elsewhere is named besides.
 */
export function inferredFacts(member: Member): Inferred<keyof MemberSources> | undefined {
  const { min, max, pattern, allowed, each, default: otherwise, sources } = member
  const hasSizes = [min, max, each?.min, each?.max].some((one) => one !== undefined)
  const hasPattern = (pattern ?? each?.pattern) !== undefined
  const own = (source: FactSource) => (source === sources.member ? undefined : source)
  return inferredOf({
    member: sources.member,
    limits: hasSizes ? own(sources.limits) : undefined,
    pattern: hasPattern ? own(sources.pattern) : undefined,
    values: (allowed ?? each?.allowed) ? own(sources.values) : undefined,
    default: otherwise === undefined ? undefined : own(sources.default),
  })
}

/**
 * What is inferred of errors, for programs: their statuses, and which of them; undefined where nothing is.
 * @param status what is inferred of the statuses of the service
 */
export function inferredErrors(errors: readonly ApiError[], status?: Inferred<'status'>) {
  const codes = inferredOf(Object.fromEntries(errors.map(({ code, source }) => [code, source])))
  return codes ? { ...status, errors: codes } : status
}
