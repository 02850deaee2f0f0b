import type { Repair } from './damaged-text'
import type { Mistake } from './mistakes'

const begins = /^<{7}( |\r?$)/
const parts = /^(\|{7}( |\r?$)|={7}\r?$)/
const ends = /^>{7}( |\r?$)/
/** Alone, seven bars may be a row of empty cells. */
const base = /^\|{7} [\w/.-]+\r?$/

/**
 * Puts aside what Git leaves where two versions change the same lines: of each conflict the first side stays, the other
 * lines are empty, so that every line keeps its number.
 */
export const withoutConflicts: Repair = (text, file) => {
  if (!/^(?:[<>]{7}|\|{7} )/m.test(text)) return { text, mistakes: [] }
  const lines = text.split('\n')
  const mistakes: Mistake[] = []
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!
    const end = begins.test(line) ? lines.findIndex((other, at) => at > index && ends.test(other)) : -1
    if (end > 0) {
      mistakes.push({
        file,
        line: index + 1,
        message: `A conflict of two versions is left here; it ends in line ${end + 1}.`,
        fix: 'Keep what is right of both sides, and remove the lines <<<<<<<, ======= and >>>>>>>.',
      })
      const middle = lines.findIndex((other, at) => at > index && parts.test(other))
      const from = middle > index && middle < end ? middle : end
      lines[index] = ''
      lines.fill('', from, end + 1)
      index = end
    } else if ([begins, ends, base].some((sign) => sign.test(line))) {
      mistakes.push({
        file,
        line: index + 1,
        message: `A line of a conflict is left here: "${line.trim()}".`,
        fix: 'Remove it.',
      })
      lines[index] = ''
    }
  }
  return { text: lines.join('\n'), mistakes }
}
