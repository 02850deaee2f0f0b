import { findScript } from './svg-scripts'

const svg = (part: string) => `<svg xmlns="http://www.w3.org/2000/svg">\n${part}\n</svg>`

it.each([
  ['<script>run()</script>', '<script>'],
  ['<g>\n<rect onload="run()" /></g>', 'onload="run()"'],
  ['<rect ONCLICK="run()" />', 'ONCLICK="run()"'],
  ['<a href="javascript:run()"><rect /></a>', 'href="javascript:run()"'],
  ['<a xlink:href=" JavaScript:run()"><rect /></a>', 'xlink:href=" JavaScript:run()"'],
  ['<foreignObject><iframe /></foreignObject>', '<foreignObject>'],
  ['<![CDATA[ a ]]><script href="x.js" />', '<script>'],
])('finds what would run: %s', (part, what) => {
  expect(findScript(svg(part))?.what).toBe(what)
})

it('says in which line it stands', () => {
  expect(findScript(svg('<g>\n\n<script /></g>'))?.line).toBe(4)
})

it.each([
  '<rect width="4" />',
  '<text>onload="run()"</text>',
  '<!-- <script> -->',
  '<a href="#one"><rect /></a>',
])('leaves a plain drawing alone: %s', (part) => {
  expect(findScript(svg(part))).toBeUndefined()
})
