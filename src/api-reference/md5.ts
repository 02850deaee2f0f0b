/*
 * MD5 (RFC 1321) for requests that have to say the digest of their body in Content-MD5. Web Crypto has no MD5, so it is
 * worked out here, in the build and in the browser alike. It finds damage on the way and protects nothing.
 */

/** How far each of the 64 steps turns its word: four turns for each of the four rounds, again and again. */
const turns = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
]
const sines = Array.from({ length: 64 }, (_, step) => Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32))

/** What one step mixes from three words, and which word of the block it takes. */
function mix(step: number, b: number, c: number, d: number): [mixed: number, word: number] {
  if (step < 16) return [(b & c) | (~b & d), step]
  if (step < 32) return [(d & b) | (~d & c), (5 * step + 1) % 16]
  if (step < 48) return [b ^ c ^ d, (3 * step + 5) % 16]
  return [c ^ (b | ~d), (7 * step) % 16]
}

/** The bytes with a one, zeros and their number of bits behind them, which makes whole blocks of 64. */
function padded(bytes: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) + 1) * 64))
  new Uint8Array(view.buffer).set(bytes)
  view.setUint8(bytes.length, 0x80)
  view.setUint32(view.byteLength - 8, bytes.length << 3, true)
  view.setUint32(view.byteLength - 4, Math.floor(bytes.length / 2 ** 29), true)
  return view
}

/** The MD5 digest of bytes: 16 bytes. */
export function md5(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = padded(bytes)
  const state = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]
  for (let block = 0; block < view.byteLength; block += 64) {
    let [a, b, c, d] = state as [number, number, number, number]
    for (let step = 0; step < 64; step++) {
      const [mixed, word] = mix(step, b, c, d)
      const sum = (a + mixed + sines[step]! + view.getUint32(block + 4 * word, true)) | 0
      const by = turns[step >> 4]![step % 4]!
      ;[a, b, c, d] = [d, (b + ((sum << by) | (sum >>> (32 - by)))) | 0, b, c]
    }
    for (const [index, word] of [a, b, c, d].entries()) state[index] = (state[index]! + word) | 0
  }
  const digest = new DataView(new ArrayBuffer(16))
  for (const [index, word] of state.entries()) digest.setInt32(4 * index, word, true)
  return new Uint8Array(digest.buffer)
}
