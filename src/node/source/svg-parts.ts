import { Parser } from 'htmlparser2'
import { lineAt } from './line-at'

/** A part of a drawing that is more than a drawing. */
interface Part {
  what: string
  /** It would run when the file is opened by itself; or load what stands elsewhere, which no page lets a picture do. */
  does: 'runs' | 'loads'
}

/** Such a part, and its line. */
export type ForeignPart = Part & { line: number }

/** Elements that run something, or hold a page of their own. */
const running = ['script', 'foreignobject', 'iframe', 'embed', 'object', 'handler']

/** The first part of an SVG that would run or load something; undefined in a plain drawing. */
export function findForeignPart(svg: string): ForeignPart | undefined {
  let found: ForeignPart | undefined
  let isStyle = false
  const note = (part: Part | undefined) => {
    if (part) found ??= { ...part, line: lineAt(svg, parser.startIndex) }
  }
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        isStyle = tag === 'style'
        if (running.includes(tag.toLowerCase())) note({ what: `<${tag}>`, does: 'runs' })
        for (const [name, value] of Object.entries(attributes)) note(partOf(tag, name, value))
      },
      ontext: (text) => {
        if (isStyle) note(partOfStyle(text))
      },
      onclosetag() {
        isStyle = false
      },
    },
    { xmlMode: true },
  )
  parser.end(svg)
  return found
}

/** What an attribute runs, by its name or its value, or loads; a link loads nothing until somebody follows it. */
function partOf(tag: string, name: string, value: string): Part | undefined {
  const what = `${name}="${value.slice(0, 40)}"`
  if (/^on[a-z]/i.test(name) || /^\s*(javascript|vbscript|data:text\/html)/i.test(value))
    return { what, does: 'runs' }
  const isAddress = /^(xlink:href|href|src)$/.test(name) && tag !== 'a'
  return (isAddress && isElsewhere(value)) || partOfStyle(value) ? { what, does: 'loads' } : undefined
}

/** What a style loads: rules, fonts and pictures. */
function partOfStyle(style: string): Part | undefined {
  const [what] =
    /@import[^;]*/i.exec(style) ??
    [...style.matchAll(/url\(\s*["']?([^"')]*)["']?\s*\)/gi)].find(([, address]) => isElsewhere(address!)) ??
    []
  return what === undefined ? undefined : { what: what.slice(0, 60), does: 'loads' }
}

/** Whether an address leads out of the file. */
const isElsewhere = (address: string) => !/^\s*(#|data:)/i.test(address)
