import type { RootContent } from 'mdast'
import { words } from '../../locale/site-words'
import { fence, heading, text } from '../markdown/nodes'
import { exampleHead, linkSection, panel, type ApiParts, type NamedPage } from './api-parts'
import { memberList } from './member-nodes'
import type { DataType, Service } from './model'
import { dataTypeSyntax } from './syntax'
import { jsonObject } from './wire'
import { xmlText } from './xml'

function exampleNodes(
  { members, element, format }: DataType,
  example: DataType['examples'][number],
  index: number,
  service: Service,
): RootContent[] {
  const source =
    format === 'json'
      ? JSON.stringify(jsonObject(example.value, members, service), null, 2)
      : xmlText(element, members, example.value, service)
  return [...exampleHead(example, index), panel(fence(format, source))]
}

/** The parts of a data type's page. */
export function dataTypeParts(
  type: DataType,
  service: Service,
  operations: NamedPage[],
  types: NamedPage[],
): ApiParts {
  const examples = type.examples.flatMap((example, index) => exampleNodes(type, example, index, service))
  return {
    first: [
      heading(2, 'members', text(words.api.members)),
      memberList(type.members, service, '', [type.name]),
    ],
    samples: examples.length ? [heading(2, 'examples', text(words.api.examples)), ...examples] : [],
    sections: [
      heading(2, 'syntax', text(words.api.syntax)),
      fence(type.format, dataTypeSyntax(type, service)),
      ...linkSection('operations', words.api.operationsWith, operations),
      ...linkSection('types', words.api.typesWith, types),
    ],
  }
}
