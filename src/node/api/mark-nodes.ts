import type { PhrasingContent, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import { words } from '../../locale/site-words'
import { element, link, paragraph, sentence, text } from '../markdown/nodes'
import type { FactSource, Service } from '../../api-reference/model'
import { keysOf } from '../../shared/keys-of'

/** The signs of facts that the documentation of the network does not state. */
const signs = { sdk: '†', amazon: '‡', analogy: '§' } as const

/** Anchor of what the marks mean. */
const legendId = 'fact-sources'
/** Where a mark leads. */
export const toLegend = `#${legendId}`

/** The mark of a fact, which leads to what it means; nothing for what the network documents. */
export const mark = (source: FactSource | undefined): PhrasingContent[] =>
  source === undefined || source === 'network'
    ? []
    : [text('\u00a0'), element('span', {}, [link(toLegend, text(signs[source]))])]

/** What the marks of a page mean, for those that stand on it. */
export function markLegend(sections: readonly RootContent[], { name, original }: Service): RootContent[] {
  const found = new Set<string>()
  for (const section of sections)
    visit(section, 'link', ({ url, children: [sign] }) => {
      if (url === toLegend && sign?.type === 'text') found.add(sign.value)
    })
  const used = keysOf(signs).filter((kind) => found.has(signs[kind]))
  if (!used.length) return []
  const meanings = used.map((kind) =>
    paragraph(
      ...sentence(
        words.api.factSources[kind].join({
          mark: [text(signs[kind])],
          original: [text(original)],
          service: [text(name)],
        }),
      ),
    ),
  )
  return [element('div', { id: legendId, className: ['flow', 'facts'] }, meanings)]
}
