import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { figure } from './figure'

const shown = (done: number) => ({
  words: figure.describe({ done }),
  picture: renderToStaticMarkup(createElement(figure.Picture, { state: { done } })),
})

/** A variable as sentences have it, which no line breaks after its sign. */
const whole = (name: string) => name.replace('?', '?\u2060')

it('keeps all variables while it looks up', () => {
  const { words, picture } = shown(2)
  expect(words).toContain(whole('?doc=Doc3'))
  expect(picture).toContain('?doc=Doc3')
})

it('shows only what the query selects as its result', () => {
  const { words, picture } = shown(3)
  expect(words).toContain(`${whole('?doc')}=Doc3, ${whole('?title')}=`)
  expect(words).not.toContain(whole('?person='))
  expect(picture).not.toContain('?person=')
})

it('names the colors that the data have', () => {
  expect(shown(0).picture).not.toContain('green')
  expect(shown(1).picture).toContain('green fits the last lookup<')
  expect(shown(3).picture).toContain('green fits the last lookup, amber doesn’t<')
})
