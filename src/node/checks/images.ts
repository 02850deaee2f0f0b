import path from 'node:path'
import { decodePart } from '../../shared/paths'
import type { SiteSettings } from '../../site/settings-schema'
import type { Mistake, Problem } from '../source/mistakes'
import { nearest, suggest } from '../source/suggest'
import { isImage, type ImageSize } from '../source/image-sizes'
import type { Page } from '../page/read-pages'
import { inContent, settingsFile } from '../source/file-names'
import type { LineInSettings } from '../source/settings-code'

/** More than a page ever shows, and than a repository should hold for ever. */
const largestFile = 2_000_000
const largestSide = 4000

/** The endings of a format as sharp names it, the usual one first. */
const endingsOf = (format: string) =>
  ({ jpeg: ['jpg', 'jpeg'], tiff: ['tiff', 'tif'], heif: ['avif'] })[format] ?? [format]

/** Images that are not there. */
export const checkImages = (pages: Page[], assets: readonly string[]): Mistake[] =>
  pages.flatMap((page) =>
    page.content.images.flatMap(({ src, line }) => {
      const file = path.posix.join(page.folder, decodePart(src))
      if (assets.includes(file)) return []
      const message = `The image "${src}" does not exist.`
      return [{ file: inContent(page.file), line, message, fix: suggest(file, [...assets]) }]
    }),
  )

/**
 * Pictures that nobody sees: they were left when a page let go of them.
 * @param pages with drafts, and with those that can't be read: whether these show a picture is not known
 * @returns a warning for each
 */
export function unshownPictures(pages: readonly Page[], assets: readonly string[]): Mistake[] {
  if (pages.some(({ content }) => content.unread)) return []
  const shown = new Set(
    pages.flatMap(({ folder, content }) =>
      content.images.map(({ src }) => path.posix.join(folder, decodePart(src))),
    ),
  )
  return assets
    .filter((file) => isImage(file) && !shown.has(file))
    .map((file) => ({
      file: inContent(file),
      message: 'No page shows the picture.',
      fix: `Show it with ![…](./${path.posix.basename(file)}), or remove the file.`,
    }))
}

/** Pictures that the settings name and that are not served. */
export const checkImagesOfSettings = (
  settings: SiteSettings,
  staticFiles: readonly string[],
  lineOf: LineInSettings,
): Mistake[] =>
  (['favicon', 'socialCard'] as const).flatMap((key) => {
    const file = settings[key]
    if (staticFiles.includes(file)) return []
    const pictures = staticFiles.filter(isImage)
    const near = nearest(file, pictures)
    return {
      file: settingsFile,
      line: lineOf([key]),
      message: `"${key}" is "${file}", and there is no file static${file}.`,
      fix: near ? `Did you mean "${near}"?` : `Put it there, or name one that is: ${pictures.join(', ')}.`,
    }
  })

/** Pictures that are no pictures, and those too large for a page. */
export const checkImageSizes = (sizes: ReadonlyMap<string, ImageSize>): Mistake[] =>
  [...sizes].flatMap(([name, size]) => {
    const problem = problemOf(name, size)
    return problem ? [{ file: inContent(name), ...problem }] : []
  })

function problemOf(name: string, size: ImageSize): (Problem & Pick<Mistake, 'line'>) | null {
  if (!size)
    return {
      message: "The picture can't be read.",
      fix: 'Export it again as PNG, JPEG, WebP or SVG; the ending must be that of its format.',
    }
  const { bytes, width, height, format, damage, foreign } = size
  if (damage)
    return { message: 'The picture is damaged: it ends before its end.', fix: 'Export or copy it again.' }
  if (foreign?.does === 'runs')
    return {
      line: foreign.line,
      message: `The drawing holds a script: ${foreign.what}.`,
      fix: 'Export it as plain SVG, or remove that part.',
    }
  if (foreign)
    return {
      line: foreign.line,
      message: `The drawing needs another file, which no page loads for it: ${foreign.what}.`,
      fix: 'Export it again with pictures embedded and letters as paths, or remove that part.',
    }
  const ending = path.posix.extname(name).slice(1).toLowerCase()
  if (format && !endingsOf(format).includes(ending)) {
    const plain = path.posix.basename(name).replace(/\.\w+$/, '')
    return {
      message: `The picture is a ${format.toUpperCase()}, and its name ends with .${ending}.`,
      fix: `Rename it to ${plain}.${endingsOf(format)[0]}, or export it as ${ending.toUpperCase()}.`,
    }
  }
  if (format === 'tiff')
    return {
      message: 'The picture is a TIFF, which most browsers do not show.',
      fix: 'Export it as PNG, JPEG, WebP or SVG.',
    }
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
