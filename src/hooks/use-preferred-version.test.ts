import { renderHook } from '@testing-library/react'
import { settle } from '../../testing/components/settle'
import { usePreferredVersion, versionToShow } from './use-preferred-version'

const next = { name: 'current', isLast: false }
const stable = { name: '2.1', isLast: true }
const versions = [next, stable]
const key = 'docs.preferred-version.default'
const renderVersion = (pluginId = 'default') =>
  renderHook(() => usePreferredVersion(pluginId, versions)).result

describe('usePreferredVersion', () => {
  it('is none until a reader has chosen', () => {
    expect(renderVersion().current.preferred).toBeNull()
    expect(localStorage).toHaveLength(0)
  })

  it('keeps a choice, each docs plugin its own', async () => {
    const result = renderVersion()
    await settle(() => {
      expect(result.current.prefer('2.1')).toBe(stable)
    })
    expect(result.current.preferred).toBe(stable)
    expect({ ...localStorage }).toEqual({ [key]: '2.1' })
    expect(renderVersion().current.preferred).toBe(stable)
    expect(renderVersion('community').current.preferred).toBeNull()
  })

  it('forgets a version that does not exist any more', () => {
    localStorage.setItem(key, '1.0')
    expect(renderVersion().current.preferred).toBeNull()
    expect(localStorage).toHaveLength(0)
  })

  it('throws for a version that does not exist, and lists those that do', () => {
    expect(() => renderVersion().current.prefer('3.0')).toThrow(
      'There is no docs version "3.0". Those that exist: "current", "2.1".',
    )
    expect(localStorage).toHaveLength(0)
  })
})

describe('versionToShow', () => {
  it('is that of the page, else the preferred one, else the latest', () => {
    expect(versionToShow(next, stable, versions)).toBe(next)
    expect(versionToShow(null, next, versions)).toBe(next)
    expect(versionToShow(null, null, versions)).toBe(stable)
    expect(versionToShow(null, null, [])).toBeNull()
  })
})
