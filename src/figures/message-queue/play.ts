import { dequeue, empty, enqueue, order, type Queue } from './model'

/** The queue, and how far the program has come with it. */
export interface State {
  queue: Queue
  taken: readonly string[]
  /** How many of the program's steps are done. */
  done: number
}

/** The orders of a Friday evening: as many as may wait. */
export const most = 40

const withOneMore = (queue: Queue) => enqueue(queue, `order ${queue.made + 1}`)

/** A message sent at the end, if there is room. */
export const send = (state: State): State =>
  order(state.queue).length < most ? { ...state, queue: withOneMore(state.queue) } : state

/** The message at the head taken, if there is one. */
export const take = (state: State): State => {
  const { message, queue } = dequeue(state.queue)
  return message ? { ...state, queue, taken: [...state.taken, message] } : state
}

/** So many messages waiting: more are sent, or those at the head are taken. */
export function resize(state: State, waiting: number): State {
  const now = order(state.queue).length
  return now === waiting ? state : resize(now < waiting ? send(state) : take(state), waiting)
}

/** What Step goes through: a few messages come and go, then comes Friday evening. */
const program = [send, send, send, take, take, (state: State) => resize(state, most), take, take]

/** The state after the next step of the program; null at its end. */
export function step(state: State): State | null {
  const next = program[state.done]
  return next ? { ...next(state), done: state.done + 1 } : null
}

/** The state before the first step. */
export const start: State = { queue: empty, taken: [], done: 0 }

/** The state after all steps. */
export const end = program.reduce<State>((state) => step(state)!, start)

/** The messages that wait, the oldest first. */
export const waitingIn = ({ queue }: State) => order(queue).map((name) => queue.nodes[name]!.message)
