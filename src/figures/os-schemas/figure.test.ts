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
