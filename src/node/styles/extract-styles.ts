import { evaluateStyles } from './evaluate-styles'
import { findStyles, type StyleSite } from './find-styles'
import { toRule } from './to-css'

/** A module whose styles are classes, and the rules of these. */
export interface Extracted {
  code: string
  css: string
  /** Files whose values are in the styles. */
  madeOf: string[]
}

/** The element's classes as an expression: its own, and what it is given besides. */
function classes({ className, spreads }: StyleSite, source: string, own: string): string {
  const given = className
    ? [source.slice(className.value.start, className.value.end)]
    : spreads.map((name) => `${name}.className`)
  if (!given.length) return `className={${own}}`
  return `className={[${[...given, own].join(', ')}].filter(Boolean).join(' ')}`
}

/**
 * Takes the styles of a module out of it: each `sx` becomes a class. They are constant, so no code needs to make them in
 * the browser.
 * @param file absolute, for messages
 * @throws MovingStyle where styles depend on what is known only when an element is drawn
 */
export async function extractStyles(source: string, file: string): Promise<Extracted> {
  const sites = findStyles(source, file)
  if (!sites.length) return { code: source, css: '', madeOf: [] }
  const expressions = sites.flatMap(({ styles }) => styles.map(({ start, end }) => source.slice(start, end)))
  const { values, madeOf } = await evaluateStyles(source, expressions, file)
  const rules = new Map<string, string>()
  let next = 0
  /** What replaces parts of the source, from the first to the last. */
  const edits: { start: number; end: number; text: string }[] = []
  for (const site of sites) {
    const first = site.styles[0]
    const last = site.styles.at(-1)
    if (!first || !last) continue
    const expressionStart = source.indexOf('{', site.start) + 1
    let own = ''
    let at = expressionStart
    for (const { start, end } of site.styles) {
      const { className, css } = toRule(values[next++]!, site.isComponent)
      rules.set(className, css)
      own += `${source.slice(at, start)}'${className}'`
      at = end
    }
    own += source.slice(at, site.end - 1)
    edits.push({ start: site.start, end: site.end, text: '' })
    if (site.className) edits.push({ start: site.className.start, end: site.className.end, text: '' })
    // Behind all that is spread into the element, which would take its place.
    edits.push({ start: site.attributesEnd, end: site.attributesEnd, text: ` ${classes(site, source, own)}` })
  }
  edits.sort((one, other) => one.start - other.start)
  let code = ''
  let at = 0
  for (const { start, end, text } of edits) {
    code += source.slice(at, start) + text
    at = end
  }
  return { code: code + source.slice(at), css: [...rules.values()].join('\n'), madeOf }
}
