/**
 * FNV-1a with 32 bits (G. Fowler, L. Noll, K.-P. Vo, http://www.isthe.com/chongo/tech/comp/fnv/) over the bytes of a text.
 * The network uses cryptographic hashes; for a picture, one that fits into it is enough.
 */
export function fnv1a(text: string): number {
  let value = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193)
  return value >>> 0
}

/** FNV-1a stirred by the finalizer of MurmurHash3, since alone it spreads texts of a few letters badly. */
export function hash(text: string): number {
  let value = fnv1a(text)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
