import {
  bloomClock,
  compare,
  directlyBefore,
  events,
  falsePositiveRate,
  hashes,
  positions,
  vectorClock,
} from './model'

const ids = events.map(({ id }) => id)
const pairs = ids.flatMap((a) => ids.filter((b) => b !== a).map((b) => [a, b] as const))
const sum = (clock: readonly number[]) => clock.reduce((total, count) => total + count, 0)

describe('events', () => {
  it('follow the one before at their participant and the message they receive', () => {
    expect(directlyBefore('a1')).toEqual([])
    expect(directlyBefore('b2')).toEqual(['b1', 'a2'])
    expect(directlyBefore('c2')).toEqual(['c1', 'b3'])
  })

  it('have to exist', () => {
    expect(() => directlyBefore('d1')).toThrow('There is no event "d1".')
  })
})

describe('a Bloom clock', () => {
  it('raises a counter for each hash of a first event', () => {
    const clock = bloomClock('a1', 10)
    expect(sum(clock)).toBe(hashes)
    for (const position of positions('a1', 10)) expect(clock[position]).toBeGreaterThan(0)
  })

  it('takes the larger of each counter when a message arrives', () => {
    const [own, received, merged] = ['b1', 'a2', 'b2'].map((id) => bloomClock(id, 10))
    const raised = positions('b2', 10)
    merged!.forEach((count, index) => {
      const times = raised.filter((position) => position === index).length
      expect(count).toBe(Math.max(own![index]!, received![index]!) + times)
    })
  })

  it.each([2, 3, 6, 8, 12])(
    'never misses that an event happened before another, with %d counters',
    (size) => {
      for (const [a, b] of pairs)
        if (compare(vectorClock(a), vectorClock(b)) === 'before')
          expect(compare(bloomClock(a, size), bloomClock(b, size))).toBe('before')
    },
  )

  it('is right about all pairs with 8 counters, and wrong about some with 3', () => {
    const wrong = (size: number) =>
      pairs.filter(
        ([a, b]) =>
          compare(bloomClock(a, size), bloomClock(b, size)) !== compare(vectorClock(a), vectorClock(b)),
      )
    expect(wrong(8)).toEqual([])
    expect(wrong(3).length).toBeGreaterThan(0)
  })
})

describe('comparing', () => {
  it.each([
    [[1, 0], [1, 2], 'before'],
    [[1, 2], [1, 0], 'after'],
    [[1, 0], [0, 1], 'concurrent'],
    [[1, 1], [1, 1], 'same'],
  ] as const)('%j with %j is %s', (a, b, order) => {
    expect(compare(a, b)).toBe(order)
  })

  it('is by vector clocks what the messages say', () => {
    expect(compare(vectorClock('a2'), vectorClock('c2'))).toBe('before')
    expect(compare(vectorClock('a3'), vectorClock('b3'))).toBe('concurrent')
  })
})

describe('the chance of a false answer', () => {
  it('is what even hashing gives', () => {
    // Two counts of four counters: each is hit by one of the other's two with 1 - (3/4)^2 = 7/16.
    expect(falsePositiveRate([1, 1, 0, 0], [1, 1, 0, 0])).toBeCloseTo((7 / 16) ** 2)
  })

  it('falls with the number of counters', () => {
    const rate = (size: number) => falsePositiveRate(bloomClock('c1', size), bloomClock('b3', size))
    expect(rate(12)).toBeLessThan(rate(6))
    expect(rate(6)).toBeLessThan(rate(3))
  })
})
