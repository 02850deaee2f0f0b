import { mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { pictureFolder, pictureHeight, type Picture } from './pictures'

/** Where the sheets are kept. */
export const sheetFolder = path.join(pictureFolder, 'sheets')
/** Space around the pictures of a sheet, which their names fill. */
const gap = 24

/** Half of a picture's width in whole pixels; sharp takes no others. */
const halfOf = ({ width }: Picture) => Math.round(width / 2)

/** The pictures of a row, at half their size, and the name of each above it. */
async function rowOf(pictures: Picture[], top: number): Promise<OverlayOptions[]> {
  const layers = pictures.map(async (picture, index) => {
    const left = gap + pictures.slice(0, index).reduce((sum, before) => sum + halfOf(before) + gap, 0)
    const name = path.basename(picture.file, '.png')
    const label = `<svg xmlns="http://www.w3.org/2000/svg" width="${halfOf(picture)}" height="${gap}"><text y="18" font-family="sans-serif" font-size="14">${name}</text></svg>`
    return [
      { input: Buffer.from(label), left, top },
      {
        input: await sharp(picture.file).resize(halfOf(picture)).toBuffer(),
        left,
        top: top + gap,
      },
    ]
  })
  return (await Promise.all(layers)).flat()
}

/**
 * Composes rows of pictures into one to look at.
 * @param name of the sheet's file, without its ending
 * @returns its file
 */
export async function writeSheet(name: string, rows: Picture[][], folder = sheetFolder): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${name}.png`)
  const rowHeight = pictureHeight / 2 + 2 * gap
  const layers = await Promise.all(rows.map((row, index) => rowOf(row, index * rowHeight)))
  const rowWidths = rows.map((row) => row.reduce((sum, picture) => sum + halfOf(picture) + gap, gap))
  const size = { width: Math.max(...rowWidths), height: rows.length * rowHeight }
  await sharp({ create: { ...size, channels: 3, background: '#ccc' } })
    .composite(layers.flat())
    .png()
    .toFile(file)
  return file
}
