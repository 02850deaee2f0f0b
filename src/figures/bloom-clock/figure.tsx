import { defineFigure } from '../figure'
import { bloomClock, compare, events, falsePositiveRate, vectorClock, type Order } from './model'
import { Picture, type State } from './Picture'

/** The two events in words, what their clocks say of them, and whether that is so. */
export function describe({ happened, first, second, size }: State): string {
  const missing = [first, second].find((id) => !isThere(id, happened))
  if (missing) return `The event ${missing} has not happened yet. Press an earlier one, or Step.`
  if (first === second) return `Both events are ${first}. Press another one.`
  const [a, b] = [bloomClock(first, size), bloomClock(second, size)]
  const said = compare(a, b)
  const truth = compare(vectorClock(first), vectorClock(second))
  const [below, above] = said === 'after' ? [b, a] : [a, b]
  const chance = Math.max(1, Math.round(falsePositiveRate(below, above) * 100))
  const doubt = said === 'concurrent' ? '' : ` The chance that this is a coincidence is about ${chance}%.`
  const verdict =
    said === truth ? '' : ` Here it is one: the messages make the two ${inWords[truth]}. Take more counters.`
  return `With ${size} counters: ${readings(first, second)[said]}${doubt}${verdict}`
}

const inWords: Record<Order, string> = {
  before: 'ordered',
  after: 'ordered',
  concurrent: 'concurrent',
  same: 'the same',
}

const readings = (first: string, second: string): Record<Order, string> => ({
  before: `no counter of ${first} is above ${second}’s, so ${first} happened before ${second}.`,
  after: `no counter of ${second} is above ${first}’s, so ${second} happened before ${first}.`,
  concurrent: `each of the two has a counter above the other’s, so ${first} and ${second} are concurrent: neither knew of the other.`,
  same: `all counters of ${first} and ${second} are equal, so the clocks can’t tell them apart.`,
})

const isThere = (id: string, happened: number) => events.findIndex((event) => event.id === id) < happened

/** Each step lets the next event happen and compares the first with it. */
const step = (state: State): State | null => {
  const next = events[state.happened]
  return next ? { ...state, happened: state.happened + 1, first: 'c1', second: next.id } : null
}

/** With four counters the clock takes c1, which has heard of nothing, for later than b2 and b3. */
export const figure = defineFigure<State>({
  initial: { happened: events.length, first: 'c1', second: 'b3', size: 4 },
  start: { happened: 3, first: 'c1', second: 'b1', size: 4 },
  hint: 'Press an event to compare it with the last one that you pressed. Drag the knob for more counters.',
  Picture,
  describe,
  step,
})
