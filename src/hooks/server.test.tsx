/** @jest-environment node */
import { renderToString } from 'react-dom/server'
import type { ColorModeSettings } from '../shared/color-mode'
import { storageSlot } from '../browser/storage'
import { useColorMode } from '../components/site/use-color-mode'

describe('storageSlot on the server', () => {
  const slot = storageSlot('theme')
  it.each([
    ['get', () => slot.get()],
    ['set', () => slot.set('dark')],
    ['delete', () => slot.delete()],
    ['listen', () => slot.listen(() => undefined)],
  ])('throws at %s and names its key', (_, use) => {
    expect(use).toThrow('Storage key "theme" was used while rendering on the server.')
  })
})

describe('useColorMode on the server', () => {
  const settings: ColorModeSettings = {
    defaultMode: 'dark',
    disableSwitch: false,
    respectSystemPreference: true,
  }
  const Shown = ({ settings }: { settings: ColorModeSettings }) => {
    const { choice, mode } = useColorMode(settings)
    return `${choice}, ${mode}`
  }

  it("is the site's default mode, and follows the system where the site does", () => {
    expect(renderToString(<Shown settings={settings} />)).toBe('system, dark')
  })

  it("is the site's default mode by choice where the site does not follow the system", () => {
    const own = { ...settings, respectSystemPreference: false }
    expect(renderToString(<Shown settings={own} />)).toBe('dark, dark')
  })
})
