/** The color modes that exist, and what a reader may choose. */
export type ColorMode = 'light' | 'dark'
export type ColorModeChoice = ColorMode | 'system'

/** Site settings that decide which choices a reader has. */
export interface ColorModeSettings {
  defaultMode: ColorMode
  disableSwitch: boolean
  /** Whether "system" is one of the choices, and the first one. */
  respectSystemPreference: boolean
}

/**
 * Where the choice is kept: attributes and class on the root element, a key in storage. Shared with the script
 * that runs before the first paint.
 */
export const colorModeAttribute = 'data-theme'
export const colorModeChoiceAttribute = 'data-theme-choice'
export const colorModeClass = (mode: ColorMode) => `theme-ui-${mode}`
export const colorModeKey = 'theme'
/** The colors of the browser's own bars: one meta element a mode, named by `data-mode`. */
export const browserTints = 'meta[name=theme-color]'
export const darkSystemQuery = '(prefers-color-scheme: dark)'

export const isColorMode = (value: string | null): value is ColorMode => value === 'light' || value === 'dark'

/** The choice that a stored value stands for, or that of the settings where nothing is stored. */
export const toChoice = (value: string | null, settings: ColorModeSettings): ColorModeChoice =>
  isColorMode(value) ? value : settings.respectSystemPreference ? 'system' : settings.defaultMode
