import { Parser } from 'htmlparser2'

/** A part of a drawing that is more than a drawing, and its line. */
export interface FoundScript {
  line: number
  what: string
}

/** Elements that run something, or hold a page of their own. */
const elements = ['script', 'foreignobject', 'iframe', 'embed', 'object', 'handler']

/** The first part of an SVG that would run when the file is opened by itself; undefined in a plain drawing. */
export function findScript(svg: string): FoundScript | undefined {
  let found: FoundScript | undefined
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const what = elements.includes(tag.toLowerCase()) ? `<${tag}>` : attributeOf(attributes)
        if (what && !found) found = { line: svg.slice(0, parser.startIndex).split('\n').length, what }
      },
    },
    { xmlMode: true },
  )
  parser.end(svg)
  return found
}

/** Names of attributes that hold code, and values that are code. */
function attributeOf(attributes: Record<string, string>): string | undefined {
  const named = Object.entries(attributes).find(
    ([name, value]) => /^on[a-z]/i.test(name) || /^\s*(javascript|vbscript|data:text\/html)/i.test(value),
  )
  return named && `${named[0]}="${named[1].slice(0, 40)}"`
}
