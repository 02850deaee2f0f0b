import type { Page } from '../page/read-pages'
import type { Fault } from '../source/faults'
import { inContent } from '../source/read-source'

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'.split(
  '|',
)
/** "30 June 2026", "June 2026", "2026-06-30", in a text. */
const day = new RegExp(
  `\\b(?:(\\d{1,2}) )?(${months.join('|')}) (\\d{4})\\b|\\b(\\d{4})-(\\d{2})-(\\d{2})\\b`,
  'g',
)

/** Days that checks and sources are said to be of, and that are still to come: a slip in the year, most often. */
export const daysToCome = (pages: readonly Page[], now: Date): Fault[] =>
  pages.flatMap(({ file, frontmatter: { checked = '', sources = [] }, lineOf }) => {
    const tell = (text: string, what: string, ...key: PropertyKey[]) =>
      laterThan(now, text).map((found) => ({
        file: inContent(file),
        line: lineOf(...key),
        message: `"${key.join('.')}" names a day that is still to come: ${found}.`,
        fix: `Write the day of the ${what}.`,
      }))
    return [
      ...tell(checked, 'check', 'checked'),
      ...sources.flatMap(({ title }, index) => tell(title, 'source', 'sources', index, 'title')),
    ]
  })

/** The days and months in a text that have not begun anywhere on earth. */
function laterThan(now: Date, text: string): string[] {
  const tomorrow = now.getTime() + 24 * 60 * 60 * 1000
  return [...text.matchAll(day)].flatMap(([found, date, name, year, isoYear, isoMonth, isoDay]) => {
    const begin = isoYear
      ? Date.UTC(Number(isoYear), Number(isoMonth) - 1, Number(isoDay))
      : Date.UTC(Number(year), months.indexOf(name!), Number(date ?? 1))
    return begin > tomorrow ? found : []
  })
}
