import { Arrow, Box, Drawing, Label, Touch } from '../kit'
import { defineFigure } from '../figure'
import { heapOf, pop, raise, type Heap, type Task } from './model'

interface State {
  heap: Heap
  done: readonly Task[]
}

const tasks: readonly Task[] = [
  { name: 'report', priority: 40 },
  { name: 'backup', priority: 90 },
  { name: 'prune', priority: 10 },
  { name: 'repair', priority: 220 },
  { name: 'index', priority: 60 },
  { name: 'notify', priority: 130 },
]

/** Where the task at a position of the heap is drawn: three rows of one, two and four. */
const place = (index: number): [x: number, y: number] => {
  const row = Math.floor(Math.log2(index + 1))
  const inRow = index + 1 - 2 ** row
  return [(360 / 2 ** row) * (inRow + 0.5), 46 + row * 68]
}

/** The heap as a tree, the next task on top; below it, what has run. */
function Picture({ state }: { state: State }) {
  const { heap, done } = state
  return (
    <Drawing height={284}>
      <Label x={0} y={12} anchor="start" bold>
        Waiting
      </Label>
      {heap.map((task, index) => {
        const [x, y] = place(index)
        const [px, py] = place((index - 1) >> 1)
        return (
          <g key={task.name}>
            {index > 0 && <Arrow from={[px, py + 16]} to={[x, y - 17]} tone="faint" />}
            <Touch
              label={index ? `Raise ${task.name} by 50` : `Run ${task.name}`}
              to={index ? { heap: raise(heap, task.name, 50), done } : step(state)}
            >
              <Box x={x - 43} y={y - 15} width={86} tone={index ? 'plain' : 'accent'} size="small">
                {`${task.name} ${task.priority}`}
              </Box>
            </Touch>
          </g>
        )
      })}
      <Label x={0} y={236} anchor="start" bold>
        Done, in this order
      </Label>
      <Label x={0} y={262} anchor="start" size="small" tone={done.length ? 'good' : 'faint'}>
        {done.map(({ name }) => name).join(', ') || 'nothing yet'}
      </Label>
    </Drawing>
  )
}

function describe({ heap, done }: State): string {
  const next = heap[0]
  const ran = done.length ? `Done: ${done.map(({ name }) => name).join(', ')}.` : 'Nothing has run yet.'
  const waiting = heap.map(({ name, priority }) => `${name} ${priority}`).join(', ')
  return next
    ? `${heap.length} tasks wait: ${waiting}. On top is ${next.name} with priority ${next.priority}, which runs next. ${ran}`
    : `No task waits. ${ran}`
}

function step({ heap, done }: State): State | null {
  const taken = pop(heap)
  return taken.task && { heap: taken.heap, done: [...done, taken.task] }
}

const start: State = { heap: heapOf(tasks), done: [] }

export const figure = defineFigure<State>({
  initial: start,
  start,
  hint: 'Press the task on top to run it, another one to raise its priority by 50.',
  step,
  Picture,
  describe,
})
