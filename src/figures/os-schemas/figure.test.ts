import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe as inWords, figure } from './figure'

it('opens with services of their own, which see one of four references to a file, and joins them by a step', () => {
  expect(inWords(figure.start as never)).toMatch(
    /finds 1 of 4 references, FileParent of Block\. From other services come TaskData of Task, TaskResult of Task, Protocol of Key/,
  )
  const joined = figure.step!(figure.start)
  expect(inWords(joined as never)).toMatch(/All are in one graph: .* finds 4 of 4 references/)
  expect(joined).toEqual(figure.initial)
  expect(figure.step!(joined)).toBeNull()
})

it('speaks of one reference as of one', () => {
  expect(inWords({ marked: 'Key', apart: false })).toMatch(/it finds 1 of 1 reference, OfKey of KeyShare\.$/)
})

it('has a class that nothing leads to', () => {
  expect(inWords({ marked: 'Task', apart: true })).toMatch(/None of them leads to Task/)
})

it('draws the regions that it names, also where they are joined', () => {
  const regions = (apart: boolean) =>
    renderToStaticMarkup(createElement(figure.Picture, { state: { marked: 'File', apart } })).split(
      'fill-opacity',
    ).length - 1
  expect(regions(true)).toBe(6)
  expect(regions(false)).toBe(7)
})

it('keeps a margin between the region of all and those in it, its buttons and its edges', () => {
  const html = renderToStaticMarkup(
    createElement(figure.Picture, { state: { marked: 'File', apart: false } }),
  )
  /** Where the lines of the regions turn. */
  const outlines = [...html.matchAll(/<path d="M([^"]*)Z"[^>]*fill-opacity/g)].map(([, path]) =>
    path!.split('Q').map((turn) => turn.split(' ').slice(-2).map(Number) as [number, number]),
  )
  expect(outlines).toHaveLength(7)
  const [outer, ...inner] = outlines
  /** How far a point is within the region of all. */
  const depth = ([x, y]: readonly [number, number]) =>
    Math.min(
      ...outer!.slice(1).map(([endX, endY], index) => {
        const [beginX, beginY] = outer![index]!
        const [width, height] = [endX - beginX, endY - beginY]
        return ((y - beginY) * width - (x - beginX) * height) / Math.hypot(width, height)
      }),
    )
  expect(Math.min(...inner.flat().map(depth))).toBeGreaterThan(7)
  expect(Math.min(...outer!.map(([x, y]) => Math.min(x, 360 - x, 490 - y)))).toBeGreaterThan(1.5)
})
