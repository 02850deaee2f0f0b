import type { ElementContent } from 'hast'
import { h } from 'hastscript'

/**
 * A text in pieces, some of them in elements that browsers don't break.
 * @param pattern what such a piece is, as its only group
 * @param isOne which of those that it finds are; all if left out
 * @param name the class of the elements
 */
export const wholePieces = (
  text: string,
  pattern: RegExp,
  isOne: (piece: string) => boolean = () => true,
  name = 'whole',
): ElementContent[] =>
  text
    .split(pattern)
    .map((piece, index) =>
      index % 2 && isOne(piece) ? h('span', { class: name }, piece) : { type: 'text' as const, value: piece },
    )
    .filter((piece) => piece.type === 'element' || piece.value)
