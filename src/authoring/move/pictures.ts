import path from 'node:path'
import { codeIn, isWithin } from '../../node/source/code-in-text'
import { folderOf } from '../../node/source/file-names'

/**
 * Where a path from the page's folder may stand: in the parentheses of Markdown, in angle brackets too; in a definition; in an
 * attribute of a tag, in quotes or braces. Each has what stands before the path, and the path.
 */
const places: readonly RegExp[] = [
  /(\]\(\s*)(\.{1,2}\/[^)\s]+)/g,
  /(\]\(\s*<)(\.{1,2}\/[^>\n]+)/g,
  /(^[ \t>]*\[(?!\^)[^\]\n]+\]:[ \t]*)(\.{1,2}\/\S+)/gm,
  /(^[ \t>]*\[(?!\^)[^\]\n]+\]:[ \t]*<)(\.{1,2}\/[^>\n]+)/gm,
  /(\b(?:src|href|poster)=\{?["'`])(\.{1,2}\/[^"'`\n]+)/gi,
]
/** An attribute with several pictures, each with its size: "./a.png 1x, ../b.png 2x". */
const sets = /(\bsrcset=\{?["'`])([^"'`]+)/gi
const inSet = /(^|,\s*)(\.{1,2}\/[^\s,]+)/g

/** A page's text at its new place. Pictures stay where they are: other pages may show them, too. What is code stays as it is. */
export function withPictures(text: string, from: string, to: string): string {
  const [before, after] = [folderOf(from), folderOf(to)]
  if (before === after) return text
  const moved = (src: string) => {
    const relative = path.posix.relative(after, path.posix.join(before, src))
    return relative.startsWith('.') ? relative : `./${relative}`
  }
  const replace = (whole: string, place: RegExp, change: (part: string) => string) => {
    const code = codeIn(whole)
    return whole.replace(place, (found: string, start: string, part: string, at: number) =>
      isWithin(code, at) ? found : start + change(part),
    )
  }
  const single = places.reduce((whole, place) => replace(whole, place, moved), text)
  return replace(single, sets, (set) =>
    set.replace(inSet, (_, start: string, src: string) => start + moved(src)),
  )
}
