import { sumOf } from './first-visit'
import { isAhead } from './traffic'

const shown = 'http://localhost:1/docs/a/'

it.each([
  ['/docs/b.js', { 'sec-purpose': 'prefetch' }, true],
  ['/docs/b.js', { purpose: 'prefetch' }, true],
  ['/docs/b.js', {}, false],
  ['/page-data/docs/b/page-data.json', {}, true],
  ['/page-data/docs/a/page-data.json', {}, false],
  ['/page-data/app-data.json', {}, false],
])('%s with %j is fetched ahead: %s', (address, headers, expected) => {
  expect(isAhead(`http://localhost:1${address}`, headers as Record<string, string>, shown)).toBe(expected)
})

it('scripts and pages that are fetched ahead are told apart', () => {
  const answer = { url: '', isScript: false, isAhead: false, bytes: 1000 }
  const all = [answer, { ...answer, isScript: true }, { ...answer, isScript: true, isAhead: true }]
  expect(sumOf(all)).toEqual({ all: 3, scripts: 1, ahead: 1 })
})
