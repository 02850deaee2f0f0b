import type { ResultGroup } from '../../search/groups'

/** Tells screen readers how many results there are; nothing while nothing is searched for. */
export function ResultCount({ query, groups }: { query: string; groups: readonly ResultGroup[] }) {
  const hits = groups.reduce((sum, { isAnswer, parts }) => sum + parts.length + Number(isAnswer), 0)
  const count = () =>
    WORDS.search.count.join({
      results: WORDS.search.resultCount.join(hits),
      pages: WORDS.search.pageCount.join(groups.length),
    })
  return (
    <p role="status" className="visually-hidden">
      {query && count()}
    </p>
  )
}
