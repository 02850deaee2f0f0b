import {
  browserTints,
  colorModeAttribute,
  colorModeChoiceAttribute,
  colorModeClass,
  darkSystemQuery,
  type ColorMode,
  type ColorModeChoice,
} from '../shared/color-mode'

const modeOf = (choice: ColorModeChoice): ColorMode =>
  choice !== 'system' ? choice : window.matchMedia(darkSystemQuery).matches ? 'dark' : 'light'

/** The media query of a mode's theme color: systems of that mode, all of them, or none. */
const mediaOf = (mode: ColorMode, choice: ColorModeChoice) =>
  choice === 'system' ? `(prefers-color-scheme: ${mode})` : mode === choice ? 'all' : 'not all'

/** Writes a choice to the root element, and gives the browser's bars the color of its mode. */
export function showColorMode(choice: ColorModeChoice) {
  const mode = modeOf(choice)
  const root = document.documentElement
  root.setAttribute(colorModeChoiceAttribute, choice)
  root.setAttribute(colorModeAttribute, mode)
  root.classList.toggle(colorModeClass('dark'), mode === 'dark')
  for (const meta of document.querySelectorAll<HTMLMetaElement>(browserTints))
    meta.media = mediaOf(meta.dataset.mode as ColorMode, choice)
}
