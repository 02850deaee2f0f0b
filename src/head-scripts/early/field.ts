import { searchInAddress } from '../../browser/search-address'
import { earlySearchClass } from '../../shared/early-search'
import { isGone } from './page-state'
import { focusRetry, queue, replace, takeAllBack } from './queue'

/** What the field is called that stands in for the search's, and what it says while it is empty. */
export interface FieldWords {
  name: string
  loading: string
}

/** The least width of the field, in px: on a phone the search is an icon. */
const leastWidth = 240
/** What the field keeps to the window's edges, in px. */
const edge = 8

/**
 * The field in which the search's words are written before the scripts are there: writing, pasting and keys of the system do
 * there what they do everywhere. It stands over the button that opened it, wherever that goes, outside of what React draws.
 */
export const field = document.createElement('input')

/** The button that it stands over. */
let opener: HTMLElement

/** What had the focus before. */
let lastFocus: HTMLElement

/** Gives the field what it is made of. */
export function makeField({ name, loading }: FieldWords) {
  field.className = earlySearchClass
  field.placeholder = loading
  field.setAttribute('aria-label', name)
  field.autocomplete = 'off'
  field.autocapitalize = 'none'
  field.spellcheck = false
  field.enterKeyHint = 'search'
  field.onblur = () => {
    if (!isGone()) return
    leaveField()
    takeAllBack()
  }
  window.addEventListener('resize', place)
  window.addEventListener('scroll', place, { passive: true })
}

/** Opens the field over a button, with what was written before, or with the words that the address asks for. */
export function openField(button: HTMLElement) {
  if (document.activeElement !== field) lastFocus = document.activeElement as HTMLElement
  opener = button
  button.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  if (!field.isConnected) {
    field.value = queue.typed ||= searchInAddress() ?? ''
    document.body.append(field)
  }
  place()
  field.focus({ preventScroll: true })
}

/** Lays the field over its button, or over the bar's where that is not shown any more, as in a window that became wide. */
function place() {
  if (!field.isConnected || isGone()) return
  if (!opener.offsetWidth) moveToBar()
  const { right, top, width, height } = opener.getBoundingClientRect()
  const room = document.documentElement.clientWidth
  const wide = Math.min(Math.max(width, leastWidth), room - 2 * edge)
  const start = Math.max(edge, Math.min(right, room - edge) - wide)
  field.style.cssText = `left:${start}px;top:${top}px;width:${wide}px;height:${height}px`
}

/** Has the search's button in the bar be the one that was pressed. */
function moveToBar() {
  const button = document.querySelector<HTMLElement>('header [aria-keyshortcuts]')!
  replace(opener, button)
  opener = button
}

/** Takes the field away, notes what is selected in it, and gives the focus back, or on where that is hidden. */
export function leaveField() {
  if (!field.isConnected) return
  queue.selection = [field.selectionStart, field.selectionEnd]
  if (document.activeElement === field) focusAfterField()
  field.remove()
}

function focusAfterField() {
  if (isGone()) focusRetry(opener)
  else lastFocus.focus({ preventScroll: true })
}

/** The button whose field has the focus. */
export const openerInFocus = () => (document.activeElement === field ? opener : undefined)

/** Tab goes on from the button; where that is hidden, to the way to load the scripts again. */
export function tabOn(event: Event) {
  if (!isGone()) return opener.focus({ preventScroll: true })
  event.preventDefault()
  leaveField()
}
