import { renderHook } from '@testing-library/react'
import { wantStillness } from '../../../testing/components/media'
import { layOut, scrollTo } from '../../../testing/components/scroll'
import { useBackToTop } from './use-back-to-top'

beforeEach(async () => {
  layOut({ window: 800, page: 4000 })
  await scrollTo(0)
})
const renderButton = () => renderHook(useBackToTop).result

describe('useBackToTop', () => {
  it('is offered on the way up, and goes on the way down', async () => {
    const button = renderButton()
    await scrollTo(1500)
    expect(button.current.shown).toBe(false)
    await scrollTo(1400)
    expect(button.current.shown).toBe(true)
    await scrollTo(1450)
    expect(button.current.shown).toBe(false)
  })

  it('is not offered near the top', async () => {
    const button = renderButton()
    await scrollTo(500)
    await scrollTo(301)
    expect(button.current.shown).toBe(true)
    await scrollTo(299)
    expect(button.current.shown).toBe(false)
  })

  it('is not offered at the end of the page, where it would cover the footer', async () => {
    const button = renderButton()
    await scrollTo(3210)
    await scrollTo(3200)
    expect(button.current.shown).toBe(false)
  })

  it('is not offered after a jump to a heading further up', async () => {
    const button = renderButton()
    await scrollTo(2000)
    window.history.replaceState(null, '', '#heading')
    await scrollTo(1000)
    expect(button.current.shown).toBe(false)
    await scrollTo(990)
    expect(button.current.shown).toBe(true)
  })

  it('leads up smoothly, or at once where a reader wants no motion', () => {
    window.scrollTo = jest.fn()
    const button = renderButton()
    button.current.goUp()
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' })
    wantStillness()
    button.current.goUp()
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'auto' })
  })
})
