import { compile, serialize, stringify, type Element } from 'stylis'
import { isMadeClass } from './to-css'

/** Parts of a selector that an element needs no class for: its attributes, what it is not, and alternatives, of which one may do. */
const conditions = /\[[^\]]*\]|:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g
const classNames = /\.([a-z][\w-]*)/gi

/** Selectors of a list, which are divided by the commas outside of brackets. */
const selectorsOf = (list: string) => list.split(/,(?![^([]*[)\]])/)

/** Whether a page with these classes may have an element that the selector finds. */
const mayFind = (classes: ReadonlySet<string>) => (selector: string) =>
  [...selector.replace(conditions, '').matchAll(classNames)].every(
    ([, name]) => classes.has(name!) || isMadeClass(name!),
  )

/** The rule with what is left of it, or nothing. */
function usedPart(element: Element, classes: ReadonlySet<string>): Element[] {
  if (element.type === 'rule') {
    const props = selectorsOf((element.props as string[]).join(',')).filter(mayFind(classes))
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
