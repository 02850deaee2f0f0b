import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { measureImages } from './image-sizes'

const draw = (format: 'png' | 'jpeg' | 'webp' | 'gif') =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
    .toFormat(format)
    .toBuffer()

/** What is said of a file with this content. */
async function measured(name: string, content: Buffer | string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'images-'))
  try {
    await writeFile(path.join(folder, name), content)
    return [...(await measureImages(folder, [name]))]
  } finally {
    await rm(folder, { recursive: true })
  }
}

it('measures a picture', async () => {
  const picture = await draw('png')
  const size = { bytes: picture.length, width: 40, height: 30, format: 'png' }
  expect(await measured('a.png', picture)).toEqual([['a.png', size]])
})

it('knows a picture that is none, and leaves other files alone', async () => {
  expect(await measured('b.jpg', 'no picture')).toEqual([['b.jpg', null]])
  expect(await measured('c.pdf', 'no picture')).toEqual([])
})

it.each(['png', 'jpeg', 'webp', 'gif'] as const)(
  'sees that the end of a picture is missing: %s',
  async (format) => {
    const noise = await sharp(randomBytes(120 * 90 * 3), { raw: { width: 120, height: 90, channels: 3 } })
      .toFormat(format)
      .toBuffer()
    expect(await measured('a.png', noise)).toEqual([
      ['a.png', expect.not.objectContaining({ damage: 'truncated' })],
    ])
    const cut = await measured('a.png', noise.subarray(0, noise.length * 0.6))
    expect(cut.map(([, size]) => size?.damage ?? size)).toEqual([
      /png|jpeg/.test(format) ? 'truncated' : null,
    ])
  },
)

it('names the part of a drawing that would run', async () => {
  const svg = (part: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4">\n${part}\n</svg>`
  const [plain] = await measured('a.svg', svg('<rect width="2" height="2" />'))
  expect(plain?.[1]).not.toHaveProperty('foreign')
  const [live] = await measured('a.svg', svg('<script>run()</script>'))
  expect(live?.[1]?.foreign).toEqual({ line: 2, what: '<script>', does: 'runs' })
})
