import type { Page } from 'playwright-core'

/** Two values that change places in the mirror: of the left side and of the right one. */
type Sides = readonly [left: number, right: number]

/** Where an element stands and what its two sides are like; lengths in pixels, from the window's left edge. */
export interface Look {
  name: string
  /** Whether it stands in something that runs from left to right by itself. */
  isInIsland: boolean
  sides: Record<string, Sides>
  /** Heights, which are the same in the mirror. */
  levels: Record<string, number>
}

/** What is compared by the numbers of its two sides, of an element and of what style sheets add to it. */
const sidedProperties = [
  ['padding', 'paddingLeft', 'paddingRight'],
  ['border', 'borderLeftWidth', 'borderRightWidth'],
  ['upper corner', 'borderTopLeftRadius', 'borderTopRightRadius'],
  ['lower corner', 'borderBottomLeftRadius', 'borderBottomRightRadius'],
] as const

/**
 * The looks of all that can be seen and is no part of a line, in the document's order. They come as text, which costs a tenth
 * of what thousands of numbers do; those that are none are null there.
 */
export async function looksOf(page: Page): Promise<Look[]> {
  const looks = await page.evaluate((sidedProperties) => {
    const nameOf = (element: Element) => {
      const label = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 30)
      return `${element.tagName.toLowerCase()} "${label}"`
    }
    const styleSides = (style: CSSStyleDeclaration, prefix = '') =>
      Object.fromEntries(
        sidedProperties.map(([name, left, right]) => [
          prefix + name,
          [parseFloat(style[left]) || 0, parseFloat(style[right]) || 0] as const,
        ]),
      )
    /** What style sheets add at a place of its own. */
    const addedSides = (element: Element, part: string) => {
      const style = getComputedStyle(element, part)
      if (style.content === 'none' || style.position !== 'absolute') return {}
      const place = [parseFloat(style.left), parseFloat(style.right)] as const
      return { ...styleSides(style, `${part} `), [`${part} place`]: place }
    }
    /** How far a shadow falls: to the right, or negative to the left. */
    const shadowOf = ({ boxShadow }: CSSStyleDeclaration) => Number(/(-?[\d.]+)px/.exec(boxShadow)?.[1] ?? 0)
    const width = document.documentElement.clientWidth
    const place = ({ left, right }: DOMRect) => [left, width - right] as const
    const lookOf = (element: Element, style: CSSStyleDeclaration): Look => {
      const box = element.getBoundingClientRect()
      const sides: Record<string, Sides> = {
        place: place(box),
        shadow: [shadowOf(style), -shadowOf(style)],
        ...styleSides(style),
        ...addedSides(element, '::before'),
        ...addedSides(element, '::after'),
      }
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      )
      // A column that its author has aligned stays so: digits are read from left to right everywhere.
      if (hasText && !(element as HTMLElement).style.textAlign) {
        const text = document.createRange()
        text.selectNodeContents(element)
        sides.text = place(text.getBoundingClientRect())
      }
      const isInIsland = getComputedStyle(element.parentElement!).direction !== document.dir
      return { name: nameOf(element), isInIsland, sides, levels: { top: box.top, height: box.height } }
    }
    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
      !element.matches('style, script, .visually-hidden, .sr-only, svg *')
    const looks = [...document.body.querySelectorAll('*')].filter(seen).flatMap((element) => {
      const style = getComputedStyle(element)
      return style.display.startsWith('inline') ? [] : [lookOf(element, style)]
    })
    return JSON.stringify(looks)
  }, sidedProperties)
  return JSON.parse(looks, (_, value: unknown) => value ?? NaN) as Look[]
}

/** Lengths that count as the same: letters are set a little closer where a line is of one direction. */
const tolerance = 1
const isFar = (one: number, other: number) => one - other > tolerance || other - one > tolerance

/** What of a page is not the mirror image of another one's, in words. */
export function unmirrored(before: readonly Look[], after: readonly Look[]): string[] {
  const names = before.map(({ name }) => name)
  const other = after.findIndex(({ name }, index) => name !== names[index])
  if (other >= 0 || before.length !== after.length)
    return [`${names[other] ?? 'the end'} became ${after[other]?.name ?? 'the end'}`]
  return before.flatMap((look, index) => {
    const { isInIsland, sides, levels } = after[index]!
    if (isInIsland) return []
    const wrongSides = Object.entries(look.sides)
      .filter(([what, [left, right]]) => isFar(left, sides[what]![1]) || isFar(right, sides[what]![0]))
      .map(([what, was]) => `${look.name}: ${what} ${was.join(' | ')} became ${sides[what]!.join(' | ')}`)
    const wrongLevels = Object.entries(look.levels)
      .filter(([what, was]) => isFar(was, levels[what]!))
      .map(([what, was]) => `${look.name}: ${what} ${was} became ${levels[what]}`)
    return [...wrongSides, ...wrongLevels]
  })
}
