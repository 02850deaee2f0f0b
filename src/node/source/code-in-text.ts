/** The sign of a fence behind those of quotes and lists, and what follows it. */
const fence = /^(?:[\s>]|[-*+]\s|\d{1,9}[.)]\s)*(`{3,}(?=[^`]*$)|~{3,})(.*)$/
/** Code of a sentence: as many backticks at its end as at its beginning, and no empty line between. */
const span = /(?<![`\\])(`+)(?!`)(?:(?!\n[\s>]*\n)[^])*?[^`]\1(?!`)/g

/** A part of a text, from an offset to one behind it. */
export type Part = readonly [from: number, to: number]

/** Where code stands in a Markdown text: listings with their fences, and code of sentences. */
export function codeIn(text: string): Part[] {
  const listings = listingsIn(text)
  const between = [0, ...listings.flat(), text.length]
  const spans: Part[] = []
  for (let index = 0; index < between.length; index += 2) {
    const from = between[index]!
    for (const found of text.slice(from, between[index + 1]).matchAll(span))
      spans.push([from + found.index, from + found.index + found[0].length])
  }
  return [...listings, ...spans]
}

/** Where listings stand, from the beginning of the line of their first fence. One that is not closed goes on to the end. */
export function listingsIn(text: string): Part[] {
  const listings: Part[] = []
  let open: { mark: string; from: number } | undefined
  let at = 0
  for (const line of text.split('\n')) {
    const [, mark = '', rest = ''] = fence.exec(line) ?? []
    if (!open) open = mark ? { mark, from: at } : undefined
    else if (mark.startsWith(open.mark) && !rest.trim()) {
      listings.push([open.from, at + line.length])
      open = undefined
    }
    at += line.length + 1
  }
  return open ? [...listings, [open.from, text.length]] : listings
}

/** Whether an offset stands in one of the parts. */
export const isWithin = (parts: readonly Part[], offset: number): boolean =>
  parts.some(([from, to]) => from <= offset && offset < to)
