import type { Page } from '../page/read-pages'
import type { Mistake } from '../source/mistakes'
import { inContent } from '../source/file-names'

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'.split(
  '|',
)
/** "30 June 2026", "June 2026", "2026-06-30", in a text. */
const day = new RegExp(
  `(?<![\\w.-])(?:(\\d{1,2}) )?(${months.join('|')}) (\\d{4})\\b|(?<![\\w.-])(\\d{4})-(\\d{2})-(\\d{2})\\b`,
  'g',
)

/** Days that checks and sources are said to be of, and that no calendar has or that are still to come: typos. */
export const wrongDays = (pages: readonly Page[], now: Date): Mistake[] =>
  pages.flatMap(({ file, frontmatter: { checked = '', sources = [] }, lineOf }) => {
    const tell = (text: string, what: string, ...key: PropertyKey[]) =>
      [...text.matchAll(day)].flatMap((found) => {
        const problem = problemOf(found, now)
        const message = `"${key.join('.')}" names a day that ${problem}: ${found[0]}.`
        const fix = `Write the day of the ${what}.`
        return problem ? [{ file: inContent(file), line: lineOf(...key), message, fix }] : []
      })
    return [
      ...tell(checked, 'check', 'checked'),
      ...sources.flatMap(({ title }, index) => tell(title, 'source', 'sources', index, 'title')),
    ]
  })

/** What is wrong with a day or a month. It is to come when it begins in more than a day. */
function problemOf(
  [, date, name, year, isoYear, isoMonth, isoDay]: RegExpExecArray,
  now: Date,
): string | undefined {
  const month = isoYear ? Number(isoMonth) - 1 : months.indexOf(name!)
  const inMonth = Number(isoDay ?? date ?? 1)
  const begin = new Date(Date.UTC(Number(isoYear ?? year), month, inMonth))
  if (begin.getUTCMonth() !== month || begin.getUTCDate() !== inMonth) return 'no calendar has'
  const tomorrow = now.getTime() + 24 * 60 * 60 * 1000
  return begin.getTime() > tomorrow ? 'is still to come' : undefined
}
