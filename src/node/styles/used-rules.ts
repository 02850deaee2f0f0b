import { compile, serialize, stringify, tokenize, type Element } from 'stylis'
import { isMadeClass } from './to-css'

/** What an element is not, and alternatives, of which one may do: it needs none of the classes in their brackets. */
const alternatives = /^(?:not|is|where|has)$/
const classNames = /\.([a-z][\w-]*)/gi

/** Parts of a selector. */
type Selector = string[]

/** Selectors of a list, which are divided by the commas outside of brackets. */
const selectorsOf = (list: string): Selector[] =>
  tokenize(list).reduce<Selector[]>(
    (selectors, part) =>
      part === ',' ? [...selectors, []] : [...selectors.slice(0, -1), [...selectors.at(-1)!, part]],
    [[]],
  )

/** Whether an element needs the classes that a part of a selector names: attributes and alternatives need none. */
const isNeeded = (part: string, index: number, selector: Selector) =>
  !part.startsWith('[') && !(part.startsWith('(') && alternatives.test(selector[index - 1] ?? ''))

/** Whether a page with these classes may have an element that the selector finds. */
const mayFind = (classes: ReadonlySet<string>) => (selector: Selector) =>
  selector
    .filter(isNeeded)
    .flatMap((part) => [...part.matchAll(classNames)])
    .every(([, name]) => classes.has(name!) || isMadeClass(name!))

/** The rule with what is left of it, or nothing. */
function usedPart(element: Element, classes: ReadonlySet<string>): Element[] {
  if (element.type === 'rule') {
    const found = selectorsOf((element.props as string[]).join(',')).filter(mayFind(classes))
    const props = found.map((selector) => selector.join(''))
    return props.length ? [{ ...element, props }] : []
  }
  if (!/^@(media|supports)$/.test(element.type)) return [element]
  const children = (element.children as Element[]).flatMap((child) => usedPart(child, classes))
  return children.length ? [{ ...element, children }] : []
}

/**
 * What a page needs of a style sheet: rules of classes that it has not are left out, which are those that texts have.
 * Elements, attributes and components may come with scripts, so rules of these stay.
 * @param classes those of the page, and those that scripts give to what stands in it
 */
export const usedRules = (css: string, classes: ReadonlySet<string>): string =>
  serialize(
    compile(css).flatMap((element) => usedPart(element, classes)),
    stringify,
  )
