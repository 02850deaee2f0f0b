import type { Node } from 'unist'
import { lineAt } from '../../source/line-at'
import type { PageCompilation } from '../compilation'

/** A node as its author has written it. */
export const sourceOf = ({ position }: Node, { text }: PageCompilation): string =>
  position ? text.slice(position.start.offset, position.end.offset) : ''

/** A node that has nothing but a line: what is told of a part of another node stands there. */
export const atLine = (line: number): Node => ({
  type: 'line',
  position: { start: { line, column: 1 }, end: { line, column: 1 } },
})

/** The line of the file in which a place in a node's source stands. @param index of the place in that source */
export const lineWithin = ({ position }: Node, source: string, index: number): number =>
  (position?.start.line ?? 1) + lineAt(source, index) - 1

/** Enough of a text to know it by. */
export const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

/** A line of a node's source without the signs of the quotes and lists that it stands in. */
export const withoutQuotes = (line: string) => line.replace(/^[\s>]*/, '')
