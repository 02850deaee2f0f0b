import { stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

/** How large a picture is; null where the file can't be read as one. */
export type ImageSize = { bytes: number; width: number; height: number } | null

const isImage = (file: string) => /\.(png|jpe?g|webp|avif|gif|tiff?|svg)$/i.test(file)

/**
 * Measures the pictures among files. Only the head of each is read.
 * @param files paths below the folder
 */
export async function measureImages(folder: string, files: string[]): Promise<Map<string, ImageSize>> {
  const measured = files
    .filter(isImage)
    .map(async (file) => [file, await measure(path.join(folder, file))] as const)
  return new Map(await Promise.all(measured))
}

async function measure(file: string): Promise<ImageSize> {
  const { size: bytes } = await stat(file)
  try {
    const { width, height } = await sharp(file).metadata()
    return { bytes, width, height }
  } catch {
    return null
  }
}
