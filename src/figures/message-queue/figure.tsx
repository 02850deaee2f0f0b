import { Arrow, Box, Drawing, Label, Touch } from '../kit'
import { defineFigure } from '../figure'
import { dequeue, empty, enqueue, order, type Queue } from './model'

interface State {
  queue: Queue
  taken: readonly string[]
  /** How many of the program's steps are done. */
  done: number
}

/** What Step goes through. */
const program = ['send', 'send', 'take', 'send', 'take', 'send', 'take', 'take'] as const
/** What the picture has room for. */
const room = { waiting: 3, taken: 4 }

const send = (state: State): State => ({
  ...state,
  queue: enqueue(state.queue, `order ${state.queue.made + 1}`),
})
const take = (state: State): State => {
  const { message, queue } = dequeue(state.queue)
  return message ? { ...state, queue, taken: [...state.taken, message] } : state
}

/** The head, the nodes with their links, and what has been taken. */
function Picture({ state }: { state: State }) {
  const { queue, taken } = state
  const names = order(queue)
  return (
    <Drawing height={208}>
      <Label x={0} y={12} anchor="start" bold>
        Queue
      </Label>
      <Touch label="Take the message at the head" to={names.length ? take(state) : null}>
        <Box x={0} y={32} width={64} height={34} tone="accent" size="small">
          take
        </Box>
      </Touch>
      <Touch label="Send a message" to={names.length < room.waiting ? send(state) : null}>
        <Box x={296} y={0} width={64} height={26} tone="other" size="small">
          send
        </Box>
      </Touch>
      <Label x={32} y={80} size="small" tone="faint">
        head
      </Label>
      {names.map((name, index) => (
        <g key={name}>
          <Arrow from={[66 + index * 98, 49]} to={[84 + index * 98, 49]} tone={index ? 'plain' : 'accent'} />
          <Box x={86 + index * 98} y={32} width={78} height={34} size="small" mono>
            {queue.nodes[name]!.message}
          </Box>
          <Label x={125 + index * 98} y={80} size="small" tone="faint">
            {name}
          </Label>
        </g>
      ))}
      {!names.length && (
        <Label x={86} y={49} anchor="start" tone="faint">
          points to no node
        </Label>
      )}
      <Label x={0} y={124} anchor="start" bold>
        Taken, in this order
      </Label>
      {taken.slice(-room.taken).map((message, index) => (
        <Box key={message} x={index * 90} y={144} width={82} height={34} size="small" mono tone="good">
          {message}
        </Box>
      ))}
    </Drawing>
  )
}

function describe({ queue, taken }: State): string {
  const waiting = order(queue).map((name) => queue.nodes[name]!.message)
  return (
    (waiting.length
      ? `The head points to ${waiting[0]}; ${waiting.length} waiting: ${waiting.join(', then ')}. `
      : 'The queue is empty: its head points to no node. ') +
    (taken.length ? `Taken so far: ${taken.join(', ')}.` : 'Nothing has been taken yet.')
  )
}

function step(state: State): State | null {
  const { done } = state
  if (done >= program.length) return null
  const isRoom = order(state.queue).length < room.waiting
  return { ...(program[done] === 'take' ? take(state) : isRoom ? send(state) : state), done: done + 1 }
}

const start: State = { queue: empty, taken: [], done: 0 }

/** The state after a number of steps. */
const after = (steps: number) =>
  Array.from({ length: steps }).reduce<State>((state) => step(state) ?? state, start)

export const figure = defineFigure<State>({
  initial: after(4),
  start,
  hint: 'Press send for a message at the end, and take for the one at the head.',
  step,
  Picture,
  describe,
})
