import { Arrow, Box, Drawing, Label, Touch } from '../kit'
import { defineFigure } from '../figure'
import { deliver, type Graphs, type Message } from './model'

interface State {
  /** To whom each message has been sent so far. */
  sent: readonly string[]
}

const empty: Graphs = { '/main': [], '/worker/1': [], '/worker/2': [] }
/** The messages, and where Step sends them. */
const messages: readonly Message[] = [
  { data: 'prove shard 7', to: '/worker/1' },
  { data: 'prove shard 9', to: '/worker/2' },
  { data: 'shard 9 done', to: '/main' },
  { data: 'shard 7 done', to: '/main' },
]

const sentMessages = (sent: readonly string[]) =>
  sent.map((to, index) => ({ data: messages[index]!.data, to }))
const sendTo = ({ sent }: State, to?: string): State | null => {
  const next = messages[sent.length]
  return next ? { sent: [...sent, to ?? next.to] } : null
}

/** The message that goes out, and the graphs with what has come in. */
function Picture({ state }: { state: State }) {
  const all = sentMessages(state.sent)
  const { graphs } = deliver(empty, all)
  const last = all.at(-1)
  const next = messages[all.length]
  const addresses = Object.keys(graphs)
  const target = addresses.indexOf(last?.to ?? '')
  return (
    <Drawing height={290}>
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
      <Label x={66} y={110} size="small" tone="faint">
        {next ? 'next:' : 'all are sent'}
      </Label>
      <Label x={66} y={128} size="small" tone="faint">
        {next?.data ?? ''}
      </Label>
      {target >= 0 && <Arrow from={[134, 55]} to={[170, 46 + target * 98]} tone="accent" />}
      {addresses.map((address, row) => (
        <Touch
          key={address}
          label={next ? `Send “${next.data}” to ${address}` : `${address}: nothing is left to send`}
          to={sendTo(state, address)}
        >
          <Box x={172} y={0 + row * 98} width={188} height={92} tone={row === target ? 'accent' : 'plain'} />
          <Label x={182} y={14 + row * 98} anchor="start" size="small" mono bold>
            {address}
          </Label>
          {graphs[address]!.map((data, index) => (
            <Label key={data} x={182} y={33 + row * 98 + index * 16} anchor="start" size="small">
              {data}
            </Label>
          ))}
        </Touch>
      ))}
    </Drawing>
  )
}

function describe({ sent }: State): string {
  const { graphs } = deliver(empty, sentMessages(sent))
  const inboxes = Object.entries(graphs).map(
    ([address, inbox]) => `${address} has ${inbox.join(' and ') || 'nothing'}`,
  )
  return `${sent.length} of ${messages.length} messages are delivered, each to the graph of its address. ${inboxes.join('; ')}.`
}

export const figure = defineFigure<State>({
  initial: { sent: messages.map(({ to }) => to) },
  start: { sent: [] },
  hint: 'Press a graph to send the next message there.',
  step: (state) => sendTo(state),
  Picture,
  describe,
})
