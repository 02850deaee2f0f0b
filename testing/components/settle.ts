import { act } from '@testing-library/react'

/** More than any promise of a component waits for others. */
const turns = 20

/** Makes a change and waits until what it promises is done and the components have heard of it. */
export const settle = (change: () => void) =>
  act(async () => {
    change()
    for (let turn = 0; turn < turns; turn++) await Promise.resolve()
  })
