import { publicOf } from '../diffie-hellman'
import { converse, ratchet, readable, receive, script, send, starts, waits } from './model'

const conversation = converse()
const { messages, states } = conversation

it('gives both sides the same key for every message, and every message its own', () => {
  expect(messages).toHaveLength(script.length)
  expect(new Set(messages.map(({ key }) => key)).size).toBe(messages.length)
})

it('takes a new public number when the direction changes, and keeps it within a turn', () => {
  messages.forEach(({ from, publicNumber }, index) => {
    const earlier = messages.slice(0, index).filter((message) => message.from === from)
    const before = earlier.at(-1)
    if (!before) return
    const turned = messages[index - 1]!.from !== from
    expect(publicNumber === before.publicNumber).toBe(!turned)
  })
})

it('derives keys that do not lead back: chain and message key differ from what made them', () => {
  const seen = new Set(['beef'])
  for (let chain = 'beef', step = 0; step < 50; step++) {
    const { next, key } = ratchet(chain)
    seen.add(next).add(key)
    chain = next
  }
  expect(seen.size).toBe(101)
})

it('needs the first side to write first', () => {
  expect(() => send(waits('start', 5), 'Bob')).toThrow('Bob has to be written to first.')
})

it('gives other keys for another start', () => {
  const first = (root: string) => send(starts(root, 7, publicOf(19)), 'Alice').message.key
  expect(first('one')).not.toBe(first('two'))
})

it('fails to read with the wrong secret', () => {
  const { message } = send(starts('start', 7, publicOf(19)), 'Alice')
  expect(receive(waits('start', 19), message.publicNumber, 3).key).toBe(message.key)
  expect(receive(waits('start', 20), message.publicNumber, 3).key).not.toBe(message.key)
})

describe('a theft', () => {
  const names = ['Alice', 'Bob'] as const

  it('opens no earlier message: no stolen chain leads to an earlier key, however far it is followed', () => {
    for (const name of names)
      states.forEach((state, after) => {
        const party = state[name]
        const earlier = new Set(messages.slice(0, after).map(({ key }) => key))
        for (const start of [party.root, party.sending, party.receiving]) {
          let chain = start
          for (let step = 0; chain && step < 50; step++) {
            const { next, key } = ratchet(chain)
            expect(earlier.has(key)).toBe(false)
            chain = next
          }
        }
        expect(readable(conversation, name, after).slice(0, after)).not.toContain(true)
      })
  })

  it('opens what follows until the victim has drawn a fresh secret', () => {
    // After the third message, Alice holds the chains for her own fourth and, with her secret, for Bob's fifth and sixth.
    expect(readable(conversation, 'Alice', 3)).toEqual([false, false, false, true, true, true, false, false])
    expect(readable(conversation, 'Alice', 1)).toEqual([false, true, true, false, false, false, false, false])
    expect(readable(conversation, 'Bob', 4)).toEqual([false, false, false, false, true, true, true, false])
  })

  it('always ends: nothing can be read from the fourth turn on, counting the one that runs', () => {
    for (const name of names)
      for (let after = 0; after < messages.length; after++) {
        let turns = 0
        readable(conversation, name, after).forEach((read, index) => {
          if (index >= after && messages[index]!.from !== messages[index - 1]?.from) turns++
          if (turns > 3) expect(read).toBe(false)
        })
      }
  })
})
