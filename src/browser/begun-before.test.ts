import { begunBefore } from './begun-before'

const counting = () => {
  let times = 0
  const load = jest.fn(() => Promise.resolve(++times))
  return { load, early: begunBefore(load) }
}

it('gives what was begun to the one who asks for it, and loads anew for the next', async () => {
  const { load, early } = counting()
  early.begin()
  early.begin()
  expect(load).toHaveBeenCalledTimes(1)
  expect([await early.load(), await early.load()]).toEqual([1, 2])
})

it('begins nothing more once somebody has asked', () => {
  const { load, early } = counting()
  void early.load()
  early.begin()
  expect(load).toHaveBeenCalledTimes(1)
})

it('tells a failure to the one who asks, and to nobody before', async () => {
  const untold = jest.fn()
  process.on('unhandledRejection', untold)
  const early = begunBefore(() => Promise.reject(new Error('no connection')))
  early.begin()
  await new Promise((resolve) => setTimeout(resolve))
  process.off('unhandledRejection', untold)
  expect(untold).not.toHaveBeenCalled()
  await expect(early.load()).rejects.toThrow('no connection')
})
