import type { ContentElement } from '../../shared/content-tree'
import { inlineMarkdown } from './inline'
import { listing, type Highlight } from './listing'
import { memberList } from './members'
import type { DataType, Service } from './model'
import { h, heading } from './elements'
import { linkSection, type NamedPage, type ReferenceParts } from './operation-page'
import { dataTypeSyntax } from './syntax'
import { jsonObject } from './wire'
import { xmlText } from './xml'

async function exampleParts(
  { members, element, format }: DataType,
  example: DataType['examples'][number],
  index: number,
  service: Service,
  highlight: Highlight,
): Promise<ContentElement[]> {
  const source =
    format === 'json'
      ? JSON.stringify(jsonObject(example.value, members, service), null, 2)
      : xmlText(element, members, example.value, service)
  return [
    heading(3, `example-${index + 1}`, example.title),
    ...(example.description ? [h('p', null, ...inlineMarkdown(example.description))] : []),
    await listing(highlight, format, source),
  ]
}

/** The parts of a data type's page. */
export async function dataTypeParts(
  type: DataType,
  service: Service,
  operations: NamedPage[],
  types: NamedPage[],
  highlight: Highlight,
): Promise<ReferenceParts> {
  const examples = await Promise.all(
    type.examples.map((example, index) => exampleParts(type, example, index, service, highlight)),
  )
  return {
    samples: examples.length ? [heading(2, 'examples', 'Examples'), ...examples.flat()] : [],
    sections: [
      heading(2, 'syntax', 'Syntax'),
      await listing(highlight, type.format, dataTypeSyntax(type, service)),
      heading(2, 'members', 'Members'),
      memberList(type.members, service, '', [type.name]),
      ...linkSection('operations', 'Operations that use it', operations),
      ...linkSection('types', 'Types that hold it', types),
    ],
  }
}
