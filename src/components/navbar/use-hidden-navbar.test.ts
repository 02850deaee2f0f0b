import { renderHook } from '@testing-library/react'
import { layOut, scrollTo } from '../../../testing/components/scroll'
import { useHiddenNavbar } from './use-hidden-navbar'

beforeEach(async () => {
  layOut()
  await scrollTo(0)
})
const renderBar = (enabled: boolean) => renderHook(() => useHiddenNavbar(enabled)).result

describe('useHiddenNavbar', () => {
  it('hides the bar on the way down, and shows it on the way up and near the top', async () => {
    const hidden = renderBar(true)
    await scrollTo(400)
    expect(hidden.current).toBe(true)
    await scrollTo(390)
    expect(hidden.current).toBe(false)
    await scrollTo(400)
    await scrollTo(59)
    expect(hidden.current).toBe(false)
  })

  it('hides the bar after a jump, which may lead up', async () => {
    const hidden = renderBar(true)
    await scrollTo(2000)
    await scrollTo(1900)
    window.history.replaceState(null, '', '#somewhere')
    await scrollTo(1000)
    expect(hidden.current).toBe(true)
  })

  it('leaves the bar where it is unless the settings say otherwise', async () => {
    const hidden = renderBar(false)
    await scrollTo(400)
    expect(hidden.current).toBe(false)
  })
})
