import path from 'node:path'
import { suggest, type Fault } from '../source/faults'
import type { ImageSize } from '../source/image-sizes'
import type { Page } from '../page/read-pages'
import { inContent } from '../source/read-source'

/** More than a page ever shows, and than a repository should hold for ever. */
const largestFile = 2_000_000
const largestSide = 4000

/** Images that are not there. */
export const checkImages = (pages: Page[], assets: readonly string[]): Fault[] =>
  pages.flatMap((page) =>
    page.content.images.flatMap(({ src, line }) => {
      const file = path.posix.join(page.folder, src)
      if (assets.includes(file)) return []
      const message = `The image "${src}" does not exist.`
      return [{ file: inContent(page.file), line, message, fix: suggest(file, [...assets]) }]
    }),
  )

/** Pictures that are no pictures, and those too large for a page. */
export const checkImageSizes = (sizes: ReadonlyMap<string, ImageSize>): Fault[] =>
  [...sizes].flatMap(([name, size]) => {
    const problem = problemOf(size)
    return problem ? [{ file: inContent(name), ...problem }] : []
  })

function problemOf(size: ImageSize): Pick<Fault, 'message' | 'fix'> | null {
  if (!size)
    return {
      message: "The picture can't be read.",
      fix: 'Export it again as PNG, JPEG, WebP or SVG; the ending must be that of its format.',
    }
  const { bytes, width, height } = size
  if (Math.max(width, height) > largestSide)
    return {
      message: `The picture has ${width} × ${height} pixels; allowed: at most ${largestSide} on a side.`,
      fix: 'Scale it down; a page shows at most some 1600 pixels.',
    }
  if (bytes > largestFile)
    return {
      message: `The picture has ${(bytes / 1e6).toFixed(1)} MB; allowed: at most ${largestFile / 1e6}.`,
      fix: 'Scale it down, or save it as WebP.',
    }
  return null
}
