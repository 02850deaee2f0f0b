import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Label } from './Label'

const drawn = (children: string) => renderToStaticMarkup(createElement(Label, { x: 0, y: 0, children }))

it('several spaces stay several in a drawing, and one may be any', () => {
  expect(drawn('a = 1  b = 2')).toContain('>a = 1\u00a0\u00a0b = 2<')
  expect(drawn('a = 1')).toContain('>a = 1<')
})
