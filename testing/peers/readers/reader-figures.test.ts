import { figuresOf, type Round } from './reader-figures'

/** A round in which all is so many times as much. */
const round = (factor: number): Round => ({
  visits: [1, 2, 3].map((page) => ({ all: page * factor, scripts: page * factor, ahead: 0 })),
  judgments: [1, 2, 3].map((page) => ({
    ...{ version: '1', performance: 90 + page, accessibility: 100, bestPractices: 100, seo: 100 },
    ...{ largestPaint: 1000.4 * page * factor, blocking: page * factor },
  })),
  clicks: { full: [40 * factor], slow: [50 * factor] },
  searches: { full: [200 * factor], slow: [700 * factor] },
})

it('each figure is the median over rounds, pages and links', () => {
  expect(figuresOf([round(1), round(2), round(10)])).toEqual({
    firstVisit: { all: 4, scripts: 4, ahead: 0 },
    lighthouse: {
      ...{ performance: 92, accessibility: 100, bestPractices: 100, seo: 100 },
      ...{ largestPaint: 4002, blocking: 4 },
    },
    click: { full: 80, slow: 100 },
    search: { full: 400, slow: 1400 },
  })
})
