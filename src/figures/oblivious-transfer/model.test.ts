import { prime } from '../diffie-hellman'
import { keyOf, transfer } from './model'

const secrets = Array.from({ length: prime - 1 }, (_, index) => index + 1)
const messages = [72, 105] as const

it('gives the receiver the chosen message, whatever the secrets are', () => {
  for (const a of secrets)
    for (const b of secrets.slice(0, 8))
      for (const choice of [0, 1] as const)
        expect(transfer(messages, choice, a, b).received).toBe(messages[choice])
})

it('hides the choice: each answer can come from either, each from one secret of the receiver', () => {
  const a = 13
  const answers = ([0, 1] as const).map((choice) =>
    secrets.map((b) => transfer(messages, choice, a, b).B).sort((x, y) => x - y),
  )
  expect(answers[0]).toEqual(answers[1])
  expect(new Set(answers[0]).size).toBe(prime - 1)
})

it('keeps the other message shut: its key is another one', () => {
  for (const b of secrets)
    for (const choice of [0, 1] as const) {
      const { keys, key } = transfer(messages, choice, 13, b)
      expect(key).toBe(keys[choice])
      expect(key).not.toBe(keys[1 - choice])
    }
})

it('derives a different key from each number', () => {
  expect(new Set(secrets.map(keyOf)).size).toBe(prime - 1)
})
