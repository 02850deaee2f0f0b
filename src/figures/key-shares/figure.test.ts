import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { figure } from './figure'

const state = { holders: [1, 2] }

it('says modulo which number it multiplies, and modulo which the shares count', () => {
  const words = figure.describe(state)
  expect(words).toContain('modulo 47')
  expect(words).toContain('modulo 23')
  const picture = renderToStaticMarkup(createElement(figure.Picture, { state }))
  expect(picture).toMatch(/× \d+ = \d+ mod 47/)
  expect(picture).toContain('modulo 23')
})
