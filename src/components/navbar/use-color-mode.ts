import { useEffect, useSyncExternalStore } from 'react'
import {
  colorModeAttribute,
  colorModeChoiceAttribute,
  colorModeKey,
  darkSystemQuery,
  toChoice,
  type ColorMode,
  type ColorModeChoice,
  type ColorModeSettings,
} from '../../shared/color-mode'
import { showColorMode } from '../../browser/show-color-mode'
import { storageSlot } from '../../browser/storage'

/** The root element holds the state: the script before the first paint has written it there already. */
const root = () => document.documentElement

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
    const followSystem = () =>
      root().getAttribute(colorModeChoiceAttribute) === 'system' && showColorMode('system')
    system.addEventListener('change', followSystem)
    const stop = storageSlot(colorModeKey).listen((value) => showColorMode(toChoice(value, settings)))
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
    showColorMode(next)
  }
  return { choice, mode, choose }
}
