import { anchorOf, type HeadingStore } from './search'

/** Between a heading and its anchor; before a name. Neither has it. */
const seam = '\t'

/**
 * Writes the store of the headings as a list by reference, where a page's beginning has an empty text: a heading, with its
 * anchor where it is not the heading's own; or a name, with its anchor where it is not that of the heading above it.
 */
export function packHeadings(store: HeadingStore): string[] {
  const packed: string[] = []
  let around = ''
  for (const [key, { heading, anchor = anchorOf(heading), isName }] of Object.entries(store)) {
    const ref = Number(key)
    if (packed[ref - 1] === undefined) around = ''
    const usual = isName ? around : anchorOf(heading)
    const text = anchor === usual ? heading : heading + seam + anchor
    packed[ref] = isName ? seam + text : text
    if (!isName) around = anchor
  }
  return Array.from(packed, (text) => text ?? '')
}

/** A heading, or a name, of a packed store. */
export interface PackedHeading {
  heading: string
  /** The anchor, where it is not the usual one. */
  anchor: string | undefined
  isName: boolean
}

/** Reads an entry of a packed store. */
export function unpackHeading(packed: string): PackedHeading {
  const isName = packed.startsWith(seam)
  const [heading = '', anchor] = (isName ? packed.slice(1) : packed).split(seam)
  return { heading, anchor, isName }
}
