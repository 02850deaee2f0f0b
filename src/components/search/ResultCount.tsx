import type { ResultGroup } from '../../search/groups'

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/** Tells screen readers how many results there are; nothing while nothing is searched for. */
export function ResultCount({ query, groups }: { query: string; groups: readonly ResultGroup[] }) {
  const hits = groups.reduce((sum, { isAnswer, parts }) => sum + parts.length + Number(isAnswer), 0)
  return (
    <p role="status" className="visually-hidden">
      {query && `${count(hits, 'result', 'results')} on ${count(groups.length, 'page', 'pages')}`}
    </p>
  )
}
