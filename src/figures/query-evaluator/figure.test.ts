import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { figure } from './figure'

const shown = (done: number) => ({
  words: figure.describe({ done }),
  picture: renderToStaticMarkup(createElement(figure.Picture, { state: { done } })),
})

it('keeps all variables while it looks up', () => {
  const { words, picture } = shown(2)
  expect(words).toContain('?doc=Doc3')
  expect(picture).toContain('?doc=Doc3')
})

it('shows only what the query selects as its result', () => {
  const { words, picture } = shown(3)
  expect(words).toContain('?doc=Doc3, ?title=')
  expect(words).not.toContain('?person=')
  expect(picture).not.toContain('?person=')
})

it('names the colors that the data have', () => {
  expect(shown(0).picture).not.toContain('green')
  expect(shown(1).picture).toContain('green: just found<')
  expect(shown(3).picture).toContain('green: just found, amber: passed over<')
})

it('speaks of one answer as of one, and of none before the first lookup', () => {
  expect(shown(0).words).toMatch(/^Before the first lookup nothing is known yet\. Next is /)
  expect(shown(1).words).toMatch(/^After 1 of 3 lookups the answer is: \?doc=Doc3/)
})

it('has the columns of its data as far apart as their rows', () => {
  const boxes = [
    ...shown(0).picture.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="26"/g),
  ].map((box) => ({ x: Number(box[1]), y: Number(box[2]), width: Number(box[3]) }))
  expect(boxes).toHaveLength(6)
  const [first, beside, below] = boxes
  const between = beside!.x - first!.x - first!.width
  expect([between, beside!.x + beside!.width]).toEqual([below!.y - first!.y - 26, 360])
})
