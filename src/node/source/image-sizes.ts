import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { findForeignPart, type ForeignPart } from './svg-parts'

/** What is known of a picture; null where the file can't be read as one. */
export type ImageSize = {
  bytes: number
  width: number
  height: number
  /** As sharp names it: "jpeg". */
  format?: string | undefined
  /** Set where a part of the picture is missing. */
  damage?: 'truncated' | undefined
  /** What a drawing would run, or load from elsewhere. */
  foreign?: ForeignPart | undefined
} | null

/** Whether a file is a picture by its name. */
export const isImage = (file: string) => /\.(png|jpe?g|webp|avif|gif|tiff?|svg)$/i.test(file)

/**
 * Measures the pictures among files, and sees whether they are whole.
 * @param files paths below the folder
 */
export async function measureImages(folder: string, files: string[]): Promise<Map<string, ImageSize>> {
  const measured = files
    .filter(isImage)
    .map(async (file) => [file, await measure(path.join(folder, file))] as const)
  return new Map(await Promise.all(measured))
}

/** Pictures are looked at whole: in the dev server only those that have changed since. */
const known = new LRUCache<string, Promise<ImageSize>>({ max: 2000 })

async function measure(file: string): Promise<ImageSize> {
  const { size, mtimeMs } = await stat(file)
  const key = `${file} ${size} ${mtimeMs}`
  const looked = known.get(key) ?? look(file, size)
  known.set(key, looked)
  return looked
}

async function look(file: string, bytes: number): Promise<ImageSize> {
  try {
    const { width, height, format } = await sharp(file).metadata()
    const size = { bytes, width, height, format }
    const foreign = format === 'svg' ? findForeignPart(await readFile(file, 'utf8')) : undefined
    if (foreign) return { ...size, foreign }
    return (await isWhole(file)) ? size : { ...size, damage: 'truncated' }
  } catch {
    return null
  }
}

/** A picture that ends too early still has a head that says how large it is: so all of it is read. */
const isWhole = (file: string) =>
  sharp(file, { failOn: 'truncated' })
    .resize(8)
    .toBuffer()
    .then(
      () => true,
      () => false,
    )
