import { renderHook } from '@testing-library/react'
import type { ColorModeChoice, ColorModeSettings } from '../../shared/color-mode'
import { paintFirst } from '../../head-scripts/paint-first'
import { chooseInOtherTab, colorModeOfRoot } from '../../../testing/components/color-mode'
import { settle } from '../../../testing/components/settle'
import { setSystemMode } from '../../../testing/components/media'
import { nextChoice, useColorMode } from './use-color-mode'

const settings: ColorModeSettings = {
  defaultMode: 'light',
  disableSwitch: false,
  respectSystemPreference: true,
}
const light = { mode: 'light', className: '' }
const dark = { mode: 'dark', className: 'theme-ui-dark' }

function renderColorMode() {
  paintFirst(settings)
  const { result, unmount } = renderHook(() => useColorMode(settings))
  return {
    now: () => ({ mode: result.current.mode, choice: result.current.choice }),
    choose: (choice: ColorModeChoice) => settle(() => result.current.choose(choice)),
    unmount,
  }
}

describe('useColorMode', () => {
  it('begins with what the script before the first paint has found', () => {
    localStorage.setItem('docs.theme', 'dark')
    expect(renderColorMode().now()).toEqual({ mode: 'dark', choice: 'dark' })
  })

  it('applies a choice at once, and keeps it', async () => {
    const { now, choose } = renderColorMode()
    await choose('dark')
    expect(now()).toEqual({ mode: 'dark', choice: 'dark' })
    expect(colorModeOfRoot()).toEqual({ ...dark, choice: 'dark' })
    expect(localStorage.getItem('docs.theme')).toBe('dark')
    await choose('light')
    expect(now()).toEqual({ mode: 'light', choice: 'light' })
    expect(colorModeOfRoot()).toEqual({ ...light, choice: 'light' })
  })

  it('keeps no choice for a reader who follows the system', async () => {
    setSystemMode('dark')
    const { now, choose } = renderColorMode()
    await choose('light')
    await choose('system')
    expect(now()).toEqual({ mode: 'dark', choice: 'system' })
    expect(localStorage).toHaveLength(0)
  })

  it('follows the system while the choice is "system"', async () => {
    const { now } = renderColorMode()
    await settle(() => setSystemMode('dark'))
    expect(now()).toEqual({ mode: 'dark', choice: 'system' })
    await settle(() => setSystemMode('light'))
    expect(now()).toEqual({ mode: 'light', choice: 'system' })
  })

  it('stays as chosen when the system changes', async () => {
    const { now, choose } = renderColorMode()
    await choose('light')
    await settle(() => setSystemMode('dark'))
    expect(now()).toEqual({ mode: 'light', choice: 'light' })
  })

  it('follows a choice in another tab', async () => {
    const { now } = renderColorMode()
    await settle(() => chooseInOtherTab('dark'))
    expect(now()).toEqual({ mode: 'dark', choice: 'dark' })
    await settle(() => chooseInOtherTab(null))
    expect(now()).toEqual({ mode: 'light', choice: 'system' })
  })

  it('lets a reader choose for the page where storage is blocked', async () => {
    const { now, choose } = renderColorMode()
    jest.spyOn(console, 'warn').mockReturnValue()
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError')
    })
    await choose('dark')
    expect(now()).toEqual({ mode: 'dark', choice: 'dark' })
    await choose('system')
    expect(now()).toEqual({ mode: 'light', choice: 'system' })
  })

  it('leaves the page alone after its last use', async () => {
    const { unmount } = renderColorMode()
    unmount()
    await settle(() => setSystemMode('dark'))
    await settle(() => chooseInOtherTab('dark'))
    expect(colorModeOfRoot()).toEqual({ ...light, choice: 'system' })
  })
})

describe('nextChoice', () => {
  it.each([
    ['system', 'light'],
    ['light', 'dark'],
    ['dark', 'system'],
  ] as const)('goes from %s to %s where "system" is a choice', (from, to) => {
    expect(nextChoice(from, settings)).toBe(to)
  })

  it.each([
    ['light', 'dark'],
    ['dark', 'light'],
    ['system', 'light'],
  ] as const)('goes from %s to %s where it is none', (from, to) => {
    expect(nextChoice(from, { ...settings, respectSystemPreference: false })).toBe(to)
  })
})
