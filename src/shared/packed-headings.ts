import { anchorOf, type HeadingStore } from './search'

/** Between a heading and its anchor; before a name. Neither has it. */
const seam = '\t'

/**
 * Writes the store of the headings as a list by reference, where a page's beginning has an empty text: a heading or a name, with
 * its anchor where it is not the heading's own. Of one such as "request.KeyId", which has the heading behind a dot, only what stands before it.
 */
export function packHeadings(store: HeadingStore): string[] {
  const packed: string[] = []
  for (const [ref, { heading, anchor = anchorOf(heading), isName }] of Object.entries(store)) {
    const shown = anchor.endsWith(`.${heading}`) ? anchor.slice(0, -heading.length) : anchor
    const text = anchor === anchorOf(heading) ? heading : heading + seam + shown
    packed[Number(ref)] = isName ? seam + text : text
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
  return { heading, anchor: anchor?.endsWith('.') ? anchor + heading : anchor, isName }
}
