import type { Page } from 'playwright-core'
import { frames } from '../testing/browser/site'

/** A place where the keyboard was: what it is, whether it shows, what cuts its ring, and what lies over it. */
interface Place {
  name: string
  shows: boolean
  cut: string | null
  cover: string | null
}

declare global {
  interface Window {
    /** Where the keyboard was before each Tab; null before the page's first control and behind its last. */
    places: (Place | null)[]
    /**
     * Controls that a mouse reaches and the keyboard has not, once it is behind the last one. The Tab after that leads to the
     * page's top, where others may appear.
     */
    missed?: string[]
  }
}

/** Notes at each Tab where the keyboard is, before it goes on. */
const notePlaces = (page: Page) =>
  page.evaluate(() => {
    /** What cuts a ring off at its sides: the window, or something around the element that hides what is beyond its edge. */
    const cutBy = (element: HTMLElement, ring?: CSSStyleDeclaration) => {
      if (!ring) return null
      const reach = parseFloat(ring.outlineOffset) + parseFloat(ring.outlineWidth) - 0.5
      const rects = [...element.getClientRects()]
      const left = Math.min(...rects.map((rect) => rect.left)) - reach
      const right = Math.max(...rects.map((rect) => rect.right)) + reach
      if (left < 0 || right > innerWidth) return 'the window'
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflowX === 'visible') continue
        const start = box.getBoundingClientRect().left + box.clientLeft
        if (left < start || right > start + box.clientWidth) return box.outerHTML.slice(0, 80)
      }
      return null
    }
    const focused = (): Place | null => {
      const element = document.activeElement as HTMLElement | null
      if (!element || element === document.body) return null
      const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
      const point = document.elementFromPoint(left + width / 2, top + height / 2)
      // A card shows its ring around all of itself, which its link covers with ::after.
      const rings = [undefined, '::after'].map((part) => getComputedStyle(element, part))
      const isRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
        outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
      element.dataset.reached = ''
      return {
        name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)}`,
        shows: rings.some(isRing),
        cut: cutBy(element, rings.find(isRing)),
        cover:
          point && (element.contains(point) || point.contains(element))
            ? null
            : (point?.outerHTML.slice(0, 80) ?? 'the edge of the window'),
      }
    }
    // Of tabs and the like the keyboard reaches one, arrows the rest.
    const missed = () =>
      [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex="0"]')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0)
        .filter((element) => !('reached' in element.dataset) && !element.matches(':disabled'))
        .map((element) => element.outerHTML.slice(0, 120))
    window.places = []
    const note = ({ key }: KeyboardEvent) => {
      if (key !== 'Tab') return
      const place = focused()
      if (!place && window.places.length) window.missed ??= missed()
      window.places.push(place)
    }
    addEventListener('keydown', note, true)
  })

/** What a reader meets who goes through a whole page with Tab. */
interface Walk {
  /** How many places the keyboard was at. */
  reached: number
  /** Places that don't show that the keyboard is there, or not as a whole, or that something lies over. */
  hidden: string[]
  /** Controls that the keyboard never came to. */
  missed: string[]
}

/** So many Tabs are pressed before the page is asked where they led. */
const atOnce = 25

/** Goes through a page with Tab, from its beginning to its end. */
export async function walk(page: Page): Promise<Walk> {
  await notePlaces(page)
  // When Tab scrolls a page, a definition comes along with its term in the next frame.
  const isAnchored = (await page.locator('.definition').count()) > 0
  for (;;) {
    for (let tab = 0; tab < atOnce; tab++) {
      await page.keyboard.press('Tab')
      if (isAnchored) await frames(page)
    }
    const { places, missed } = await page.evaluate(() => ({ places: window.places, missed: window.missed }))
    if (!missed) continue
    const end = places.indexOf(null, 1)
    const reached = places.slice(1, end).filter((place) => place !== null)
    const hidden = reached.flatMap(({ name, shows, cut, cover }) => [
      ...(shows ? [] : [`${name} has no ring`]),
      ...(cut ? [`the ring of ${name} is cut by ${cut}`] : []),
      ...(cover ? [`${name} lies under ${cover}`] : []),
    ])
    return { reached: reached.length, hidden, missed }
  }
}
