import type { FoundPage, FoundPart } from './catalog'
import { bestOfPages, bestOption, countBySection, groupHits, linesIn, optionsOf } from './groups'

const page = (ref: number, section: string): FoundPage => ({
  ref,
  title: `Page ${ref}`,
  path: `/${ref}/`,
  section,
  trail: [],
  texts: '',
})
const part = (of: FoundPage, ref: number): FoundPart => ({
  ref,
  page: of,
  heading: ref === of.ref ? '' : `Part ${ref}`,
  hash: ref === of.ref ? '' : `#part-${ref}`,
  isName: false,
})
const run = page(0, 'Run')
const api = page(10, 'API')
const hits = [part(run, 2), part(run, 0), part(api, 11)]

describe('results', () => {
  it('are grouped by page; a page is an answer where its beginning is', () => {
    const groups = groupHits(hits, '', 10)
    expect(
      groups.map(({ page, isAnswer, parts }) => [page.ref, isAnswer, parts.map(({ ref }) => ref)]),
    ).toEqual([
      [0, true, [2]],
      [10, false, [11]],
    ])
  })

  it('are two parts of a page at most, and its beginning', () => {
    const many = [1, 2, 3, 0, 4].map((ref) => part(run, ref))
    const refs = bestOfPages([...many, part(api, 11)]).map(({ ref }) => ref)
    expect(refs).toEqual([1, 2, 0, 11])
  })

  it('are limited in number and to a section', () => {
    expect(groupHits(hits, '', 1)).toHaveLength(1)
    expect(groupHits(hits, 'API', 10).map(({ page }) => page.ref)).toEqual([10])
  })

  it('are counted by section, in the order of the site', () => {
    expect([...countBySection(hits, ['Learn', 'API', 'Run'])]).toEqual([
      ['API', 1],
      ['Run', 2],
    ])
  })

  it('can be chosen page by page; the choice begins with the best', () => {
    const options = optionsOf(groupHits(hits, '', 10))
    expect(options.map(({ to }) => to)).toEqual(['/0/', '/0/#part-2', '/10/', '/10/#part-11'])
    expect(bestOption(options, hits[0])).toBe(1)
    expect(bestOption(options, undefined)).toBe(0)
  })

  it('have lines for pages and their parts; the first so many are whole groups', () => {
    const groups = groupHits(hits, '', 10)
    const pagesIn = (least: number) => linesIn(groups, least).map(({ page }) => page.ref)
    expect([pagesIn(1), pagesIn(2), pagesIn(3), pagesIn(9)]).toEqual([[0], [0], [0, 10], [0, 10]])
  })
})
