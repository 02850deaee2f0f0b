import {
  coreType,
  membersOf,
  type DataType,
  type Member,
  type Operation,
  type Service,
} from '../../api-reference/model'

/** Names of the types that members are of, those inside of unnamed structures included. */
function directTypes(members: Member[], service: Service): string[] {
  return members.flatMap(({ type, json }) => {
    const core = coreType(type)
    const own =
      core.kind === 'named'
        ? [core.name]
        : core.kind === 'structure'
          ? directTypes(core.members, service)
          : []
    return json ? [...own, json] : own
  })
}

/** Names of all types that members are made of, in the order in which a reader meets them. */
export function typesWithin(members: Member[], service: Service, found = new Set<string>()): Set<string> {
  for (const name of directTypes(members, service)) {
    if (found.has(name)) continue
    found.add(name)
    typesWithin(membersOf({ kind: 'named', name }, service) ?? [], service, found)
  }
  return found
}

/** The types that are written somewhere as they are described: all but lists of an operation's parameters. */
export const writtenTypes = ({ types }: Service): DataType[] =>
  [...types.values()].filter(({ format }) => format !== 'parameters')

const known = new WeakMap<Operation, Set<string>>()

/** Names of the types of an operation: each type's page asks for those of all operations. */
function typeNames(operation: Operation): Set<string> {
  const { input, output, service } = operation
  const names = known.get(operation) ?? typesWithin([...input, ...output], service)
  known.set(operation, names)
  return names
}

/** The types with a page of their own that an operation takes or answers with. */
export const typesOf = (operation: Operation): (DataType & { path: string })[] =>
  [...typeNames(operation)]
    .flatMap((name) => operation.service.types.get(name) ?? [])
    .filter((type): type is DataType & { path: string } => type.path !== null)

/** The operations that use a type, directly or inside of another. */
export const operationsWith = (
  name: string,
  service: Service,
  operations: Iterable<Operation>,
): Operation[] =>
  [...operations]
    .filter((operation) => operation.service === service)
    .filter((operation) => typeNames(operation).has(name))

/** The types with a page that have a member of a type. */
export const typesWith = (name: string, service: Service): (DataType & { path: string })[] =>
  [...service.types.values()].filter(
    (type): type is DataType & { path: string } =>
      type.path !== null && type.name !== name && directTypes(type.members, service).includes(name),
  )
