import type { RootContent } from 'mdast'
import { element } from '../markdown/nodes'
import type { ApiParts } from './api-parts'
import { dataTypeParts } from './data-type-nodes'
import { operationParts } from './operation-nodes'
import type { ApiModel } from './read-api'
import { operationsWith, typesOf, typesWith } from './usage'

/** What a page shows besides its model: the author's first words, and the rest. */
interface PageText {
  introduction: RootContent[]
  rest: RootContent[]
}

/**
 * The page of an operation or a data type: what its model says, around the author's text. On wide screens the samples
 * stand beside the rest. An operation's text stays together; a type's members come before what else is said of it.
 * @param file the page's, from the project root
 * @returns undefined where the page has no such model, or one with mistakes
 */
export function apiNodes(
  file: string,
  api: ApiModel,
  { introduction, rest }: PageText,
): RootContent[] | undefined {
  const parts = api.broken.has(file) ? undefined : partsOf(file, api)
  if (!parts) return undefined
  const { first, samples, sections } = parts
  const part = (name: string, children: RootContent[]) =>
    element('div', { className: ['flow', `api-${name}`] }, children)
  const nodes = first.length
    ? [
        part('text', introduction),
        part('facts', first),
        part('samples', samples),
        part('facts', [...rest, ...sections]),
      ]
    : [part('text', [...introduction, ...rest]), part('samples', samples), part('facts', sections)]
  return samples.length
    ? [element('div', { className: ['api-columns'] }, nodes)]
    : nodes.filter(({ children }) => children.length)
}

function partsOf(file: string, { operations, dataTypes, differencesPath }: ApiModel): ApiParts | undefined {
  const operation = operations.get(file)
  if (operation) {
    const others = [...operations.values()].filter(({ service }) => service === operation.service)
    const related = operation.related.flatMap((name) => others.find((other) => other.name === name) ?? [])
    return operationParts(operation, typesOf(operation), related, differencesPath)
  }
  const found = dataTypes.get(file)
  if (!found) return undefined
  const { type, service } = found
  return dataTypeParts(
    type,
    service,
    operationsWith(type.name, service, operations.values()),
    typesWith(type.name, service),
    differencesPath,
  )
}
