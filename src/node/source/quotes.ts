import { LRUCache } from 'lru-cache'
import retextEnglish from 'retext-english'
import retextSmartypants from 'retext-smartypants'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

const typography = unified()
  .use(retextEnglish)
  // Dashes and dots are what their author wrote.
  .use(retextSmartypants, { backticks: false, dashes: false, ellipses: false })

/** A text is read as language only where it has something to set right. */
const straight = /['"]/

const set = new LRUCache<string, string>({ max: 50_000, memoMethod: (text) => setNow(text) })

function setNow(text: string): string {
  let result = ''
  visit(typography.runSync(typography.parse(text)), (node) => {
    if ('value' in node) result += String(node.value)
  })
  return result
}

/** A text of prose with curly quotes and apostrophes. It stays as long as it was. */
export const curlyQuotes = (text: string): string => (straight.test(text) ? set.memo(text) : text)
