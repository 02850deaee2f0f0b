import { Arrow, Box, Drawing, Label } from '../kit'
import { defineFigure } from '../figure'
import { deliver, type Graphs, type Message } from './model'

interface State {
  /** How many messages have been sent. */
  sent: number
}

const empty: Graphs = { '/main': [], '/worker/1': [], '/worker/2': [] }
const messages: readonly Message[] = [
  { data: 'prove shard 7', to: '/worker/1' },
  { data: 'prove shard 9', to: '/worker/2' },
  { data: 'shard 9 done', to: '/main' },
  { data: 'shard 7 done', to: '/main' },
]

/** The message that goes out, and the graphs with what has come in. */
function Picture({ state: { sent } }: { state: State }) {
  const { graphs } = deliver(empty, messages.slice(0, sent))
  const last = messages[sent - 1]
  const addresses = Object.keys(graphs)
  const target = addresses.indexOf(last?.to ?? '')
  return (
    <Drawing height={252}>
      <Label x={0} y={12} anchor="start" bold>
        Message
      </Label>
      <Box x={0} y={30} width={132} height={50} tone={last ? 'accent' : 'faint'} dashed={!last} />
      <Label x={66} y={46} size="small">
        {last?.data ?? 'none yet'}
      </Label>
      <Label x={66} y={66} size="small" tone="faint" mono>
        {last ? `to ${last.to}` : ''}
      </Label>
      {target >= 0 && <Arrow from={[134, 55]} to={[170, 52 + target * 74]} tone="accent" />}
      {addresses.map((address, row) => (
        <g key={address}>
          <Box x={172} y={24 + row * 74} width={188} height={60} tone={row === target ? 'accent' : 'plain'} />
          <Label x={182} y={36 + row * 74} anchor="start" size="small" mono bold>
            {address}
          </Label>
          {graphs[address]!.map((data, index) => (
            <Label key={data} x={182} y={54 + row * 74 + index * 17} anchor="start" size="small">
              {data}
            </Label>
          ))}
        </g>
      ))}
    </Drawing>
  )
}

function describe({ sent }: State): string {
  const { graphs } = deliver(empty, messages.slice(0, sent))
  const inboxes = Object.entries(graphs).map(
    ([address, inbox]) => `${address} has ${inbox.join(' and ') || 'nothing'}`,
  )
  return `${sent} of ${messages.length} messages are delivered, each to the graph of its address. ${inboxes.join('; ')}.`
}

export const figure = defineFigure<State>({
  initial: { sent: messages.length },
  start: { sent: 0 },
  step: ({ sent }) => (sent < messages.length ? { sent: sent + 1 } : null),
  Picture,
  describe,
})
