import { Arrow, Cells, Dot, Drawing, Label, paint, stroke, Touch, Track, type Tone } from '../kit'
import { bloomClock, events, participants, positions } from './model'

export interface State {
  /** How many of the events have happened. */
  happened: number
  /** The two events whose clocks are compared. */
  first: string
  second: string
  /** Counters of each clock. */
  size: number
}

/** How many counters a reader may take. */
const smallest = 3
const largest = 12

const names = ['A', 'B', 'C']
/** From event to event: as much as a finger needs on the narrowest phone. */
const step = 30
const laneX = (participant: number) => 60 + participant * 120
const rowY = (index: number) => 52 + index * step
const bottom = rowY(events.length - 1) + 22
const radius = 12

/** Three participants and their events, time going down; below, the clocks of two events, counter by counter. */
export function Picture({ state }: { state: State }) {
  const { first, second } = state
  const toneOf = (id: string): Tone => (id === first ? 'accent' : id === second ? 'other' : 'plain')
  return (
    <Drawing height={bottom + 140}>
      {Array.from({ length: participants }, (_, participant) => (
        <g key={participant}>
          <Label x={laneX(participant)} y={14} bold>
            {names[participant]}
          </Label>
          <line
            x1={laneX(participant)}
            x2={laneX(participant)}
            y1={28}
            y2={bottom}
            stroke={paint('border')}
            strokeWidth={stroke.strong}
          />
        </g>
      ))}
      {events.map(({ id, receives }, index) => {
        const sender = events.findIndex((event) => event.id === receives)
        if (sender < 0 || index >= state.happened) return null
        return <Arrow key={id} {...between(sender, index)} />
      })}
      {events.map(({ id, participant }, index) => {
        const isThere = index < state.happened
        return (
          <Touch
            key={id}
            label={`Compare event ${id}`}
            pressed={id === first || id === second}
            to={isThere && id !== second ? { ...state, first: second, second: id } : null}
          >
            <Dot
              x={laneX(participant)}
              y={rowY(index)}
              r={radius}
              tone={isThere ? toneOf(id) : 'faint'}
              dashed={!isThere}
            >
              {id}
            </Dot>
            <circle cx={laneX(participant)} cy={rowY(index)} r={step / 2} fill="none" />
          </Touch>
        )
      })}
      <Counters id={first} y={bottom + 18} state={state} tone="accent" />
      <Counters id={second} y={bottom + 50} state={state} tone="other" />
      <Label x={0} y={bottom + 92} size="small" anchor="start" tone="faint">
        Filled: counters that the event itself has raised
      </Label>
      <Label x={0} y={bottom + 122} anchor="start" size="small">
        {`${state.size} counters`}
      </Label>
      <Track
        label="Counters"
        x={117}
        y={bottom + 122}
        length={243}
        value={state.size}
        min={smallest}
        max={largest}
        at={(size) => ({ ...state, size })}
      />
    </Drawing>
  )
}

/** The arrow of a message, from the edge of one event to that of another. */
function between(sender: number, receiver: number) {
  const [x1, y1] = [laneX(events[sender]!.participant), rowY(sender)]
  const [x2, y2] = [laneX(events[receiver]!.participant), rowY(receiver)]
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [dx, dy] = [((x2 - x1) / length) * radius, ((y2 - y1) / length) * radius]
  return { from: [x1 + dx, y1 + dy] as const, to: [x2 - dx, y2 - dy] as const }
}

/** The clock of an event, its own counters standing out. */
function Counters({ id, y, state, tone }: { id: string; y: number; state: State; tone: Tone }) {
  const isThere = events.findIndex((event) => event.id === id) < state.happened
  const raised = positions(id, state.size)
  return (
    <g>
      <Label x={0} y={y + 12} anchor="start" tone={tone} bold>
        {id}
      </Label>
      <Cells
        x={36}
        y={y}
        width={327}
        values={isThere ? bloomClock(id, state.size) : Array.from({ length: state.size }, () => '')}
        tone={(index) => (isThere && raised.includes(index) ? tone : 'plain')}
      />
    </g>
  )
}
