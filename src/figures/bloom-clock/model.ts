import { hash } from '../hash'

/** An event at one of three participants. */
export interface Event {
  id: string
  /** 0, 1 or 2. */
  participant: number
  /** The event that sent the message which this one receives. */
  receives?: string
}

/** The counters of a Bloom clock. */
export type Clock = readonly number[]
/** How one event stands to another, as their clocks tell it. */
export type Order = 'before' | 'after' | 'concurrent' | 'same'

/** What happens, in an order in which it may happen: three participants, two messages. */
export const events: readonly Event[] = [
  { id: 'a1', participant: 0 },
  { id: 'b1', participant: 1 },
  { id: 'c1', participant: 2 },
  { id: 'a2', participant: 0 },
  { id: 'b2', participant: 1, receives: 'a2' },
  { id: 'a3', participant: 0 },
  { id: 'b3', participant: 1 },
  { id: 'c2', participant: 2, receives: 'b3' },
]
/** How many take part. */
export const participants = 3
/** Hash functions of the filter. */
export const hashes = 2

const indexOf = (id: string) => events.findIndex((event) => event.id === id)

/** The events that an event follows directly: the one before at its participant, and the one whose message it receives. */
export function directlyBefore(id: string): string[] {
  const index = indexOf(id)
  const event = events[index]
  if (!event) throw new RangeError(`There is no event "${id}".`)
  const own = events.slice(0, index).findLast(({ participant }) => participant === event.participant)
  return [own?.id, event.receives].filter((found) => found !== undefined)
}

/** The counters that an event raises in a clock of a size: one for each hash function. */
export const positions = (id: string, size: number): number[] =>
  Array.from({ length: hashes }, (_, index) => hash(`${id}:${index}`) % size)

/**
 * The Bloom clock of an event: the larger of each counter of the events directly before it, then the event's own
 * positions raised by one. After L. Ramabaja, The Bloom Clock, arXiv:1905.13064.
 */
export function bloomClock(id: string, size: number): Clock {
  const clock = merge(
    directlyBefore(id).map((before) => bloomClock(before, size)),
    size,
  )
  for (const position of positions(id, size)) clock[position]! += 1
  return clock
}

/** The vector clock of an event, which is never wrong: one counter for each participant. */
export function vectorClock(id: string): Clock {
  const clock = merge(directlyBefore(id).map(vectorClock), participants)
  clock[events[indexOf(id)]!.participant]! += 1
  return clock
}

const merge = (clocks: Clock[], size: number): number[] =>
  Array.from({ length: size }, (_, index) => Math.max(0, ...clocks.map((clock) => clock[index] ?? 0)))

/** What two clocks say about the order of their events. */
export function compare(a: Clock, b: Clock): Order {
  const below = a.every((count, index) => count <= b[index]!)
  const above = a.every((count, index) => count >= b[index]!)
  if (below && above) return 'same'
  return below ? 'before' : above ? 'after' : 'concurrent'
}

/**
 * The chance that a clock lies below another by coincidence: that each of its counts falls where the other has
 * one, if hashes spread evenly.
 */
export function falsePositiveRate(below: Clock, above: Clock): number {
  const covered = 1 - (1 - 1 / above.length) ** sum(above)
  return covered ** sum(below)
}

const sum = (clock: Clock) => clock.reduce((total, count) => total + count, 0)
