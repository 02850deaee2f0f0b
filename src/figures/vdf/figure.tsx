import { defineFigure } from '../figure'
import { byNumber } from '../in-number'
import { modulus, prove, run } from './model'
import { claimed, isClaimed, Picture, type State } from './Picture'

/** How far the squarings are, what is claimed, and what the check makes of the claim. */
function describe(state: State): string {
  const { x, steps, done, off } = state
  const { chain } = run(x, steps)
  const y = claimed(state)
  const way = `${done} of ${steps} squarings of x = ${x}, modulo ${modulus}, ${byNumber(done, 'is done and gives', 'are done and give')} ${chain[done]}. `
  if (!isClaimed(state)) return `${way}None can be skipped, or begin before the one ahead of it is finished.`
  const { proof, prime, parts, cost } = prove(x, y, steps)
  const product = `for the challenge prime ${prime} and the proof ${proof}, ${parts[0]} times ${parts[1]} is ${(parts[0] * parts[1]) % modulus}`
  return off
    ? `${way}Somebody claims that the result is ${y}. The check needs ${cost} multiplications to refuse it: ${product}, not ${y}.`
    : `${way}The check needs ${cost} multiplications instead of ${steps}: ${product}, which is y.`
}

/** Eight steps lead to the end of any run. */
const step = (state: State): State | null =>
  state.done < state.steps
    ? { ...state, done: Math.min(state.steps, state.done + Math.ceil(state.steps / 8)) }
    : null

export const figure = defineFigure<State>({
  initial: { x: 3, steps: 64, done: 64, off: 0 },
  start: { x: 3, steps: 64, done: 0, off: 0 },
  hint: 'Drag T to make the work longer: the check stays short. Press y to claim a false result.',
  Picture,
  describe,
  step,
})
