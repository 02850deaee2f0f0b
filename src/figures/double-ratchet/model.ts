import { agree, publicOf } from '../diffie-hellman'
import { hash } from '../hash'

/**
 * The Double Ratchet (T. Perrin, M. Marlinspike, "The Double Ratchet Algorithm", 2016) on small numbers, in the order of
 * steps of the node's library `channel`. Left out: encrypted headers and keys of skipped messages.
 */

/** One side's state: everything that somebody who breaks into it finds. */
export interface Party {
  /** The current private number, whose power goes out with each message. */
  secret: number
  /** The other side's newest public number. */
  theirs: number
  root: string
  /** Where the next key for sending, and for reading, comes from. */
  sending?: string
  receiving?: string
}

/** A message, and what only its two sides know of it. */
export interface Message {
  from: Name
  /** The sender's public number. */
  publicNumber: number
  /** The key that it is encrypted with: not part of what travels. */
  key: string
}
/** The two sides of the conversation. */
export type Name = 'Alice' | 'Bob'

/** A one-way function of two inputs; stands for HKDF and HMAC. Eight hexadecimal digits. */
const derive = (key: string, input: string | number) => hash(`${key}|${input}`).toString(16).padStart(8, '0')

/** The message key of a chain key, and the chain key after it. The node derives them with the inputs 2 and 1, too. */
export const ratchet = (chain: string) => ({ next: derive(chain, 1), key: derive(chain, 2) })

/** New root and chain key from the root and a shared number. */
const mix = (root: string, shared: number) => ({
  root: derive(root, `root${shared}`),
  chain: derive(root, `chain${shared}`),
})

/** The side that writes first. It knows the other's public number from its key bundle. */
export function starts(root: string, secret: number, theirs: number): Party {
  const mixed = mix(root, agree(secret, theirs))
  return { secret, theirs, root: mixed.root, sending: mixed.chain }
}

/** The side that is written to first. */
export const waits = (root: string, secret: number): Party => ({ secret, theirs: 0, root })

/**
 * Sends a message.
 * @throws Error where a side has nothing to send with, since it has not heard from the other yet
 */
export function send(party: Party, from: Name): { party: Party; message: Message } {
  if (!party.sending) throw new Error(`${from} has to be written to first.`)
  const { next, key } = ratchet(party.sending)
  return { party: { ...party, sending: next }, message: { from, publicNumber: publicOf(party.secret), key } }
}

/**
 * Receives a message: with a new public number both chains are renewed, the sending one with a fresh secret.
 * @param fresh the secret to draw when the ratchet turns
 */
export function receive(party: Party, publicNumber: number, fresh: number): { party: Party; key: string } {
  const turned = publicNumber === party.theirs && party.receiving ? party : turn(party, publicNumber, fresh)
  const { next, key } = ratchet(turned.receiving!)
  return { party: { ...turned, receiving: next }, key }
}

function turn(party: Party, theirs: number, fresh: number): Party {
  const reading = mix(party.root, agree(party.secret, theirs))
  const writing = mix(reading.root, agree(fresh, theirs))
  return { secret: fresh, theirs, root: writing.root, receiving: reading.chain, sending: writing.chain }
}

/** Who writes, message by message. */
export const script: readonly Name[] = ['Alice', 'Alice', 'Bob', 'Alice', 'Bob', 'Bob', 'Alice', 'Bob']
/** The secrets that the sides draw, in this order. */
const secrets = [7, 19, 31, 11, 26, 38, 15, 42, 22]

/** What is sent, and what each side knows at each point. */
export interface Conversation {
  messages: readonly Message[]
  /** Both sides after each message; the first entry is before any. */
  states: readonly Record<Name, Party>[]
}

/** The conversation as it runs, both sides computed on their own. */
export function converse(): Conversation {
  let drawn = 2
  let now: Record<Name, Party> = {
    Alice: starts('start', secrets[0]!, publicOf(secrets[1]!)),
    Bob: waits('start', secrets[1]!),
  }
  const states = [now]
  const messages = script.map((from) => {
    const to = from === 'Alice' ? 'Bob' : 'Alice'
    const sent = send(now[from], from)
    const got = receive(now[to], sent.message.publicNumber, secrets[drawn]!)
    if (got.party.secret !== now[to].secret) drawn++
    if (got.key !== sent.message.key) throw new Error('The two sides disagree about a key.')
    now = { [from]: sent.party, [to]: got.party } as Record<Name, Party>
    states.push(now)
    return sent.message
  })
  return { messages, states }
}

/**
 * Which messages somebody can read who copied all that one side held after a number of messages, and records
 * everything that travels. The thief goes on as the victim would, with the stolen secret, since secrets that are drawn
 * later stay with the victim; a message is read where the key that comes out is the right one.
 * @returns a flag for each message
 */
export function readable({ messages, states }: Conversation, victim: Name, after: number): boolean[] {
  let thief = states[after]![victim]
  return messages.map(({ from, publicNumber, key }, index) => {
    if (index < after) return false
    const sends = from === victim
    if (sends && !thief.sending) return false
    const got = sends ? ratchet(thief.sending!) : receive(thief, publicNumber, thief.secret)
    thief = 'next' in got ? { ...thief, sending: got.next } : got.party
    return got.key === key
  })
}
