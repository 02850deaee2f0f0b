import { colorModeKey } from '../../src/shared/color-mode'
import { storageName } from '../../src/shared/storage'

/** What the root element says of the color mode. */
export const colorModeOfRoot = () => {
  const root = document.documentElement
  return { mode: root.dataset.theme, choice: root.dataset.themeChoice, className: root.className }
}

/** A choice that a reader makes in another tab; null where it is taken back. */
export const chooseInOtherTab = (newValue: string | null) => {
  window.dispatchEvent(new StorageEvent('storage', { key: storageName(colorModeKey), newValue }))
}
