import { createHash } from 'node:crypto'
import { md5 } from './md5'

const lengths = [0, 1, 3, 55, 56, 57, 63, 64, 65, 119, 120, 1000, 100_000]

it.each(lengths)("is Node's digest of %i bytes", (length) => {
  const bytes = Uint8Array.from({ length }, (_, index) => (index * 31 + length) % 256)
  expect(Buffer.from(md5(bytes)).toString('hex')).toBe(createHash('md5').update(bytes).digest('hex'))
})
