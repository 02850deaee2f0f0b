import { Box, Cells, Drawing, Label, Touch, type Tone } from '../kit'
import { defineFigure } from '../figure'
import { bits, kindOf, maskOf, mesh, union, type Kind, type Peer } from './model'

interface State {
  /** The shard whose topic is looked at. */
  shard: string
}

const shards = ['token', 'chat', 'shop', 'names']
const peers: readonly Peer[] = [
  { name: 'P1', shards: ['token'] },
  { name: 'P2', shards: ['chat', 'names'] },
  { name: 'P3', shards: ['shop'] },
  { name: 'P4', shards: ['token', 'shop'] },
  { name: 'P5', shards: ['names'] },
  { name: 'P6', shards: ['chat'] },
]
const tones: Record<Kind, Tone> = { same: 'accent', broker: 'other', none: 'faint' }
const words: Record<Kind, string> = { same: 'all', broker: 'some', none: 'none' }
const rowHeight = 40

const followed = (peer: Peer) => union(peer.shards.map(maskOf))

/** The topic's mask on top; below, each peer with the bits that it follows. */
function Picture({ state: { shard } }: { state: State }) {
  const topic = maskOf(shard)
  const chosen = mesh(peers, topic)
  return (
    <Drawing height={138 + peers.length * rowHeight + 20}>
      {shards.map((name, index) => (
        <Touch key={name} label={`The shard ${name}`} pressed={name === shard} to={{ shard: name }}>
          <Box x={index * 91} y={0} width={86} size="small" tone={name === shard ? 'accent' : 'plain'}>
            {name}
          </Box>
        </Touch>
      ))}
      <Label x={0} y={56} anchor="start" bold>
        {`Topic of the shard “${shard}”`}
      </Label>
      <Label x={360} y={56} anchor="end" size="small" tone="faint">
        {`bits ${topic.join(', ')}`}
      </Label>
      <Bits y={72} set={topic} tone={() => 'accent'} />
      <Label x={0} y={118} anchor="start" bold>
        Peers
      </Label>
      <Label x={360} y={118} anchor="end" size="small" tone="faint">
        follows
      </Label>
      {peers.map((peer, index) => {
        const y = 134 + index * rowHeight
        const follows = followed(peer)
        const kind = kindOf(follows, topic)
        return (
          <g key={peer.name}>
            <Box
              x={0}
              y={y}
              width={30}
              height={26}
              tone={chosen.includes(peer) ? 'good' : 'plain'}
              size="small"
              bold
            >
              {peer.name}
            </Box>
            <Bits y={y + 1} set={follows} tone={(bit) => (topic.includes(bit) ? 'accent' : 'plain')} />
            <Label x={360} y={y + 13} anchor="end" size="small" tone={tones[kind]}>
              {words[kind]}
            </Label>
          </g>
        )
      })}
      <Label x={0} y={144 + peers.length * rowHeight} anchor="start" size="small" tone="faint">
        {`In the mesh: ${chosen.map(({ name }) => name).join(', ') || 'nobody'}`}
      </Label>
    </Drawing>
  )
}

const Bits = ({ y, set, tone }: { y: number; set: readonly number[]; tone: (bit: number) => Tone }) => (
  <Cells
    x={38}
    y={y}
    width={284}
    values={Array.from({ length: bits }, (_, bit) => (set.includes(bit) ? 1 : ''))}
    tone={(bit) => (set.includes(bit) ? tone(bit) : 'faint')}
  />
)

export function describe({ shard }: State): string {
  const topic = maskOf(shard)
  const of = (kind: Kind) =>
    peers
      .filter((peer) => kindOf(followed(peer), topic) === kind)
      .map(({ name }) => name)
      .join(', ') || 'nobody'
  return (
    `The address of the shard “${shard}” sets the bits ${topic.join(', ')} of ${bits}. Followers of all three: ${of('same')}; ` +
    `of some: ${of('broker')}; of none: ${of('none')}. In the mesh: ${mesh(peers, topic)
      .map(({ name }) => name)
      .join(', ')}.`
  )
}

export const figure = defineFigure<State>({
  initial: { shard: 'token' },
  hint: 'Press a shard to send it a message.',
  Picture,
  describe,
})
