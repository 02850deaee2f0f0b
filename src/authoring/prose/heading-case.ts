import { properNouns } from './words'

/**
 * The words of a heading that should begin with a small letter: headings are in sentence case. Proper nouns, words
 * with other capitals (KMS, macOS, HyperSnap), and what follows a colon or ends a sentence are right with a capital.
 * @param heading its text; what stands in code is left out by the caller as "`"
 */
export function wronglyCapitalized(heading: string): string[] {
  const words = heading.split(/\s+/)
  return words.filter((word, index) => {
    const previous = words[index - 1]
    if (previous === undefined || /[:.?]$/.test(previous) || /^\d+\.$/.test(previous)) return false
    const bare = word.replace(/^[("“]+|['’]s$|[)"”,.;:?]+$/g, '').replace(/['’]s$/, '')
    return /^[A-Z][a-z]+(-[a-z]+)*$/.test(bare) && !properNouns.has(bare.split('-')[0]!)
  })
}
