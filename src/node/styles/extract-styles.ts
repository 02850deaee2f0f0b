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

/** A part of the source and what takes its place. */
interface Edit {
  start: number
  end: number
  text: string
}

const applied = (source: string, edits: readonly Edit[]): string => {
  const inOrder = [...edits].sort((one, other) => one.start - other.start)
  const kept = inOrder.map(
    ({ start, text }, index) => source.slice(inOrder[index - 1]?.end ?? 0, start) + text,
  )
  return kept.join('') + source.slice(inOrder.at(-1)?.end ?? 0)
}

/** What makes classes of the styles of one element. */
function editsOf(site: StyleSite, source: string, names: readonly string[]): Edit[] {
  const { start, end, className, attributesEnd } = site
  // `sx={isOpen ? open : closed}` with the names of classes in the places of styles.
  const from = source.indexOf('{', start) + 1
  const choice = site.styles.map((style, index) => ({
    start: style.start - from,
    end: style.end - from,
    text: `'${names[index]!}'`,
  }))
  const own = applied(source.slice(from, end - 1), choice)
  return [
    { start, end, text: '' },
    ...(className ? [{ start: className.start, end: className.end, text: '' }] : []),
    // Behind all that is spread into the element, which would take its place.
    { start: attributesEnd, end: attributesEnd, text: ` ${classes(site, source, own)}` },
  ]
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
  const isStronger = sites.flatMap(({ styles, isComponent }) => styles.map(() => isComponent))
  const rules = values.map((styles, index) => toRule(styles, isStronger[index]!))
  const names = rules.map(({ className }) => className)
  const edits = sites.flatMap((site) => editsOf(site, source, names.splice(0, site.styles.length)))
  const css = [...new Set(rules.map((rule) => rule.css))].join('\n')
  return { code: applied(source, edits), css, madeOf }
}
