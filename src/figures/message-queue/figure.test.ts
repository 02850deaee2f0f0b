import { describe as inWords } from './figure'
import { end, most, resize, send, start, step, take, waitingIn } from './play'

it('opens empty, lets orders come and go, and ends with a Friday evening', () => {
  expect(inWords(start)).toBe('The queue is empty: its head points to no node. Nothing has been taken yet.')
  expect(step(end)).toBeNull()
  expect(waitingIn(end)).toHaveLength(most - 2)
  expect(inWords(end)).toMatch(/Taking one changes 1 reference; in a numbered row, 37 messages would move up/)
})

it('speaks of one message and of none as of several', () => {
  const at = (waiting: number) => inWords(resize(start, waiting))
  expect([1, 2, 3].map((waiting) => /row, (.*) would/.exec(at(waiting))![1])).toEqual([
    '0 messages',
    '1 message',
    '2 messages',
  ])
})

it('takes what came first, however it was filled', () => {
  const full = resize(start, most)
  expect(send(full)).toBe(full)
  const rest = resize(full, most - 3)
  expect(rest.taken).toEqual(['order 1', 'order 2', 'order 3'])
  expect(take(resize(rest, 0)).taken).toHaveLength(most)
})
