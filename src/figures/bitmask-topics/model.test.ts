import { bits, kindOf, maskOf, mesh, setBits, union, wanted, type Peer } from './model'

const addresses = Array.from({ length: 200 }, (_, index) => `shard ${index}`)

it('sets three different bits for every address', () => {
  for (const address of addresses) {
    const mask = maskOf(address)
    expect(new Set(mask).size).toBe(setBits)
    for (const bit of mask) expect(bit >= 0 && bit < bits).toBe(true)
    expect(maskOf(address)).toEqual(mask)
  }
})

it('spreads addresses over all bits', () => {
  const counts = Array.from(
    { length: bits },
    (_, bit) => addresses.filter((a) => maskOf(a).includes(bit)).length,
  )
  // 200 × 3 / 16 = 37.5 on average.
  for (const count of counts) expect(count > 15 && count < 65).toBe(true)
})

it('never misses a peer that serves the shard, whatever else it serves', () => {
  for (const address of addresses)
    expect(kindOf(union([maskOf(address), maskOf('another'), maskOf('third')]), maskOf(address))).toBe('same')
})

it('tells apart who follows all, some and none of the slices', () => {
  expect(kindOf([1, 5, 9, 12], [1, 5, 9])).toBe('same')
  expect(kindOf([1, 12], [1, 5, 9])).toBe('broker')
  expect(kindOf([0, 12], [1, 5, 9])).toBe('none')
})

it('can take a peer for one of the same topic that is not: bits of others may cover it', () => {
  const covered = addresses.filter(
    (address) => kindOf(union(['x', 'y', 'z', 'u', 'v'].map(maskOf)), maskOf(address)) === 'same',
  )
  expect(covered.length).toBeGreaterThan(0)
})

describe('the mesh', () => {
  const peer = (name: string, ...shards: string[]): Peer => ({ name, shards })
  const topic = maskOf('shard 1')
  const some = addresses.filter((address) => kindOf(maskOf(address), topic) === 'broker')
  const none = addresses.filter((address) => kindOf(maskOf(address), topic) === 'none')

  it('takes peers of the topic before brokers, and nobody else', () => {
    const peers = [peer('broker', some[0]!), peer('stranger', none[0]!), peer('same', 'shard 1')]
    expect(mesh(peers, topic).map(({ name }) => name)).toEqual(['same', 'broker'])
  })

  it('stops at the number wanted', () => {
    const peers = Array.from({ length: 9 }, (_, index) => peer(`peer ${index}`, 'shard 1'))
    expect(mesh(peers, topic)).toHaveLength(wanted)
  })
})
