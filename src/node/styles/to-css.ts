import { serializeStyles } from '@emotion/serialize'
import { compile, serialize, stringify, type Element } from 'stylis'
import { css, type ThemeUICSSObject } from 'theme-ui'
import theme from '../../gatsby-plugin-theme-ui'

/** Styles as a rule of a sheet, and the class that has them. */
export interface Rule {
  className: string
  css: string
}

/** Digits of a class's name, of the seven that the hash has at most: each costs a byte wherever the class stands. */
const digits = 4

/** Whether a class is made of styles here, and not named by hand. */
export const isMadeClass = (name: string): boolean => new RegExp(`^[xy][\\da-z]{${digits}}$`).test(name)

/**
 * An element in a state, as `.x1:hover` and `.x1[aria-current]`. What it is then has precedence over what the component is
 * given from outside, as in Emotion.
 */
const ownState = (className: string) => new RegExp(`\\.${className}(?=:[a-z]|\\[)`, 'g')

/** Whether an element is found only while a pointer is over it, or over what it is in: not where that is one of several ways. */
const isHovered = (selector: string) => selector.replace(/:(?:not|is)\([^)]*\)/g, '').includes(':hover')

/**
 * Keeps what answers a pointer to screens that have one: what was pressed on a touch screen stays hovered until something else
 * is, though nobody points at it.
 */
function forPointers(element: Element): Element[] {
  if (element.type === 'rule') {
    const selectors = element.props as string[]
    const [hovered, others] = [true, false].map((wanted) => ({
      ...element,
      props: selectors.filter((selector) => isHovered(selector) === wanted),
    })) as [Element, Element]
    const media = {
      ...element,
      type: '@media',
      value: '@media (hover: hover)',
      props: [],
      children: [hovered],
    }
    return [...(others.props.length ? [others] : []), ...(hovered.props.length ? [media] : [])]
  }
  if (!/^@(media|supports)$/.test(element.type)) return [element]
  return [{ ...element, children: (element.children as Element[]).flatMap(forPointers) }]
}

/** The styles of each class. */
const given = new Map<string, string>()

/**
 * Makes a rule of styles, with the theme's values. Like styles have one class; its name is a hash of them.
 * @param isStronger whether they have precedence over a component's own
 */
export function toRule(styles: ThemeUICSSObject, isStronger: boolean): Rule {
  const { name, styles: text } = serializeStyles([css(styles)(theme)], {})
  const className = `${isStronger ? 'y' : 'x'}${name.replace(/-.*/, '').slice(-digits)}`
  const known = given.get(className)
  if (known !== undefined && known !== text)
    throw new Error(`Two styles have the class "${className}". Raise "digits" in src/node/styles/to-css.ts.`)
  given.set(className, text)
  const selector = isStronger ? `.${className}.${className}` : `.${className}`
  const rule = serialize(compile(`${selector}{${text}}`).flatMap(forPointers), stringify)
  return { className, css: isStronger ? rule : rule.replace(ownState(className), `${selector}${selector}`) }
}
