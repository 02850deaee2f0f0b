import type { Node } from 'unist'
import { SKIP, visit } from 'unist-util-visit'
import { attributeText, isJsxElement, type JsxElement } from './attributes'
import type { PageCompilation } from './compilation'
import { checkParts, like } from './parts-content'

/** What stands in a card lies below its link, which covers all of it. */
export function checkCard(node: JsxElement, _content: Node[], page: PageCompilation) {
  visit(node, (inner: Node) => {
    const isLink = inner.type === 'link' || inner.type === 'linkReference'
    const name = isJsxElement(inner) && inner !== node ? (inner.name ?? '') : ''
    if (!isLink && !covered.includes(name)) return
    page.mistake(
      inner,
      `A card holds ${isLink ? 'a link' : `<${name}>`}, which nobody can press: the whole card is a link.`,
      'Put it outside of the card.',
    )
    return SKIP
  })
}

/** Components that readers press. */
const covered = ['Term', 'Details', 'Tabs', 'Cards']

/** Cards are told apart by their titles, and each leads elsewhere. */
export function checkCards(node: JsxElement, content: Node[], page: PageCompilation) {
  checkParts('Card', node, content, page)
  const cards = content.filter((child) => isJsxElement(child)).filter(({ name }) => name === 'Card')
  for (const [index, card] of cards.entries()) {
    const before = cards.slice(0, index)
    const isTaken = (name: string) =>
      like(
        attributeText(card, name)?.trim() || undefined,
        before.map((other) => attributeText(other, name)?.trim()),
      ) !== undefined
    if (isTaken('title'))
      page.mistake(
        card,
        `Two cards have the title "${attributeText(card, 'title')}".`,
        'Give each card a title of its own.',
      )
    if (isTaken('href'))
      page.mistake(
        card,
        `Two cards lead to "${attributeText(card, 'href')}".`,
        'Remove one of the two, or let it lead elsewhere.',
      )
  }
}
