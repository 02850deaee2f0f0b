import { useEffect, useSyncExternalStore } from 'react'
import {
  browserTints,
  colorModeAttribute,
  colorModeChoiceAttribute,
  colorModeClass,
  colorModeKey,
  darkSystemQuery,
  type ColorMode,
  type ColorModeChoice,
  type ColorModeSettings,
} from '../../shared/color-mode'
import { storageSlot } from '../../browser/storage'

/** The root element holds the state: the script before the first paint has written it there already. */
const root = () => document.documentElement
const systemMode = (): ColorMode => (window.matchMedia(darkSystemQuery).matches ? 'dark' : 'light')
const toChoice = (value: string | null, settings: ColorModeSettings): ColorModeChoice =>
  value === 'light' || value === 'dark'
    ? value
    : settings.respectSystemPreference
      ? 'system'
      : settings.defaultMode

/** Writes a choice to the root element. */
function apply(choice: ColorModeChoice) {
  const mode = choice === 'system' ? systemMode() : choice
  root().setAttribute(colorModeChoiceAttribute, choice)
  root().setAttribute(colorModeAttribute, mode)
  root().classList.toggle(colorModeClass('dark'), mode === 'dark')
  for (const meta of document.querySelectorAll<HTMLMetaElement>(browserTints))
    meta.media = mediaOf(meta.dataset.mode as ColorMode, choice)
}

/** The media query of a mode's theme color: systems of that mode, all of them, or none. */
const mediaOf = (mode: ColorMode, choice: ColorModeChoice) =>
  choice === 'system' ? `(prefers-color-scheme: ${mode})` : mode === choice ? 'all' : 'not all'

/** The order in which the switch goes through the choices. */
export const nextChoice = (choice: ColorModeChoice, settings: ColorModeSettings): ColorModeChoice => {
  const order: ColorModeChoice[] = settings.respectSystemPreference
    ? ['system', 'light', 'dark']
    : ['light', 'dark']
  return order[(order.indexOf(choice) + 1) % order.length] ?? settings.defaultMode
}

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, {
    attributeFilter: [colorModeAttribute, colorModeChoiceAttribute],
  })
  return () => observer.disconnect()
}

/** Takes the mode that the address has asked for out of it: a choice is newer, and lasts. */
function forgetAsked() {
  const address = new URL(window.location.href)
  if (!address.searchParams.has(colorModeKey)) return
  address.searchParams.delete(colorModeKey)
  window.history.replaceState(window.history.state, '', address)
}

/**
 * The reader's color mode. Before hydration it is the site's default, on the server and in the browser alike.
 * @returns the choice, the mode in effect, and how to choose
 */
export function useColorMode(settings: ColorModeSettings) {
  const fallback = toChoice(null, settings)
  const choice = useSyncExternalStore(
    subscribe,
    () => root().getAttribute(colorModeChoiceAttribute) as ColorModeChoice,
    () => fallback,
  )
  const mode = useSyncExternalStore(
    subscribe,
    () => root().getAttribute(colorModeAttribute) as ColorMode,
    () => settings.defaultMode,
  )

  useEffect(() => {
    const system = window.matchMedia(darkSystemQuery)
    const followSystem = () => root().getAttribute(colorModeChoiceAttribute) === 'system' && apply('system')
    system.addEventListener('change', followSystem)
    const stop = storageSlot(colorModeKey).listen((value) => apply(toChoice(value, settings)))
    return () => {
      system.removeEventListener('change', followSystem)
      stop()
    }
  }, [settings])

  const choose = (next: ColorModeChoice) => {
    forgetAsked()
    const slot = storageSlot(colorModeKey)
    if (next === 'system') slot.delete()
    else slot.set(next)
    apply(next)
  }
  return { choice, mode, choose }
}
