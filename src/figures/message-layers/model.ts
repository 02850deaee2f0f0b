/**
 * A message of the published design as parts sealed within parts, and what each station on its way finds when it opens
 * those that it has a key for. Keys are names here: what counts is who holds which.
 */

/** Something that a station may learn. */
export const facts = ['text', 'sender', 'recipient', 'shard'] as const
export type Fact = (typeof facts)[number]

/** Facts in the open, and a part that only a key opens. */
export interface Part {
  shows: readonly Fact[]
  sealed?: { key: string; inside: Part }
}

/** Whoever has the message on its way. */
export interface Station {
  name: string
  /** What it can open on its own. */
  keys: readonly string[]
  /** The seal that is off when the message leaves here. */
  removes?: string
}

const seal = (key: string, inside: Part, shows: readonly Fact[] = []): Part => ({
  shows,
  sealed: { key, inside },
})

/** The envelope of the two ends' ratchets: its header is encrypted, too. The mixnet's result goes out on a shard's topic. */
const broadcast = seal('message key', { shows: ['text', 'sender', 'recipient'] }, ['shard'])
/** In shares for the players of the mixnet, who belong to the shard's cluster. */
const shared = seal('all shares', broadcast, ['shard'])

/** As it leaves the sender: a layer around it for each of three relays. */
export const message = seal('layer 1', seal('layer 2', seal('layer 3', shared)))

/** Who handles it, in the order of its way. */
export const stations: readonly Station[] = [
  { name: 'Relay 1', keys: ['layer 1'], removes: 'layer 1' },
  { name: 'Relay 2', keys: ['layer 2'], removes: 'layer 2' },
  { name: 'Relay 3', keys: ['layer 3'], removes: 'layer 3' },
  { name: 'A mixnet player', keys: ['one share'], removes: 'all shares' },
  { name: 'A gossiping node', keys: [] },
  { name: 'The recipient', keys: ['message key'] },
]

/**
 * The message as it arrives at a station.
 * @throws Error where a station before it would remove a seal that is not the outermost
 */
export const arriving = (index: number): Part =>
  stations.slice(0, index).reduce<Part>((part, { name, removes }) => {
    if (!removes) return part
    if (part.sealed?.key !== removes) throw new Error(`${name} can't remove “${removes}” here.`)
    return part.sealed.inside
  }, message)

const find = (part: Part, keys: readonly string[]): Fact[] => [
  ...part.shows,
  ...(part.sealed && keys.includes(part.sealed.key) ? find(part.sealed.inside, keys) : []),
]

/** All that a station learns: what its keys open, and for the first one whose connection the message came over. */
export function learns(index: number): Fact[] {
  const found = find(arriving(index), stations[index]!.keys)
  return facts.filter((fact) => found.includes(fact) || (fact === 'sender' && index === 0))
}
