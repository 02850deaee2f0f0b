import { combine, mix, orders, permutation, players, prime, randomNumbers, times } from './model'

const messages = [17, 42, 88]
const seeds = [1, 2, 3, 50, 777]

/** Where messages end up, without any matrix: moved by one order, then by the other. */
const moved = (first: readonly number[], second: readonly number[]) => {
  const result: number[] = []
  messages.forEach((message, index) => (result[second[first[index]!]!] = message))
  return result
}

it('gives out the messages, moved by both orders one after the other', () => {
  for (const first of orders)
    for (const second of orders)
      for (const seed of seeds)
        expect(mix(messages, [first, second], seed).output).toEqual(moved(first, second))
})

it('lets one honest dealer suffice: whatever the other picks, every order can come out', () => {
  for (const known of orders)
    for (const position of [0, 1]) {
      const outcomes = orders.map((honest) =>
        mix(messages, position ? [known, honest] : [honest, known], 9).output.join(),
      )
      expect(new Set(outcomes).size).toBe(orders.length)
    }
})

it('needs all four players: three of them put together something else', () => {
  let hits = 0
  for (const seed of seeds) {
    const { results, output } = mix(messages, [orders[3]!, orders[5]!], seed)
    const three = output.map((_, place) =>
      combine(
        results.slice(0, 3).map((result) => result[place]!),
        [1, 2, 3],
      ),
    )
    if (three.join() === output.join()) hits++
  }
  expect(hits).toBe(0)
})

it('shows the players masked messages that say nothing: each value comes with some mask', () => {
  const seen = new Set<number>()
  for (let seed = 0; seed < 3000; seed++) seen.add(mix(messages, [orders[1]!, orders[2]!], seed).masked[0]!)
  expect(seen.size).toBe(prime)
})

it('does not tell the order by its shares: with other randomness they differ and the result stays', () => {
  const [a, b] = [4, 5].map((seed) => mix(messages, [orders[3]!, orders[1]!], seed))
  expect(a!.output).toEqual(b!.output)
  for (let player = 0; player < players; player++) expect(a!.results[player]).not.toEqual(b!.results[player])
})

it('takes answers back in the order of the requests with the matrix transposed', () => {
  for (const order of orders) {
    const matrix = permutation(order)
    const transposed = matrix.map((_, row) => matrix.map((line) => line[row]!))
    expect(times(times(messages, matrix), transposed)).toEqual(messages)
  }
})

it('combines points of a line to its height at 0', () => {
  expect(combine([12, 14, 16, 18])).toBe(10)
  expect(combine([14, 18], [2, 4])).toBe(10)
})

it('draws numbers of the field, evenly enough', () => {
  const random = randomNumbers(3)
  const drawn = Array.from({ length: 9700 }, random)
  for (const number of drawn) expect(number).toBeLessThan(prime)
  expect(drawn.reduce((sum, number) => sum + number, 0) / drawn.length).toBeCloseTo(48, -1)
})
