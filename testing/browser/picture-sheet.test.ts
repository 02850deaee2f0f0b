import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { writeSheet } from './picture-sheet'
import { pictureHeight, pictureWidths } from './pictures'

describe('writeSheet', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sheet-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('has room for a picture of each width, odd ones too', async () => {
    const row = await Promise.all(
      pictureWidths.map(async (width) => {
        const file = path.join(folder, `${width}.png`)
        const create = { width, height: pictureHeight, channels: 3, background: 'red' } as const
        await sharp({ create }).png().toFile(file)
        return { file, width }
      }),
    )
    const sheet = await sharp(await writeSheet('widths', [row, row], folder)).metadata()
    const halves = pictureWidths.reduce((sum, width) => sum + width / 2, 0)
    expect(sheet.width).toBeGreaterThan(halves)
    expect(sheet.height).toBeGreaterThan(pictureHeight)
  })
})
