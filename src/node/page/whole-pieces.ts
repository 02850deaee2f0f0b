import type { ElementContent } from 'hast'
import { h } from 'hastscript'

/**
 * A text in pieces, some of them in elements that browsers don't break.
 * @param pattern what such a piece is, as its only group
 * @param isOne which of those that it finds are; all if left out
 */
export const wholePieces = (
  text: string,
  pattern: RegExp,
  isOne: (piece: string) => boolean = () => true,
): ElementContent[] =>
  text
    .split(pattern)
    .map((piece, index) =>
      index % 2 && isOne(piece)
        ? h('span', { class: 'whole' }, piece)
        : { type: 'text' as const, value: piece },
    )
    .filter((piece) => piece.type === 'element' || piece.value)
