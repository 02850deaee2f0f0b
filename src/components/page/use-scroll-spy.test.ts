import { renderHook } from '@testing-library/react'
import { layOut, scrollTo } from '../../../testing/components/scroll'
import { headingInView, useScrollSpy } from './use-scroll-spy'

describe('headingInView', () => {
  const view = { top: 68, height: 800, atEnd: false }
  it.each([
    ['the first visible one in the upper half', [-500, 68, 300], 1],
    ['the last one above, where the next is in the lower half', [-500, 67, 400], 1],
    ['none above the first one', [401, 900], -1],
    ['the last one, where all are above', [-900, -500], 1],
    ['none on a page without headings', [], -1],
  ])('is %s', (_, tops, index) => expect(headingInView(tops, view)).toBe(index))

  it('is the last one at the end of the page, also where another is at the top', () =>
    expect(headingInView([80, 300, 700], { ...view, atEnd: true })).toBe(2))
})

describe('useScrollSpy', () => {
  it('follows the page by the places of its headings', async () => {
    layOut({ window: 800, page: 4000 })
    document.body.innerHTML = '<h2 id="first">1</h2><h2 id="second">2</h2>'
    const places: Record<string, number> = { first: 600, second: 2000 }
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return { top: places[this.id]! - window.scrollY } as DOMRect
    })
    await scrollTo(0)
    const { result } = renderHook(() => useScrollSpy([{ id: 'first' }, { id: 'gone' }, { id: 'second' }]))
    expect(result.current).toBe(null)
    await scrollTo(300)
    expect(result.current).toBe('first')
    await scrollTo(1601)
    expect(result.current).toBe('second')
  })
})
