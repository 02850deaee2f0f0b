import { renderHook } from '@testing-library/react'
import { useColorMode } from '../components/navbar/use-color-mode'
import type { ColorModeSettings } from '../shared/color-mode'
import { chooseInOtherTab, colorModeOfRoot } from '../../testing/components/color-mode'
import { settle } from '../../testing/components/settle'
import { setSystemMode } from '../../testing/components/media'
import { paintFirst } from './paint-first'

const following: ColorModeSettings = {
  defaultMode: 'light',
  disableSwitch: false,
  respectSystemPreference: true,
}
const fixed: ColorModeSettings = { ...following, respectSystemPreference: false }
const fixedDark: ColorModeSettings = { ...fixed, defaultMode: 'dark' }

const light = { mode: 'light', className: '' }
const dark = { mode: 'dark', className: 'theme-ui-dark' }

describe('the script before the first paint', () => {
  it.each([
    ['a stored choice', 'dark', 'light', following, { ...dark, choice: 'dark' }],
    ['a stored choice against the system', 'light', 'dark', following, { ...light, choice: 'light' }],
    ['no choice and a light system', null, 'light', following, { ...light, choice: 'system' }],
    ['no choice and a dark system', null, 'dark', following, { ...dark, choice: 'system' }],
    ['a stored value that is no choice', 'pink', 'dark', following, { ...dark, choice: 'system' }],
    ['no choice on a site with its own mode', null, 'dark', fixed, { ...light, choice: 'light' }],
    ['no choice on a site that is dark', null, 'light', fixedDark, { ...dark, choice: 'dark' }],
    ['a stored choice on a site with its own mode', 'dark', 'light', fixed, { ...dark, choice: 'dark' }],
  ] as const)('agrees with the hook on %s', async (_, stored, system, settings, expected) => {
    setSystemMode(system)
    if (stored) localStorage.setItem('docs.theme', stored)
    paintFirst(settings)
    expect(colorModeOfRoot()).toEqual(expected)

    const { result } = renderHook(() => useColorMode(settings))
    expect(result.current).toMatchObject({ mode: expected.mode, choice: expected.choice })
    await settle(() => chooseInOtherTab(expected.mode === 'dark' ? 'light' : 'dark'))
    expect(colorModeOfRoot().mode).not.toBe(expected.mode)
    await settle(() => chooseInOtherTab(stored))
    expect(colorModeOfRoot()).toEqual(expected)
  })

  it('heeds the address before the stored choice, and keeps neither', () => {
    localStorage.setItem('docs.theme', 'light')
    window.history.replaceState(null, '', '/?theme=dark')
    paintFirst(following)
    expect(colorModeOfRoot()).toEqual({ ...dark, choice: 'dark' })
    expect(localStorage.getItem('docs.theme')).toBe('light')
    window.history.replaceState(null, '', '/?theme=pink')
    document.documentElement.className = ''
    paintFirst(following)
    expect(colorModeOfRoot()).toEqual({ ...light, choice: 'light' })
    window.history.replaceState(null, '', '/')
  })

  it('gives the browser’s bars the color of the mode, as the switch does', async () => {
    document.head.innerHTML =
      '<meta name="theme-color" data-mode="light"><meta name="theme-color" data-mode="dark">'
    const media = () => [...document.querySelectorAll('meta')].map((meta) => meta.media)
    localStorage.setItem('docs.theme', 'dark')
    setSystemMode('light')
    paintFirst(following)
    expect(media()).toEqual(['not all', 'all'])
    renderHook(() => useColorMode(following))
    await settle(() => chooseInOtherTab('light'))
    expect(media()).toEqual(['all', 'not all'])
    await settle(() => chooseInOtherTab(null))
    expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
    localStorage.clear()
    paintFirst(following)
    expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
  })

  it('heeds no stored choice where the switch is disabled', () => {
    localStorage.setItem('docs.theme', 'dark')
    const settings = { ...fixed, disableSwitch: true }
    paintFirst(settings)
    expect(colorModeOfRoot()).toEqual({ ...light, choice: 'light' })
    const { result } = renderHook(() => useColorMode(settings))
    expect(result.current).toMatchObject({ mode: 'light', choice: 'light' })
  })

  it('follows the system where storage is blocked', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError')
    })
    setSystemMode('dark')
    paintFirst(following)
    expect(colorModeOfRoot()).toEqual({ ...dark, choice: 'system' })
  })
})
