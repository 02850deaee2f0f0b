import type { FoundPage, FoundPart } from './catalog'
import type { Evidence } from './evidence'
import { groupByPage, sharesOf, type Shares } from './grouping'

const pageAt = (ref: number): FoundPage => ({
  ref,
  title: `Page ${ref}`,
  path: `/docs/${ref}/`,
  section: 'Docs',
  trail: [],
  texts: '',
})
const [fees, nodes] = [pageAt(0), pageAt(10)]

/** The beginning of a page, or one of its sections. */
const partOf = (page: FoundPage, place = 0): FoundPart => ({
  ref: page.ref + place,
  page,
  heading: place ? `Section ${place}` : '',
  hash: place ? `#section-${place}` : '',
  isName: false,
})
const scored = (part: FoundPart, score: number) => ({ part, score })

const named: Shares = { named: () => 1, shown: () => 1 }
const unnamed: Shares = { named: () => 0.2, shown: () => 1 }

it('keeps a page’s parts together, pages by their best part', () => {
  const parts = [
    scored(partOf(fees, 1), 8),
    scored(partOf(nodes, 1), 10),
    scored(partOf(fees, 2), 9),
    scored(partOf(nodes, 2), 8.5),
  ]
  expect(groupByPage(parts, named)).toEqual([11, 12, 2, 1])
})

it('leaves out what is far worse than the best answer', () => {
  expect(groupByPage([scored(partOf(fees), 10), scored(partOf(nodes), 1)], named)).toEqual([0])
})

it('gives two parts of a page at most, and none far worse than its best', () => {
  const of = (scores: number[]) => scores.map((score, place) => scored(partOf(fees, place + 1), score))
  expect(groupByPage(of([10, 9, 8]), named)).toEqual([1, 2])
  expect(groupByPage(of([10, 5]), named)).toEqual([1])
})

describe('a page’s beginning', () => {
  const parts = [scored(partOf(fees, 1), 10), scored(partOf(fees, 2), 9), scored(partOf(fees), 8)]

  it('leads where the best section’s name says little of the query', () => {
    expect(groupByPage(parts, unnamed)).toEqual([0, 1])
  })

  it('does not where that name says it', () => {
    expect(groupByPage(parts, named)).toEqual([1, 2])
  })

  it('does not where it shows much less of it', () => {
    const shown = ({ heading }: FoundPart) => (heading ? 1 : 0.4)
    expect(groupByPage(parts, { ...unnamed, shown })).toEqual([1, 2])
  })

  it('does not where it is much worse', () => {
    expect(groupByPage([scored(partOf(fees, 1), 10), scored(partOf(fees), 5)], unnamed)).toEqual([1])
  })
})

it('parts show, and are named, the share of a query that its words tell', () => {
  const term = (rarity: number, shown: number[], named: number[]) =>
    ({ rarity, shown: new Set(shown), named: new Set(named) }) as Evidence
  const { shown, named } = sharesOf([term(3, [1, 2], [1]), term(1, [1, 2, 3], [1, 2])])
  const parts = [1, 2, 3].map((place) => partOf(fees, place))
  expect(parts.map(named)).toEqual([1, 0.25, 0])
  expect(parts.map(shown)).toEqual([1, 1, 0.25])
})
