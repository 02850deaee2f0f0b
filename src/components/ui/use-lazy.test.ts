import { act, renderHook } from '@testing-library/react'
import { useLazy } from './use-lazy'

/** Something that loads when the test says so. */
function loader() {
  const pending: { resolve: (value: string) => void; reject: (error: Error) => void }[] = []
  const load = jest.fn(() => new Promise<string>((resolve, reject) => pending.push({ resolve, reject })))
  return { load, pending }
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

function renderLazy(wanted = true) {
  const { load, pending } = loader()
  const { result, rerender, unmount } = renderHook((wanted: boolean) => useLazy(load, { wanted }), {
    initialProps: wanted,
  })
  return {
    load,
    unmount,
    status: () => result.current.status,
    now: () => result.current,
    want: () => rerender(true),
    arrive: async (value: string) => {
      await pass(0)
      pending.at(-1)!.resolve(value)
      await pass(0)
    },
    fail: async (error: Error) => {
      jest.spyOn(console, 'warn').mockReturnValue()
      await pass(0)
      pending.at(-1)!.reject(error)
      await pass(0)
    },
    arriveFirst: async (value: string) => {
      pending[0]!.resolve(value)
      await pass(0)
    },
    retry: () => act(() => result.current.retry()),
  }
}

describe('useLazy', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('loads nothing before it is wanted', async () => {
    const { load, status, want } = renderLazy(false)
    await pass(60_000)
    expect([load.mock.calls.length, status()]).toEqual([0, 'loading'])
    want()
    await pass(0)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is past its delay after 200 ms, not before', async () => {
    const { status } = renderLazy()
    await pass(199)
    expect(status()).toBe('loading')
    await pass(1)
    expect(status()).toBe('past delay')
  })

  it('says nothing of a delay where it loads within 200 ms', async () => {
    const { now, arrive } = renderLazy()
    await pass(150)
    await arrive('figure')
    await pass(60_000)
    expect(now()).toMatchObject({ status: 'loaded', value: 'figure' })
  })

  it('is timed out after ten seconds, and loaded when it arrives all the same', async () => {
    const { now, status, arrive } = renderLazy()
    await pass(9_999)
    expect(status()).toBe('past delay')
    await pass(1)
    expect(status()).toBe('timed out')
    await arrive('figure')
    expect(now()).toMatchObject({ status: 'loaded', value: 'figure' })
  })

  it('tells of an error, in the console what it was, and goes through all again at a retry', async () => {
    const { load, now, status, fail, retry, arrive } = renderLazy()
    await fail(new Error('offline'))
    await pass(60_000)
    expect(status()).toBe('error')
    expect(console.warn).toHaveBeenCalledWith(new Error('offline'))
    retry()
    expect(status()).toBe('loading')
    await pass(200)
    expect([load.mock.calls.length, status()]).toEqual([2, 'past delay'])
    await arrive('figure')
    expect(now()).toMatchObject({ status: 'loaded', value: 'figure' })
  })

  it('tells of a loader that throws, too', async () => {
    const load = () => {
      throw new Error('defect')
    }
    jest.spyOn(console, 'warn').mockReturnValue()
    const { result } = renderHook(() => useLazy(load))
    await pass(0)
    expect(result.current).toMatchObject({ status: 'error' })
  })

  it('pays no heed to what it has given up', async () => {
    const { status, retry, arriveFirst, unmount } = renderLazy()
    await pass(10_000)
    retry()
    await pass(0)
    await arriveFirst('late')
    expect(status()).toBe('loading')
    unmount()
    expect(jest.getTimerCount()).toBe(0)
  })

  it('begins again by itself when the connection is back, where it has failed', async () => {
    const { load, fail, arrive, status } = renderLazy()
    act(() => void window.dispatchEvent(new Event('online')))
    await fail(new Error('offline'))
    expect(load).toHaveBeenCalledTimes(1)
    act(() => void window.dispatchEvent(new Event('online')))
    await arrive('part')
    expect([load.mock.calls.length, status()]).toEqual([2, 'loaded'])
  })
})
