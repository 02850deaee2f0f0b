import { Box, Cells, Drawing, Label, type Tone } from '../kit'
import { Field } from '../kit/Field'
import { defineFigure, type ControlsProps } from '../figure'
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
    <Drawing height={92 + peers.length * rowHeight + 20}>
      <Label x={0} y={12} anchor="start" bold>
        {`Topic of the shard “${shard}”`}
      </Label>
      <Label x={360} y={12} anchor="end" size="small" tone="faint">
        {`bits ${topic.join(', ')}`}
      </Label>
      <Bits y={28} set={topic} tone={() => 'accent'} />
      <Label x={0} y={74} anchor="start" bold>
        Peers
      </Label>
      <Label x={360} y={74} anchor="end" size="small" tone="faint">
        follows
      </Label>
      {peers.map((peer, index) => {
        const y = 90 + index * rowHeight
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
      <Label x={0} y={96 + peers.length * rowHeight} anchor="start" size="small" tone="faint">
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

const Controls = ({ state, onChange }: ControlsProps<State>) => (
  <Field label="A message for the shard">
    <select value={state.shard} onChange={({ target }) => onChange({ shard: target.value })}>
      {shards.map((shard) => (
        <option key={shard}>{shard}</option>
      ))}
    </select>
  </Field>
)

export function describe({ shard }: State): string {
  const topic = maskOf(shard)
  const of = (kind: Kind) =>
    peers
      .filter((peer) => kindOf(followed(peer), topic) === kind)
      .map(({ name }) => name)
      .join(', ') || 'nobody'
  return (
    `The address of the shard “${shard}” sets the bits ${topic.join(', ')} of ${bits}. All three are followed by ${of('same')}, ` +
    `some of them by ${of('broker')}, none by ${of('none')}. The mesh for the topic is ${mesh(peers, topic)
      .map(({ name }) => name)
      .join(', ')}.`
  )
}

export const figure = defineFigure<State>({ initial: { shard: 'token' }, Picture, Controls, describe })
