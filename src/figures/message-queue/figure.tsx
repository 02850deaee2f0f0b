import { defineFigure } from '../figure'
import { inNumber } from '../in-number'
import { dequeue, referencesChanged, rowMoves } from './model'
import { Picture } from './Picture'
import { end, start, step, waitingIn, type State } from './play'

export function describe(state: State): string {
  const { queue, taken } = state
  const waiting = waitingIn(state)
  const changes = referencesChanged(queue, dequeue(queue).queue)
  const moves = rowMoves(waiting)
  const came = taken.length
    ? `Taken so far: ${taken.length}, the latest ${taken.at(-1)}.`
    : 'Nothing has been taken yet.'
  return waiting.length
    ? `The head points to ${waiting[0]}; ${waiting.length} waiting, the last is ${waiting.at(-1)}. ` +
        `Taking one changes ${inNumber(changes, 'reference')}; in a numbered row, ${inNumber(moves, 'message')} would move up. ${came}`
    : `The queue is empty: its head points to no node. ${came}`
}

export const figure = defineFigure<State>({
  initial: end,
  start,
  step,
  hint: 'Press send to add a message at the end, or take to remove the one at the head. Drag the knob to make more of them wait.',
  Picture,
  describe,
})
