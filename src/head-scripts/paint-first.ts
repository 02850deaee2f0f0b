import { showColorMode } from '../browser/show-color-mode'
import { colorModeKey, isColorMode, toChoice, type ColorModeSettings } from '../shared/color-mode'
import { readStored } from './stored'

/**
 * Paints a page in the reader's color mode before its first paint, so that it never flashes in the wrong colors. It must not
 * throw, whatever the browser blocks.
 */
export const paintFirst = (settings: ColorModeSettings) =>
  showColorMode(toChoice(settings.disableSwitch ? null : askedOrStored(), settings))

/** An address may ask for a mode (`?theme=dark`), which is not kept; then what the reader has chosen counts. */
function askedOrStored() {
  try {
    const asked = new URLSearchParams(location.search).get(colorModeKey)
    return isColorMode(asked) ? asked : readStored(colorModeKey)
  } catch {
    return null
  }
}
