import { memo } from 'react'
import type { ResultGroup } from '../../search/groups'

interface ResultCountProps {
  query: string
  groups: readonly ResultGroup[]
  /** Number of all hits in the section that is searched: more than are shown, maybe. */
  total: number
  /** A word of the query that led nowhere. */
  missing: string | undefined
}

/** Says how many results there are, to screen readers too; nothing while nothing is searched for. */
export const ResultCount = memo(function ResultCount({ query, groups, total, missing }: ResultCountProps) {
  const shown = groups.reduce((sum, { isAnswer, parts }) => sum + parts.length + Number(isAnswer), 0)
  const pages = WORDS.search.pageCount.join(groups.length)
  const count = () =>
    total > shown
      ? WORDS.search.best.join({ shown, results: WORDS.search.resultCount.join(total), pages })
      : WORDS.search.count.join({ results: WORDS.search.resultCount.join(shown), pages })
  return (
    <p
      role="status"
      // Where nothing is found the dialog says more of it.
      className={shown ? undefined : 'visually-hidden'}
      sx={{
        flex: 'none',
        m: 0,
        px: 3,
        overflowWrap: 'anywhere',
        color: 'muted',
        fontSize: 0,
        '&:not(:empty)': { pt: 2 },
      }}
    >
      {query && (missing ? WORDS.search.countWithout.join({ count: count(), word: missing }) : count())}
    </p>
  )
})
