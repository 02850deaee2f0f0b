import { findForeignPart } from './svg-parts'

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
  expect(findForeignPart(svg(part))).toMatchObject({ what, does: 'runs' })
})

it.each([
  ['<image href="https://example.com/a.png" />', 'href="https://example.com/a.png"'],
  ['<image xlink:href="a.png" />', 'xlink:href="a.png"'],
  ['<use href="shapes.svg#one" />', 'href="shapes.svg#one"'],
  ['<rect fill="url(https://example.com/a.svg#one)" />', 'fill="url(https://example.com/a.svg#one)"'],
  ['<style>@import "https://example.com/a.css"; a {}</style>', '@import "https://example.com/a.css"'],
  ['<style><![CDATA[@font-face { src: url("a.woff2") }]]></style>', 'url("a.woff2")'],
])('finds what would be loaded from elsewhere: %s', (part, what) => {
  expect(findForeignPart(svg(part))).toMatchObject({ what, does: 'loads' })
})

it('says in which line it stands', () => {
  expect(findForeignPart(svg('<g>\n\n<script /></g>'))?.line).toBe(4)
})

it.each([
  '<rect width="4" />',
  '<text>onload="run()"</text>',
  '<!-- <script> -->',
  '<a href="#one"><rect /></a>',
  '<a href="https://example.com/"><rect /></a>',
  '<use xlink:href="#one" />',
  '<image href="data:image/png;base64,AAAA" />',
  '<rect fill="url(#one)" style="filter: url( \'#two\' )" />',
  '<style>.a { fill: url(#one) }</style><text>url(a.png)</text>',
])('leaves a plain drawing alone: %s', (part) => {
  expect(findForeignPart(svg(part))).toBeUndefined()
})
