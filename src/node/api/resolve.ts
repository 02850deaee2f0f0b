import type { DataType, Operation, Service, UsualSources } from '../../api-reference/model'
import { resolveErrors } from './resolve-errors'
import { resolveMembers, type Scope } from './resolve-members'
import type { DataTypeEntry, OperationEntry, ServiceEntry } from './schemas'

/** What a page says of all its facts goes before what its service says. */
const withSources = (scope: Scope, sources: UsualSources | undefined): Scope => ({
  ...scope,
  sources: { ...scope.sources, ...sources },
})

/** Resolves a data type's model. */
export function resolveDataType(entry: DataTypeEntry, path: string, scope: Scope): DataType {
  return {
    name: entry.name,
    path,
    element: entry.element ?? entry.name,
    format: entry.format ?? (scope.protocol === 'json' ? 'json' : 'xml'),
    members: resolveMembers(entry.members, 'body', withSources(scope, entry.sources), [
      'dataType',
      'members',
    ]),
    examples: entry.examples ?? [],
  }
}

/** Resolves an operation's model. */
export function resolveOperation(
  entry: OperationEntry,
  path: string,
  service: Service,
  errors: ServiceEntry['errors'],
  serviceScope: Scope,
): Operation {
  const scope = withSources(serviceScope, entry.sources)
  const { findings } = scope
  const at = (key: string) => ['operation', key]
  const usual = entry.status ?? 200
  if (service.protocol === 'rest-xml' && !entry.method)
    findings.add(
      ['operation'],
      'The operation has no method.',
      'Write method: GET, PUT, POST, DELETE or HEAD.',
    )
  const titles = entry.examples.map(({ title }) => title)
  for (const [index, title] of titles.entries())
    if (titles.indexOf(title) < index)
      findings.add(
        ['operation', 'examples', index, 'title'],
        `Two examples have the title "${title}".`,
        'Give each a title of its own.',
      )
  return {
    ...entry,
    service,
    path,
    method: entry.method ?? 'POST',
    status: usual,
    input: resolveMembers(entry.input ?? [], 'body', scope, at('input')),
    output: resolveMembers(entry.output ?? [], 'body', scope, at('output')),
    errors: resolveErrors(entry.errors ?? [], { errors, sources: scope.sources }, findings, at('errors')),
    permissions: entry.permissions ?? [],
    related: entry.related ?? [],
    examples: entry.examples.map(({ status = usual, input = {}, output = {}, ...rest }) => ({
      ...rest,
      status,
      input,
      output,
    })),
  }
}
