import { heapOf, mostMoves, movedBetween, pop, push, raise, type Heap } from './model'

const tasks = [12, 200, 3, 77, 255, 0, 77, 140].map((priority, index) => ({ name: `t${index}`, priority }))

const isHeap = (heap: Heap) =>
  heap.every((task, index) => index === 0 || heap[(index - 1) >> 1]!.priority >= task.priority)

it('keeps every parent at or above its children', () => {
  for (let count = 0; count <= tasks.length; count++) expect(isHeap(heapOf(tasks.slice(0, count)))).toBe(true)
})

it('gives the tasks in the order of sorting them, highest first', () => {
  const order: number[] = []
  for (let heap = heapOf(tasks); heap.length;) {
    const taken = pop(heap)
    order.push(taken.task!.priority)
    heap = taken.heap
    expect(isHeap(heap)).toBe(true)
  }
  expect(order).toEqual(tasks.map(({ priority }) => priority).sort((a, b) => b - a))
})

it('is empty when nothing waits', () => {
  expect(pop([])).toEqual({ task: null, heap: [] })
})

it.each([-1, 256, 1.5])('refuses the priority %d', (priority) => {
  expect(() => push([], { name: 'x', priority })).toThrow('is not a whole number from 0 to 255')
})

it('puts a raised task in its new place, and raises none above 255', () => {
  const heap = heapOf([
    { name: 'a', priority: 100 },
    { name: 'b', priority: 60 },
  ])
  expect(raise(heap, 'b', 50)[0]).toEqual({ name: 'b', priority: 110 })
  expect(raise(heap, 'a', 200)[0]).toEqual({ name: 'a', priority: 255 })
})

it('lets an urgent task climb as many places as it says, and moves no others', () => {
  for (let waiting = 1; waiting <= 70; waiting++) {
    const heap = heapOf(Array.from({ length: waiting }, (_, index) => ({ name: `t${index}`, priority: 100 })))
    const urgent = push(heap, { name: 'urgent', priority: 255 })
    expect(urgent[0]!.name).toBe('urgent')
    // Each move of the urgent task puts another one down a place.
    expect(movedBetween(heap, urgent)).toHaveLength(mostMoves(waiting).heap)
    expect(mostMoves(waiting).list).toBe(waiting)
  }
})

it('knows which tasks have moved', () => {
  const heap = heapOf(tasks)
  expect(movedBetween(heap, heap)).toEqual([])
  expect(movedBetween(heap, pop(heap).heap)).toContain(heap.at(-1)!.name)
})
