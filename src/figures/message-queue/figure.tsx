import { Arrow, Box, Drawing, Label } from '../kit'
import { defineFigure } from '../figure'
import { dequeue, empty, enqueue, order, type Queue } from './model'

interface State {
  queue: Queue
  taken: readonly string[]
  /** How many of the program's steps are done. */
  done: number
}

/** What the figure plays: a message to send, or null to take one. */
const program = ['order 1', 'order 2', null, 'order 3', null, 'order 4', null, null] as const

/** The head, the nodes with their links, and what has been taken. */
function Picture({ state: { queue, taken } }: { state: State }) {
  const names = order(queue)
  return (
    <Drawing height={208}>
      <Label x={0} y={12} anchor="start" bold>
        Queue
      </Label>
      <Box x={0} y={32} width={64} height={34} tone="accent">
        head
      </Box>
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
      {taken.map((message, index) => (
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

function step({ queue, taken, done }: State): State | null {
  if (done >= program.length) return null
  const message = program[done]!
  if (message) return { queue: enqueue(queue, message), taken, done: done + 1 }
  const next = dequeue(queue)
  return { queue: next.queue, taken: next.message ? [...taken, next.message] : taken, done: done + 1 }
}

const start: State = { queue: empty, taken: [], done: 0 }

/** The state after a number of steps. */
const after = (steps: number) =>
  Array.from({ length: steps }).reduce<State>((state) => step(state) ?? state, start)

export const figure = defineFigure<State>({ initial: after(4), start, step, Picture, describe })
