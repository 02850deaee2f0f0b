import { Arrow, Bar, Box, Drawing, Label, Touch, Track } from '../kit'
import { dequeue, order, referencesChanged, rowMoves, type Queue } from './model'
import { most, resize, send, take, waitingIn, type State } from './play'

/** Nodes that the picture has room for, and messages that were taken. */
const room = { nodes: 4, taken: 4 }
const bars = 82
/** How long one change is in a bar. */
const unit = 6.3

/** The head and the nodes with their links, what has been taken, and what the next one costs in a list and in a row. */
export function Picture({ state }: { state: State }) {
  const { queue, taken } = state
  const waiting = waitingIn(state)
  const changes = referencesChanged(queue, dequeue(queue).queue)
  const moves = rowMoves(waiting)
  return (
    <Drawing height={314}>
      <Label x={0} y={12} anchor="start" bold>
        Queue
      </Label>
      <Touch label="Send a message" to={waiting.length < most ? send(state) : null}>
        <Box x={296} y={0} width={64} tone="other" size="small">
          send
        </Box>
      </Touch>
      <Touch label="Take the message at the head" to={waiting.length ? take(state) : null}>
        <Box x={0} y={36} width={52} height={34} tone="accent" size="small">
          take
        </Box>
      </Touch>
      <Label x={26} y={84} size="small" tone="faint">
        head
      </Label>
      <Nodes queue={queue} />
      <Label x={0} y={114} anchor="start" bold>
        Taken, in this order
      </Label>
      {taken.slice(-room.taken).map((message, index) => (
        <Box key={message} x={index * 92} y={128} width={84} height={28} size="small" tone="good">
          {message}
        </Box>
      ))}
      <Label x={0} y={184} anchor="start" bold>
        What it changes to take the next one
      </Label>
      <Bar x={bars} y={200} label="in this list" length={changes * unit} tone="good">
        {changes === 1 ? '1 reference' : changes}
      </Bar>
      <Bar x={bars} y={226} label="in a row" length={moves * unit} tone="doubt">
        {moves}
      </Bar>
      <Label x={0} y={260} anchor="start" size="small" tone="faint">
        In a numbered row, all that stay move up a place.
      </Label>
      <Label x={0} y={294} anchor="start" size="small">
        {`${waiting.length} waiting`}
      </Label>
      <Track
        label="How many messages wait"
        x={bars}
        y={294}
        length={360 - bars}
        value={waiting.length}
        min={0}
        max={most}
        at={(length) => resize(state, length)}
      />
    </Drawing>
  )
}

/** The nodes from the head on; of a long queue the first two and the last. */
function Nodes({ queue }: { queue: Queue }) {
  const names = order(queue)
  const shown = names.length > room.nodes ? [...names.slice(0, 2), '', names.at(-1)!] : names
  if (!names.length)
    return (
      <Label x={68} y={53} anchor="start" tone="faint">
        points to no node
      </Label>
    )
  return shown.map((name, index) => (
    <g key={name}>
      <Arrow from={[53 + index * 77, 53]} to={[62 + index * 77, 53]} tone={index ? 'plain' : 'accent'} />
      <Box
        x={63 + index * 77}
        y={36}
        width={66}
        height={34}
        size="small"
        tone={name ? 'plain' : 'faint'}
        dashed={!name}
      >
        {name ? queue.nodes[name]!.message : `${names.length - 3} more`}
      </Box>
      <Label x={96 + index * 77} y={84} size="small" tone="faint">
        {name}
      </Label>
    </g>
  ))
}
