/** @jest-environment node */
import { renderToString } from 'react-dom/server'
import type { ColorModeSettings } from '../../shared/color-mode'
import { useColorMode } from './use-color-mode'

const settings: ColorModeSettings = {
  defaultMode: 'dark',
  disableSwitch: false,
  respectSystemPreference: true,
}

function Shown({ settings }: { settings: ColorModeSettings }) {
  const { choice, mode } = useColorMode(settings)
  return `${choice}, ${mode}`
}

describe('useColorMode on the server', () => {
  it("is the site's default mode, and follows the system where the site does", () => {
    expect(renderToString(<Shown settings={settings} />)).toBe('system, dark')
  })

  it("is the site's default mode by choice where the site does not follow the system", () => {
    const own = { ...settings, respectSystemPreference: false }
    expect(renderToString(<Shown settings={own} />)).toBe('dark, dark')
  })
})
