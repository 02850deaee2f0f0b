import { load } from 'cheerio'
import { pictureOf, placeOf, shiftsOf } from './picture'
import { sampleFigures } from './sample'

it('each doubling is as wide as the others, and nothing stands outside', () => {
  const steps = [1 / 8, 1 / 4, 1 / 2, 1, 2, 4, 8, 16, 32].map(placeOf)
  const widths = steps.slice(1).map((place, index) => place - steps[index]!)
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1)
  expect([placeOf(0), placeOf(1000)]).toEqual([steps[0], steps.at(-1)])
})

it('marks that would hide one another make way', () => {
  expect(shiftsOf([100, 105, 200])).toEqual([-6, 6, 0])
  expect(shiftsOf([100, 150, 155, 160])).toEqual([0, 6, -6, 6])
})

describe('the picture', () => {
  const $ = load(pictureOf(sampleFigures), { xml: true })
  const marksOf = (name: string) => $(`path.${name}`).length

  it('has a title, no script, and colors for both modes', () => {
    expect($('title').text()).toBe('This site beside four other generators: less is better')
    expect($('script').length).toBe(0)
    expect($('style').text()).toContain('@media (prefers-color-scheme:dark)')
  })

  it('has a mark for each measure that is known, and one in the legend', () => {
    expect(marksOf('vitepress')).toBe(7 + 1)
    expect(marksOf('starlight')).toBe(2 + 1)
    expect(marksOf('docusaurus-rust')).toBe(0)
  })

  it('names its lines and its marks', () => {
    const texts = $('text')
      .toArray()
      .map((each) => $(each).text())
    expect(texts).toEqual(
      expect.arrayContaining(['VitePress 1.6.4', 'this site', '×1/8', '×32', 'Cold build']),
    )
  })
})
