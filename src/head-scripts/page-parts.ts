import { pageParts, wrapsClass } from '../shared/page-parts'
import { queue } from './early/queue'

/**
 * Brings the parts of the page into a state, if they are as many, and tells theirs.
 * @param wanted a number for each part; a page of other parts is left as it is
 */
export function stateOfParts(wanted?: number[]): number[] {
  const parts = [...document.querySelectorAll<HTMLElement>(pageParts)]
  const states = wanted?.length === parts.length ? wanted : undefined
  return parts.map((part, index) => stateOf(part, states?.[index]))
}

/** Brings a part into a state, if one is given, and tells its own. */
function stateOf(part: HTMLElement, wanted?: number) {
  if (part instanceof HTMLDetailsElement) return fold(part, wanted)
  return part instanceof HTMLPreElement ? wrap(part, wanted) : keepHeight(part, wanted)
}

/** Whether what folds is unfolded. */
function fold(details: HTMLDetailsElement, wanted?: number) {
  if (wanted !== undefined) details.open = Boolean(wanted)
  return Number(details.open)
}

/**
 * Whether a listing's lines are wrapped. Its button is pressed for it, so that React knows: once it has started, where it has not.
 */
function wrap(listing: HTMLPreElement, wanted?: number) {
  const { classList } = listing
  if (wanted !== undefined && classList.contains(wrapsClass) !== Boolean(wanted)) {
    classList.toggle(wrapsClass)
    const button = listing.parentElement?.querySelector<HTMLElement>('[aria-pressed]')
    if (button && document.documentElement.dataset.hasHydrated === 'true') button.click()
    else if (button) queue.push(button)
  }
  return Number(classList.contains(wrapsClass))
}

/** How high the place of a form is, in px. It keeps that height until its form is there. */
function keepHeight(place: HTMLElement, wanted?: number) {
  if (wanted !== undefined && !place.firstChild) place.style.minHeight = `${wanted}px`
  return place.offsetHeight
}
