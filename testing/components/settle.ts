import { act } from '@testing-library/react'

/** Makes a change and waits until what it promises is done and React has heard of it. */
export const settle = (change: () => void) =>
  act(async () => {
    change()
    await Promise.resolve()
  })
