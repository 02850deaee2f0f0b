import { sampleFigures } from './sample'
import { conditionsText, ratioText, rowsOf, tableOf } from './table'

const row = (what: string) => rowsOf(sampleFigures).find(([name]) => name === what)

it.each([
  [0, '×0.00'],
  [0.456, '×0.46'],
  [0.996, '×1.0'],
  [1, '×1.0'],
  [3.14, '×3.1'],
  [9.96, '×10'],
  [12.4, '×12'],
])('the ratio %d is written %s', (ratio, text) => expect(ratioText(ratio)).toBe(text))

it('this site has its figures, the others how many times that, and a dash where nothing was measured', () => {
  expect(rowsOf(sampleFigures)[0]).toEqual([
    ...['', 'This site (Gatsby 5.16.1)', 'VitePress 1.6.4', 'Starlight 0.42.4'],
  ])
  expect(row('Cold build')).toEqual(['Cold build', '40.0 s', '×0.50', '×0.25'])
  expect(row('Click to new heading')).toEqual(['Click to new heading', '50 ms', '×2.0', '–'])
})

it('where this site has nothing of it, the others have figures', () => {
  expect(row('– of it pages fetched ahead')!.slice(1)).toEqual(['0 KB', '0 KB', '–'])
})

it('points of Lighthouse are no ratios', () => {
  expect(row('Lighthouse, performance')!.slice(1)).toEqual(['100', '100', '–'])
  expect(row('Lighthouse, accessibility, best practices, search engines')![1]).toBe('100, 96, 92')
})

it('it says when and on what it was measured, and at what load', () => {
  expect(conditionsText(sampleFigures)).toBe(
    'Medians; 288 pages in each site. Readers: 2026-01-02, load 0.4 to 1.6, runs: 3; builds: 2026-01-02, load 0.4 to 1.6, runs: 3. Machine: 2 cores (Some CPU), 24 GB, Linux x64, Node 20.20.2. Chromium 156.0, Lighthouse 12.8.2.',
  )
  const { builds, ...none } = sampleFigures
  expect(conditionsText({ ...none, readers: {}, builds: {}, tools: undefined })).toMatch(
    /Readers: not measured; builds: not measured\..*Node 20\.20\.2\.$/,
  )
  expect(Object.keys(builds)).toHaveLength(3)
})

it('the table is Markdown with aligned columns', () => {
  const [head, line] = tableOf(sampleFigures).split('\n')
  expect(head).toMatch(/^\| {2,}\| This site/)
  expect(line).toMatch(/^\| -+ \| -+: \| -+: \| -+: \|$/)
})
