import sharp from 'sharp'

/**
 * How far a channel (0 to 255) may be off before its pixel counts as different: low, so that a background a shade
 * lighter is noticed, and yet above what a palette costs but in 0.02 % of the pixels (measured).
 */
const channelThreshold = 8

export interface Difference {
  /** Share of the pixels that differ, from 0 to 1. */
  share: number
  /** Makes a PNG that shows where: the actual picture, faded, with the differing pixels in red. */
  picture: () => Promise<Buffer>
}

const pixelsOf = (picture: Buffer) =>
  sharp(picture).toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true })

/**
 * Compares two pictures pixel by pixel. A pixel differs when any of red, green and blue is off by more than the
 * threshold; there is no allowance for soft edges, the share that a test tolerates is for those. Pictures of
 * different sizes differ in every pixel.
 */
export async function compare(actual: Buffer, expected: Buffer): Promise<Difference> {
  const { data: now, info } = await pixelsOf(actual)
  const { data: before, info: size } = await pixelsOf(expected)
  if (info.width !== size.width || info.height !== size.height)
    return { share: 1, picture: () => Promise.resolve(actual) }
  // Jest looks global names up outside of the test each time: Math.abs here would take ten times as long as all else.
  const isOff = (at: number) => {
    const by = now[at]! - before[at]!
    return by > channelThreshold || by < -channelThreshold
  }
  const differs = (at: number) => isOff(at) || isOff(at + 1) || isOff(at + 2)
  let differing = 0
  for (let at = 0; at < now.length; at += 3) if (differs(at)) differing++
  const { width, height } = info
  const picture = () => {
    const shown = now.map((value) => 192 + value / 4)
    for (let at = 0; at < now.length; at += 3) if (differs(at)) shown.set([255, 0, 0], at)
    return sharp(shown, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer()
  }
  return { share: differing / (width * height), picture }
}

/** A picture as a PNG with a palette: smaller, its colors off by less than the threshold nearly everywhere. */
export const small = (picture: Buffer) =>
  sharp(picture).png({ palette: true, colors: 256, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer()
