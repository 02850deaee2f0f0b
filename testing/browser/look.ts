import type { Page } from 'playwright-core'

/** A text as it stands on the screen: the part of its line that nothing cuts. */
interface Line {
  element: Element
  rect: DOMRect
}

interface Tools {
  /** What a person finds an element by. */
  nameOf: (element: Element) => string
  /** Whether an element is on the screen, and not only there for screen readers. */
  isSeen: (element: Element) => boolean
  /** The lines of all texts that are seen. */
  lines: () => Line[]
  /** Everything that is pressed or typed into. */
  controls: () => Element[]
}

declare global {
  interface Window {
    tools: Tools
  }
}

/** Runs in the page, before anything else does: what every look at it needs. */
function bringTools() {
  const nameOf = (element: Element) => {
    const { id, classList } = element
    const own = `${element.tagName.toLowerCase()}${id && `#${id}`}${classList.length && !/^css-/.test(classList[0]!) ? `.${classList[0]}` : ''}`
    const inside = element.closest('[id], header, footer, aside, nav, .content')
    const around =
      inside && inside !== element ? `${inside.tagName.toLowerCase()}${inside.id && `#${inside.id}`} ` : ''
    return `${around}${own} "${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 30)}"`
  }
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.visually-hidden, .sr-only')
  const everything = new DOMRect(-1e6, -1e6, 2e6, 2e6)
  const overlap = (one: DOMRect, other: DOMRect) => {
    const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)]
    return new DOMRect(
      left,
      top,
      Math.min(one.right, other.right) - left,
      Math.min(one.bottom, other.bottom) - top,
    )
  }
  const lines = () => {
    /** What may be seen within an element, for each that was asked about. */
    const openings = new Map<Element, DOMRect>()
    const openingOf = (element: Element | null): DOMRect => {
      if (!element || element === document.body) return everything
      const known = openings.get(element)
      if (known) return known
      const { overflowX, overflowY, position } = getComputedStyle(element)
      const around = position === 'fixed' ? everything : openingOf(element.parentElement)
      const cuts = overflowX !== 'visible' || overflowY !== 'visible'
      const opening = cuts ? overlap(around, element.getBoundingClientRect()) : around
      openings.set(element, opening)
      return opening
    }
    const found: Line[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!
      if (!node.nodeValue!.trim() || /^(STYLE|SCRIPT|NOSCRIPT)$/.test(element.tagName) || !isSeen(element))
        continue
      range.selectNodeContents(node)
      for (const rect of range.getClientRects()) {
        const shown = overlap(openingOf(element), rect)
        if (shown.width > 1 && shown.height > 1) found.push({ element, rect: shown })
      }
    }
    return found
  }
  const controls = () =>
    [...document.querySelectorAll('a[href], button, input, select, summary, [role=tab]')].filter(isSeen)
  window.tools = { nameOf, isSeen, lines, controls }
}

/** Nothing is wider than the window. */
const overflow = () =>
  document.documentElement.scrollWidth > window.innerWidth ? ['the page is wider than the window'] : []

/** No letters are smaller than 12 px, but those set high or low: they belong to the text that they stand in. Drawings have their own test. */
function smallLetters() {
  const elements = new Set(window.tools.lines().map(({ element }) => element))
  return [...elements].flatMap((element) => {
    if (element.closest('sup, sub, svg')) return []
    const size = parseFloat(getComputedStyle(element).fontSize)
    return size < 11.95 ? [`letters of ${size.toFixed(1)} px: ${window.tools.nameOf(element)}`] : []
  })
}

/**
 * What is pressed is as large as a finger needs it, 24 px each way, or as far from others (WCAG 2.5.8). Links within a line
 * of text are as high as the line.
 */
function smallTargets() {
  const { controls, nameOf } = window.tools
  const all = controls().map((element) => ({ element, box: element.getBoundingClientRect() }))
  const isInText = (element: Element) => {
    if (getComputedStyle(element).display !== 'inline') return false
    const around = element.closest(
      'p, li, dt, dd, td, th, h1, h2, h3, h4, h5, h6, figcaption, summary, label, div',
    )
    return around !== null && around.textContent.trim() !== element.textContent.trim()
  }
  const isSmall = ({ width, height }: DOMRect) => width < 23.9 || height < 23.9
  return all.flatMap(({ element, box }) => {
    if (!isSmall(box) || isInText(element)) return []
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const near = all.some(({ element: other, box: its }) => {
      if (other === element || other.contains(element) || element.contains(other)) return false
      if (isSmall(its)) return Math.hypot(x - its.left - its.width / 2, y - its.top - its.height / 2) < 23.9
      return (
        Math.hypot(
          x - Math.min(Math.max(x, its.left), its.right),
          y - Math.min(Math.max(y, its.top), its.bottom),
        ) < 11.9
      )
    })
    return near ? [`target of ${box.width.toFixed()} × ${box.height.toFixed()} px: ${nameOf(element)}`] : []
  })
}

