import { fnv1a } from '../hash'

/** One block of a file, with the properties that the schema of the network's file system gives it. */
export interface Block {
  number: number
  data: string
  size: number
  hash: string
}

/**
 * A short fingerprint of a text; stands for a cryptographic hash.
 * @returns eight hexadecimal digits
 */
export const hashOf = (text: string) => fnv1a(text).toString(16).padStart(8, '0')

/** A text cut into blocks of a size, the last one shorter. */
export function blocksOf(text: string, size: number): Block[] {
  if (!Number.isInteger(size) || size < 1) throw new Error(`A block can't have ${size} characters.`)
  return Array.from({ length: Math.ceil(text.length / size) }, (_, number) => {
    const data = text.slice(number * size, (number + 1) * size)
    return { number, data, size: data.length, hash: hashOf(data) }
  })
}

/**
 * The text again, from blocks in any order.
 * @throws where a block is missing or isn't what its hash says
 */
export function join(blocks: readonly Block[]): string {
  const sorted = [...blocks].sort((a, b) => a.number - b.number)
  sorted.forEach(({ number, data, hash }, index) => {
    if (number !== index) throw new Error(`Block ${index} is missing.`)
    if (hashOf(data) !== hash) throw new Error(`Block ${number} is not what its hash says.`)
  })
  return sorted.map(({ data }) => data).join('')
}
