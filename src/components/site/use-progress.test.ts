import { act, renderHook } from '@testing-library/react'
import { useProgress } from './use-progress'

const start = () => {
  jest.useFakeTimers()
  const { result, rerender } = renderHook(useProgress, { initialProps: false })
  return {
    share: () => result.current,
    work: (working: boolean) => rerender(working),
    wait: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
  }
}
afterEach(() => jest.useRealTimers())

describe('useProgress', () => {
  it('shows nothing where nothing is done', () => {
    const { share, wait } = start()
    expect(share()).toBeNull()
    wait(10_000)
    expect(share()).toBeNull()
  })

  it('begins at 0.08 and grows by 0.02 every 800 ms', () => {
    const { share, work, wait } = start()
    work(true)
    expect(share()).toBe(0.08)
    wait(799)
    expect(share()).toBe(0.08)
    wait(1)
    expect(share()).toBeCloseTo(0.1)
    wait(800)
    expect(share()).toBeCloseTo(0.12)
  })

  it('is never whole while work goes on', () => {
    const { share, work, wait } = start()
    work(true)
    wait(10 * 60_000)
    expect(share()).toBe(0.994)
  })

  it('is whole for 200 ms when the work is done', () => {
    const { share, work, wait } = start()
    work(true)
    work(false)
    expect(share()).toBe(1)
    wait(199)
    expect(share()).toBe(1)
    wait(1)
    expect(share()).toBeNull()
  })

  it('begins anew with new work', () => {
    const { share, work, wait } = start()
    work(true)
    wait(8000)
    work(false)
    work(true)
    expect(share()).toBe(0.08)
    wait(200)
    expect(share()).toBe(0.08)
  })
})
