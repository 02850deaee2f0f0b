import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { measureImages } from './image-sizes'

it('measures pictures, knows those that are none, and leaves other files alone', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'images-'))
  try {
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    await writeFile(path.join(folder, 'a.png'), picture)
    await writeFile(path.join(folder, 'b.jpg'), 'no picture')
    await writeFile(path.join(folder, 'c.pdf'), 'no picture')
    expect(await measureImages(folder, ['a.png', 'b.jpg', 'c.pdf'])).toEqual(
      new Map([
        ['a.png', { bytes: picture.length, width: 40, height: 30 }],
        ['b.jpg', null],
      ]),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
})
