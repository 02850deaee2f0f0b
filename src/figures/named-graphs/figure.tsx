import { defineFigure } from '../figure'
import { byNumber } from '../in-number'
import { graph, learned, ways } from './model'
import { machines, most, Picture, send, type State } from './Picture'

/** By turns, an order is sent and the lab moves on. */
const step = (state: State): State | null => {
  const { labAt, sent } = state
  if (sent.length >= most) return null
  const isToMove = sent.length > 0 && sent.at(-1)!.labAt === labAt
  return isToMove
    ? { ...state, labAt: machines[(machines.indexOf(labAt) + 1) % machines.length]! }
    : send(state)
}

export function describe({ labAt, sent }: State): string {
  const runs = `The lab runs on machine ${labAt}. `
  if (!sent.length)
    return `${runs}The shop knows the address of its graph, ${graph}, and has learned that it ran on machine ${learned}. Nothing has been sent yet.`
  const lost = sent.filter((order) => !ways(order).byMachine).map(({ data }) => data)
  const all = byNumber(sent.length, 'the order', 'all of them')
  return (
    `${runs}The shop has sent ${sent.length} of ${most} orders both ways. To the graph ${graph}, ${all} reached the lab. ` +
    `To machine ${learned}, ${lost.length ? `${lost.join(' and ')} found nobody, since the lab had moved` : `${all} did, too: the lab ran there then`}.`
  )
}

const start: State = { labAt: learned, sent: [] }

export const figure = defineFigure<State>({
  initial: {
    labAt: 'C',
    sent: [
      { data: 'order 17', labAt: 'A' },
      { data: 'order 18', labAt: 'B' },
      { data: 'order 19', labAt: 'C' },
    ],
  },
  start,
  step,
  hint: 'Press a machine to move the lab there, then send the next order.',
  Picture,
  describe,
})