/**
 * What is cut says so: it scrolls and fades at its end, or it ends in an ellipsis. Upright, scroll bars are sign enough. What
 * scrolls sideways fades once a script has let the keyboard reach it (src/browser/scroll-stops.ts), as it does here.
 */
function cutWithoutSign() {
  const { nameOf, isSeen } = window.tools
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const wide = element.scrollWidth > element.clientWidth + 1
    const high = element.scrollHeight > element.clientHeight + 1
    if (!(wide || high) || element instanceof SVGElement || element.clientWidth < 2) return []
    const style = getComputedStyle(element)
    const { overflowX, overflowY, textOverflow } = style
    const isCut =
      (wide && overflowX !== 'visible' && textOverflow !== 'ellipsis') ||
      (high && (overflowY === 'hidden' || overflowY === 'clip'))
    if (!isCut || !isSeen(element)) return []
    const stops = element.role === 'group' && !element.hasAttribute('tabindex')
    if (stops) element.setAttribute('tabindex', '0')
    const fades = style.maskImage !== 'none'
    if (stops) element.removeAttribute('tabindex')
    return fades ? [] : [`cut without a sign: ${nameOf(element)}`]
  })
}

/** No text lies over another. Lines that are set tight touch with what has no letters in it. */
function overlaps() {
  const { lines, nameOf } = window.tools
  const all = lines()
    .map(({ element, rect }) => ({
      element,
      left: rect.left + 1,
      right: rect.right - 1,
      top: rect.top + rect.height * 0.3,
      bottom: rect.bottom - rect.height * 0.3,
    }))
    .sort((one, other) => one.top - other.top)
  const found = new Set<string>()
  all.forEach((one, index) => {
    for (let next = index + 1; next < all.length && all[next]!.top < one.bottom; next++) {
      const other = all[next]!
      if (other.left < one.right && one.left < other.right && other.element !== one.element)
        found.add(`${nameOf(one.element)} lies over ${nameOf(other.element)}`)
    }
  })
  return [...found]
}

/** On a page beside a sidebar blocks begin where the title does or where the samples do, and end at two edges at most. */
function edges() {
  const { nameOf, isSeen } = window.tools
  const content = document.querySelector('main article, main .content')
  const title = document.querySelector('main h1')
  if (!content || !title || !document.querySelector('[aria-label="Docs sidebar"]')) return []
  const whole =
    'main article > :not(div), .content > *, .flow > *, main article ~ *, main nav[aria-label=Breadcrumbs]'
  // On a phone a drawing may be as wide as the window.
  const isFull = (block: Element) => block.getBoundingClientRect().width >= window.innerWidth
  const blocks = [
    ...document.querySelectorAll(`:is(${whole}):not(style, .api-columns, .flow, .content)`),
  ].filter((block) => isSeen(block) && !isFull(block))
  const lefts = [title, document.querySelector('.api-samples')].flatMap(
    (edge) => edge?.getBoundingClientRect().left ?? [],
  )
  const strays = blocks
    .filter((block) => !lefts.some((left) => Math.abs(left - block.getBoundingClientRect().left) < 1))
    .map(
      (block) =>
        `begins at ${block.getBoundingClientRect().left.toFixed()} px, not at ${lefts.map((left) => left.toFixed()).join(' or ')}: ${nameOf(block)}`,
    )
  const rights = new Map<number, Element>()
  for (const block of blocks) {
    const { right, width } = block.getBoundingClientRect()
    const isShort =
      getComputedStyle(block).display.startsWith('inline') || getComputedStyle(block).width === 'max-content'
    if (
      width &&
      !isShort &&
      !block.matches('[aria-label=Breadcrumbs]') &&
      ![...rights.keys()].some((other) => Math.abs(other - right) < 1.5)
    )
      rights.set(right, block)
  }
  const ends = [...rights].map(([right, block]) => `${right.toFixed()} (${nameOf(block)})`)
  return [...strays, ...(ends.length > 2 ? [`${ends.length} right edges: ${ends.join(', ')}`] : [])]
}

/** Shows a page what is needed to look at it; once for each tab. */
export const prepareLook = (page: Page) => page.addInitScript(bringTools)

const looks = [overflow, smallLetters, smallTargets, cutWithoutSign, overlaps, edges]

/** What a designer would not let pass of a page as it stands in its window. */
export const faultsOf = async (page: Page): Promise<string[]> =>
  (await Promise.all(looks.map((look) => page.evaluate(look)))).flat()
