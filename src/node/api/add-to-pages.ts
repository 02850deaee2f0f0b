import type { ContentElement, Heading } from '../../shared/content-tree'
import type { Fault } from '../source/faults'
import type { Page } from '../page/read-pages'
import { inContent } from '../source/read-source'
import { dataTypeParts } from './data-type-page'
import type { Highlight } from './listing'
import { elements, h, textOf } from './elements'
import { operationParts, type ReferenceParts } from './operation-page'
import type { Reference } from './read-api'
import { operationsWith, typesOf, typesWith } from './usage'

/**
 * Adds to the pages of operations and types what their models say: the parts become one content tree with the
 * author's text, so that search, table of contents and link check see all of it.
 */
export async function addReference(
  pages: Page[],
  reference: Reference,
  highlight: Highlight,
): Promise<{ pages: Page[]; faults: Fault[] }> {
  const faults: Fault[] = []
  const added = await Promise.all(
    pages.map(async (page) => {
      const parts = await partsOf(page, reference, highlight)
      return parts ? merge(page, parts, faults) : page
    }),
  )
  return { pages: added, faults }
}

async function partsOf(
  { file }: Page,
  reference: Reference,
  highlight: Highlight,
): Promise<ReferenceParts | null> {
  if (reference.broken.has(file)) return null
  const operations = [...reference.operations.values()]
  const operation = reference.operations.get(file)
  if (operation) {
    const related = operation.related.flatMap(
      (name) => operations.find((other) => other.name === name && other.service === operation.service) ?? [],
    )
    return operationParts(operation, typesOf(operation), related, highlight)
  }
  const found = reference.dataTypes.get(file)
  if (!found) return null
  const { type, service } = found
  return dataTypeParts(
    type,
    service,
    operationsWith(type.name, service, operations),
    typesWith(type.name, service),
    highlight,
  )
}

/** The page with the parts around its text: the text first, samples beside, the reference after. */
function merge(page: Page, { samples, sections }: ReferenceParts, faults: Fault[]): Page {
  const { content } = page
  const part = (name: string, children: ContentElement['children'] = []) =>
    h('div', { className: `flow reference-${name}` }, ...children)
  const parts = [part('text', content.tree.children), part('facts', sections)]
  const tree = h(
    'Fragment',
    null,
    ...(samples.length
      ? [h('div', { className: 'reference-columns' }, ...parts.toSpliced(1, 0, part('samples', samples)))]
      : parts),
  )
  const headings = headingsOf(samples).concat(headingsOf(sections))
  for (const { id } of headings)
    if (content.headings.some((heading) => heading.id === id))
      faults.push({
        file: inContent(page.file),
        message: `The heading id "${id}" belongs to a part that the page gets from its model.`,
        fix: 'Give your heading other words.',
      })
  const hrefs = [...elements(h('Fragment', null, ...samples, ...sections))].flatMap(({ props }) =>
    typeof props?.href === 'string' ? [{ href: props.href, line: undefined }] : [],
  )
  return {
    ...page,
    content: {
      ...content,
      tree,
      headings: [...content.headings, ...headings],
      links: [...content.links, ...hrefs],
    },
  }
}

const headingsOf = (nodes: ContentElement[]): Heading[] =>
  [...elements(h('Fragment', null, ...nodes))].flatMap(({ tag, props, children = [] }) =>
    /^h[2-6]$/.test(tag) && typeof props?.id === 'string'
      ? [{ level: Number(tag[1]), id: props.id, text: children.map(textOf).join('') }]
      : [],
  )
