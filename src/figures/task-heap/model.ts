/** A task that waits, with its priority from 0 to 255; the higher goes first. */
export interface Task {
  name: string
  priority: number
}

/** A max-heap in a list: the children of position i stand at 2i + 1 and 2i + 2 (J. W. J. Williams, 1964). */
export type Heap = readonly Task[]

const swap = (heap: Heap, a: number, b: number): Heap =>
  heap.map((task, index) => (index === a ? heap[b]! : index === b ? heap[a]! : task))

/** The heap with one more task: it rises past every parent of lower priority. */
export function push(heap: Heap, task: Task): Heap {
  if (!Number.isInteger(task.priority) || task.priority < 0 || task.priority > 255)
    throw new Error(`The priority ${task.priority} is not a whole number from 0 to 255.`)
  let next: Heap = [...heap, task]
  for (let child = next.length - 1; child > 0;) {
    const parent = (child - 1) >> 1
    if (next[parent]!.priority >= next[child]!.priority) break
    next = swap(next, parent, child)
    child = parent
  }
  return next
}

/** Takes the task of the highest priority; the last one takes its place and sinks below larger children. */
export function pop(heap: Heap): { task: Task | null; heap: Heap } {
  const [task = null] = heap
  if (heap.length < 2) return { task, heap: [] }
  let next: Heap = [heap.at(-1)!, ...heap.slice(1, -1)]
  for (let parent = 0; ;) {
    const children = [2 * parent + 1, 2 * parent + 2].filter((index) => index < next.length)
    const larger = children.sort((a, b) => next[b]!.priority - next[a]!.priority)[0]
    if (larger === undefined || next[larger]!.priority <= next[parent]!.priority) break
    next = swap(next, parent, larger)
    parent = larger
  }
  return { task, heap: next }
}

/** A heap of some tasks, put in one after the other. */
export const heapOf = (tasks: readonly Task[]) => tasks.reduce<Heap>(push, [])

/** The heap with a task raised, to 255 at most. */
export const raise = (heap: Heap, name: string, by: number): Heap =>
  heapOf(
    heap.map((task) =>
      task.name === name ? { ...task, priority: Math.min(255, task.priority + by) } : task,
    ),
  )

/** The tasks of both heaps that stand in another place in the second. */
export const movedBetween = (before: Heap, after: Heap): string[] =>
  after
    .filter(({ name }, index) => {
      const place = before.findIndex((task) => task.name === name)
      return place >= 0 && place !== index
    })
    .map(({ name }) => name)

/** Moves that bring one more task to its place, at most: as many as the tree is deep, and in a sorted list one for each task. */
export const mostMoves = (waiting: number) => ({ heap: Math.floor(Math.log2(waiting + 1)), list: waiting })
