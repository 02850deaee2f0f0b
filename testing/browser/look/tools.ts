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
  /** The lines of all texts that are seen; found once for each width of the window. */
  lines: () => Line[]
  /** Everything that is pressed or typed into, now. */
  controls: () => Element[]
}

declare global {
  interface Window {
    tools: Tools
    /** What a page is looked at for; each tells the faults that it finds. */
    looks: (() => string[])[]
  }
}

/** Runs in the page, before anything else does: what every look at it needs. */
export function bringTools() {
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
  const findLines = () => {
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
  let known: { width: number; lines: Line[] } | undefined
  const lines = () => {
    if (known?.width !== window.innerWidth) known = { width: window.innerWidth, lines: findLines() }
    return known.lines
  }
  const controls = () =>
    [...document.querySelectorAll('a[href], button, input, select, summary, [role=tab]')].filter(
      (element) => isSeen(element) && !element.closest('[inert]'),
    )
  window.tools = { nameOf, isSeen, lines, controls }
}
