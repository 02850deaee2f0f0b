import { dequeue, empty, enqueue, order, referencesChanged, rowMoves, type Queue } from './model'

const fill = (...messages: string[]) => messages.reduce<Queue>(enqueue, empty)

it('gives messages in the order in which they came', () => {
  const taken: (string | null)[] = []
  let queue = fill('a', 'b', 'c')
  while (queue.head) {
    const next = dequeue(queue)
    taken.push(next.message)
    queue = next.queue
  }
  expect(taken).toEqual(['a', 'b', 'c'])
})

it('links each node to the next and the last to none', () => {
  const queue = fill('a', 'b', 'c')
  expect(order(queue)).toEqual(['n1', 'n2', 'n3'])
  expect(queue.nodes.n3).toEqual({ message: 'c', next: null })
})

it('goes on where messages come and go by turns', () => {
  let queue = dequeue(fill('a', 'b')).queue
  queue = enqueue(queue, 'c')
  queue = dequeue(queue).queue
  expect(order(queue).map((name) => queue.nodes[name]!.message)).toEqual(['c'])
  expect(Object.keys(queue.nodes)).toEqual(['n3'])
})

it('has no message when it is empty, and begins anew', () => {
  expect(dequeue(empty)).toEqual({ message: null, queue: empty })
  expect(order(enqueue(dequeue(fill('a')).queue, 'b'))).toEqual(['n2'])
})

it.each([1, 2, 3, 40])('changes one reference to take or to send, with %d waiting', (length) => {
  const queue = fill(...Array.from({ length }, (_, index) => `m${index}`))
  expect(referencesChanged(queue, dequeue(queue).queue)).toBe(1)
  expect(referencesChanged(queue, enqueue(queue, 'one more'))).toBe(1)
  expect(referencesChanged(queue, queue)).toBe(0)
})

it('spares what a row does: there, all that stay get another place', () => {
  expect([[], ['a'], ['a', 'b', 'c']].map(rowMoves)).toEqual([0, 0, 2])
})
