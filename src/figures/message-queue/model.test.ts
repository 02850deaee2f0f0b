import { dequeue, empty, enqueue, order, type Queue } from './model'

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
