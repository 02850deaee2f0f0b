import { Arrow, Bar, Box, Drawing, Label, Touch, Track } from '../kit'
import { mostMoves, movedBetween, pop, raise, type Heap, type Task } from './model'

export interface State {
  heap: Heap
  done: readonly Task[]
  /** The tasks that the last change has moved. */
  moved: readonly string[]
  /** How many tasks might wait, which the comparison below is about. */
  waiting: number
}

/** The tasks in the order in which they came. */
export const tasks: readonly Task[] = [
  { name: 'report', priority: 40 },
  { name: 'backup', priority: 90 },
  { name: 'prune', priority: 10 },
  { name: 'repair', priority: 220 },
  { name: 'index', priority: 60 },
  { name: 'notify', priority: 130 },
]
const most = 1000
const bars = 82
const unit = (360 - bars - 44) / most

/** The task on top runs; the others put themselves in order. */
export function run({ heap, done, waiting }: State): State | null {
  const taken = pop(heap)
  if (!taken.task) return null
  return { heap: taken.heap, done: [...done, taken.task], moved: movedBetween(heap, taken.heap), waiting }
}

function raised(state: State, name: string): State {
  const heap = raise(state.heap, name, 50)
  return { ...state, heap, moved: movedBetween(state.heap, heap) }
}

/** Four boxes in a row reach from edge to edge, with room between them. */
const box = { width: 84, step: 92 }

/** Where the middle of the task at a position of the heap is: three rows of one, two and four. */
const place = (index: number): [x: number, y: number] => {
  const row = Math.floor(Math.log2(index + 1))
  const inRow = index + 1 - 2 ** row
  return [box.width / 2 + box.step * ((4 / 2 ** row) * (inRow + 0.5) - 0.5), 46 + row * 62]
}

/** The heap as a tree, the next task on top; what has run, and in which order they came; the work in a tree and in a list. */
export function Picture({ state }: { state: State }) {
  const { heap, done, moved, waiting } = state
  const moves = mostMoves(waiting)
  return (
    <Drawing height={412}>
      <Label x={0} y={12} anchor="start" bold>
        Waiting
      </Label>
      <Label x={360} y={12} anchor="end" size="small" tone={moved.length ? 'other' : 'faint'}>
        {moved.length ? `moved: ${moved.join(', ')}` : ''}
      </Label>
      {heap.map((task, index) => {
        const [x, y] = place(index)
        const [px, py] = place((index - 1) >> 1)
        return (
          <g key={task.name}>
            {index > 0 && <Arrow from={[px, py + 16]} to={[x, y - 17]} tone="faint" />}
            <Touch
              label={index ? `Raise ${task.name} by 50` : `Run ${task.name}`}
              to={index ? raised(state, task.name) : run(state)}
            >
              <Box
                x={x - box.width / 2}
                y={y - 15}
                width={box.width}
                tone={moved.includes(task.name) ? 'other' : index ? 'plain' : 'accent'}
                size="small"
              >
                {`${task.name} ${task.priority}`}
              </Box>
            </Touch>
          </g>
        )
      })}
      <Label x={0} y={214} anchor="start" bold>
        Came in this order
      </Label>
      <Label x={0} y={236} anchor="start" size="small" tone="faint">
        {tasks.map(({ name }) => name).join(', ')}
      </Label>
      <Label x={0} y={264} anchor="start" bold>
        Done in this order
      </Label>
      <Label x={0} y={286} anchor="start" size="small" tone={done.length ? 'good' : 'faint'}>
        {done.map(({ name }) => name).join(', ') || 'nothing yet'}
      </Label>
      <Label x={0} y={316} anchor="start" bold>
        Moves that one more would take, at most
      </Label>
      <Bar x={bars} y={332} label="in a heap" length={moves.heap * unit} tone="good">
        {moves.heap}
      </Bar>
      <Bar x={bars} y={356} label="sorted list" length={moves.list * unit} tone="doubt">
        {moves.list}
      </Bar>
      <Label x={0} y={396} anchor="start" size="small">
        {`if ${waiting} waited`}
      </Label>
      <Track
        label="How many tasks might wait"
        x={122}
        y={396}
        length={238}
        value={waiting}
        min={1}
        max={most}
        at={(count) => ({ ...state, waiting: count })}
      />
    </Drawing>
  )
}
