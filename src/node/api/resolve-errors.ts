import { suggest } from '../source/suggest'
import type { ApiError } from '../../api-reference/model'
import type { Findings } from './findings'
import type { ErrorEntry, ServiceEntry } from './schemas'

/**
 * Resolves the errors of an operation: a bare code takes its status and meaning from the service.
 * @param known the errors of the service, and where facts come from where an error says nothing of it
 */
export function resolveErrors(
  entries: readonly ErrorEntry[],
  { errors: known, sources }: Pick<ServiceEntry, 'errors' | 'sources'>,
  findings: Findings,
  at: PropertyKey[],
): ApiError[] {
  const seen = new Set<string>()
  return entries.flatMap(({ code, status, when, source, statusSource }, index) => {
    const path = [...at, index]
    const shared = Object.hasOwn(known, code) ? known[code] : undefined
    if (seen.has(code)) findings.add(path, `The error "${code}" stands here twice.`, 'Remove one of the two.')
    seen.add(code)
    const error = {
      code,
      status: status ?? shared?.status,
      when: when ?? shared?.when,
      source: source ?? shared?.source ?? 'network',
      statusSource: statusSource ?? shared?.statusSource ?? sources?.status ?? 'network',
    }
    if (error.status !== undefined && error.when !== undefined) return error as ApiError
    const fix = `${suggest(code, Object.keys(known))} Or write code:, status: and when: here.`
    findings.add(path, `The service has no error "${code}".`, fix)
    return []
  })
}
