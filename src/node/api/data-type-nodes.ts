import type { RootContent } from 'mdast'
import { words } from '../../locale/site-words'
import { fence, heading, text } from '../markdown/nodes'
import { exampleHead, linkSection, type ApiParts, type NamedPage } from './api-parts'
import { ownDifferencesOfType } from './difference-nodes'
import { memberList } from './member-nodes'
import { markLegend } from './mark-nodes'
import type { DataType, Service } from '../../api-reference/model'
import { dataTypeSyntax } from './syntax'
import { jsonObject } from '../../api-reference/wire'
import { xmlText } from '../../api-reference/xml'

function exampleNodes(
  { members, element, format }: DataType,
  example: DataType['examples'][number],
  index: number,
  service: Service,
): RootContent[] {
  const source =
    format === 'xml'
      ? xmlText(element, members, example.value, service)
      : JSON.stringify(jsonObject(example.value, members, service), null, 2)
  return [...exampleHead(example, index), fence(format === 'xml' ? 'xml' : 'json', source)]
}

/**
 * The parts of a data type's page.
 * @param differencesPath route of the page that compares all operations with the SDKs, where there is one
 */
export function dataTypeParts(
  type: DataType,
  service: Service,
  operations: NamedPage[],
  types: NamedPage[],
  differencesPath?: string,
): ApiParts {
  const examples = type.examples.flatMap((example, index) => exampleNodes(type, example, index, service))
  const members = [
    heading(2, 'members', text(words.api.members)),
    memberList(type.members, service, '', [type.name]),
  ]
  const sections = [
    ...(type.format === 'parameters'
      ? []
      : [heading(2, 'syntax', text(words.api.syntax)), fence(type.format, dataTypeSyntax(type, service))]),
    ...ownDifferencesOfType(type, service, differencesPath),
    ...linkSection('operations', words.api.operationsWith, operations),
    ...linkSection('types', words.api.typesWith, types),
  ]
  return {
    first: members,
    samples: examples.length ? [heading(2, 'examples', text(words.api.examples)), ...examples] : [],
    sections: [...sections, ...markLegend([...members, ...sections], service)],
  }
}
