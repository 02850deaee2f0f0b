import type { Repair } from './damaged-text'
import type { Mistake } from './mistakes'

/** More than anybody reads; thousands would keep the parser busy for minutes and end in an overflow of its stack. */
const deepest = 24

const marks = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t]))+/
const deep = new RegExp(`^(?:[ \\t]*(?:>|(?:[-*+]|\\d{1,9}[.)])[ \\t])){${deepest + 1}}`, 'm')

/** Takes away the beginnings of lines with the signs of too many quotes and lists in each other. */
export const withoutDeepNesting: Repair = (text, file) => {
  if (!deep.test(text)) return { text, mistakes: [] }
  const mistakes: Mistake[] = []
  const lines = text.split('\n').map((line, index) => {
    // Hyphens and nothing else are a line across the page.
    if (!deep.test(line) || /^(?:[-*+][ \t]*)*\r?$/.test(line)) return line
    const [begin = ''] = marks.exec(line) ?? []
    const signs = begin.match(/>|[-*+]|\d+[.)]/g) ?? []
    mistakes.push({
      file,
      line: index + 1,
      message: `Quotes and lists are nested ${signs.length} deep here; allowed: at most ${deepest}.`,
      fix: `Take some of the ${signs.at(-1)} away.`,
    })
    return line.slice(begin.length)
  })
  return { text: lines.join('\n'), mistakes }
}
