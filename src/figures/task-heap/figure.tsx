import { defineFigure } from '../figure'
import { byNumber, inNumber } from '../in-number'
import { heapOf, mostMoves } from './model'
import { Picture, run, tasks, type State } from './Picture'

const inWords = (names: readonly { name: string }[]) => names.map(({ name }) => name).join(', ')

export function describe({ heap, done, moved, waiting }: State): string {
  const [next] = heap
  const all = heap.map(({ name, priority }) => `${name} ${priority}`).join(', ')
  const most = mostMoves(waiting)
  return (
    (next
      ? `${inNumber(heap.length, 'task')} ${byNumber(heap.length, 'waits', 'wait')}: ${all}. On top is ${next.name} with priority ${next.priority}, which runs next. `
      : 'No task is waiting. ') +
    (moved.length ? `The last change moved ${moved.join(', ')}. ` : '') +
    `${done.length ? `Done: ${inWords(done)}` : 'Nothing has run yet'}. The tasks came as ${inWords(tasks)}. ` +
    `Were ${waiting} waiting, one more would take at most ${inNumber(most.heap, 'move')}, and in a sorted list ${most.list}.`
  )
}

const start: State = { heap: heapOf(tasks), done: [], moved: [], waiting: tasks.length }

export const figure = defineFigure<State>({
  initial: { ...run(start)!, waiting: 1000 },
  start,
  step: run,
  hint: 'Press the task on top to run it, or another one to raise its priority by 50. Drag the knob for a thousand tasks.',
  Picture,
  describe,
})
