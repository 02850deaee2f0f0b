import { judgmentIn } from './lighthouse'

it('of a report the points and two times are read', () => {
  const report = {
    lighthouseVersion: '12.8.2',
    categories: {
      performance: { score: 0.97 },
      accessibility: { score: 1 },
      'best-practices': { score: 0.96 },
      seo: { score: 1 },
    },
    audits: {
      'largest-contentful-paint': { numericValue: 1053.5 },
      'total-blocking-time': { numericValue: 52 },
    },
  }
  expect(judgmentIn(JSON.stringify(report))).toEqual({
    version: '12.8.2',
    ...{ performance: 97, accessibility: 100, bestPractices: 96, seo: 100 },
    ...{ largestPaint: 1053.5, blocking: 52 },
  })
})
