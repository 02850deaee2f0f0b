import { Field } from '../kit/Field'
import { defineFigure, type ControlsProps } from '../figure'
import { bloomClock, compare, events, falsePositiveRate, vectorClock, type Order } from './model'
import { Picture, type State } from './Picture'

const smallest = 3
const largest = 12

/** The two events in words, what their clocks say of them, and whether that is so. */
export function describe({ happened, first, second, size }: State): string {
  const missing = [first, second].find((id) => !isThere(id, happened))
  if (missing) return `The event ${missing} has not happened yet. Choose an earlier one, or take a step.`
  if (first === second) return `Both events are ${first}. Choose two different ones.`
  const [a, b] = [bloomClock(first, size), bloomClock(second, size)]
  const said = compare(a, b)
  const truth = compare(vectorClock(first), vectorClock(second))
  const [below, above] = said === 'after' ? [b, a] : [a, b]
  const chance = Math.max(1, Math.round(falsePositiveRate(below, above) * 100))
  const doubt = said === 'concurrent' ? '' : ` The chance that this is a coincidence is about ${chance} %.`
  const verdict =
    said === truth ? '' : ` Here it is one: the messages make the two ${inWords[truth]}. Take more counters.`
  return `${readings(first, second)[said]}${doubt}${verdict}`
}

const inWords: Record<Order, string> = {
  before: 'ordered',
  after: 'ordered',
  concurrent: 'concurrent',
  same: 'the same',
}

const readings = (first: string, second: string): Record<Order, string> => ({
  before: `No counter of ${first} is above that of ${second}, so ${first} happened before ${second}.`,
  after: `No counter of ${second} is above that of ${first}, so ${second} happened before ${first}.`,
  concurrent: `Each of the two has a counter above the other's, so ${first} and ${second} are concurrent: neither knew of the other.`,
  same: `All counters of ${first} and ${second} are equal, so the clocks can't tell them apart.`,
})

const isThere = (id: string, happened: number) => events.findIndex((event) => event.id === id) < happened

function Controls({ state, onChange }: ControlsProps<State>) {
  const choose = (key: 'first' | 'second', label: string) => (
    <Field label={label}>
      <select value={state[key]} onChange={({ target }) => onChange({ ...state, [key]: target.value })}>
        {events.slice(0, Math.max(1, state.happened)).map(({ id }) => (
          <option key={id}>{id}</option>
        ))}
      </select>
    </Field>
  )
  return (
    <>
      {choose('first', 'Compare')}
      {choose('second', 'with')}
      <Field label={`Counters: ${state.size}`}>
        <input
          type="range"
          min={smallest}
          max={largest}
          value={state.size}
          onChange={({ target }) => onChange({ ...state, size: Number(target.value) })}
        />
      </Field>
    </>
  )
}

/** Each step lets the next event happen and compares the first with it. */
const step = (state: State): State | null => {
  const next = events[state.happened]
  return next ? { ...state, happened: state.happened + 1, first: 'a1', second: next.id } : null
}

export const figure = defineFigure<State>({
  initial: { happened: events.length, first: 'a2', second: 'c2', size: 8 },
  start: { happened: 1, first: 'a1', second: 'a1', size: 8 },
  Picture,
  describe,
  step,
  Controls,
})
