import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { figures } from './registry'

const names = Object.keys(figures)

it('lists figures in alphabetical order', () => {
  expect(names).toEqual([...names].sort())
})

describe.each(names)('the figure %s', (name) => {
  /** What the page shows, and every state that stepping leads to. */
  const statesOf = async () => {
    const { figure } = await figures[name]!()
    const states = [figure.initial]
    let next: unknown = figure.start ?? figure.initial
    while (figure.step && next !== null && states.length < 100) {
      states.push(next)
      next = figure.step(next)
    }
    return { figure, states }
  }

  it('comes to an end when it is stepped through', async () => {
    expect((await statesOf()).states.length).toBeLessThan(100)
  })

  it('says in words what each state shows, without gaps', async () => {
    const { figure, states } = await statesOf()
    for (const state of states) {
      const text = figure.describe(state)
      expect(text).toMatch(/^\S.*[.?]$/)
      expect(text).not.toMatch(/undefined|NaN|null|\[object/)
    }
  })

  it('keeps its height, so that nothing below moves', async () => {
    const { figure, states } = await statesOf()
    const heights = states.map(
      (state) => /viewBox="([^"]*)"/.exec(renderToStaticMarkup(createElement(figure.Picture, { state })))![1],
    )
    expect(new Set(heights).size).toBe(1)
  })

  it('draws each state in the kit’s hand: no ids, no styles, no colors of its own, no gaps', async () => {
    const { figure, states } = await statesOf()
    for (const state of states) {
      const html = renderToStaticMarkup(createElement(figure.Picture, { state }))
      expect(html).toContain('aria-hidden="true"')
      expect(html).not.toMatch(/ (id|style|class)="/)
      expect(html).not.toMatch(/(fill|stroke)="(?!none|var\(--c-)/)
      expect(html).not.toMatch(/undefined|NaN|\[object/)
    }
  })
})
