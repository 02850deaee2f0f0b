import { printMarkdown } from '../../../src/node/markdown/to-markdown'
import { adapt, addressIn, pictureAddress, type Dialect } from './adapt'
import { docusaurus } from './docusaurus'
import { bodyOf } from './read-twin'
import { starlight } from './starlight'
import { vitepress } from './vitepress'

const origin = 'https://docs.example.org'
const around = {
  origin,
  path: '/docs/run/start/',
  slugs: new Set(['run/start', 'run/next', 'api/index-page']),
}

/** A twin's text in another dialect. */
function adapted(text: string, { dialect }: { dialect: Dialect }) {
  const body = bodyOf(`# Title\n\n> Description\n\nSource: here\n\n${text}`, 'x.md')
  const pictures = adapt(body, dialect, around)
  return { text: printMarkdown(body.children), pictures }
}

it('a quotation that begins with the name of a box becomes one', () => {
  const box = '> **Note: Before you begin**\n>\n> Read *this*.\n'
  expect(adapted(box, docusaurus).text).toBe(':::note[Before you begin]\n\nRead _this_.\n\n:::\n')
  expect(adapted(box, starlight).text).toBe(':::note[Before you begin]\n\nRead _this_.\n\n:::\n')
  expect(adapted(box, vitepress).text).toBe('::: info Before you begin\n\nRead _this_.\n\n:::\n')
})

it('a box without a title keeps its name where the generator calls it otherwise', () => {
  const box = '> **Warning**\n>\n> Mind the gap.\n'
  expect(adapted(box, docusaurus).text).toMatch(/^:::warning\n/)
  expect(adapted(box, starlight).text).toMatch(/^:::caution\[Warning\]\n/)
  expect(adapted(box, vitepress).text).toMatch(/^::: warning WARNING\n/)
})

it('other quotations stay', () => {
  expect(adapted('> **Bold** words\n', docusaurus).text).toBe('> **Bold** words\n')
  expect(adapted('> **Attention**\n>\n> Words\n', docusaurus).text).toBe('> **Attention**\n>\n> Words\n')
})

it('in boxes and lists all is adapted as elsewhere', () => {
  const text = `- One\n\n  > **Tip**\n  >\n  > [Next](${origin}/docs/run/next/)\n`
  expect(adapted(text, vitepress).text).toBe('- One\n\n  ::: tip TIP\n\n  [Next](/docs/run/next)\n\n  :::\n')
})

it.each([
  ['/docs/run/next/', '/docs/run/next/', '/docs/run/next'],
  ['/docs/run/next/#x', '/docs/run/next/#x', '/docs/run/next#x'],
  ['/docs/run/start/#x', '#x', '#x'],
  ['/docs/api/index/', '/docs/api/index-page/', '/docs/api/index-page'],
  ['/docs/category/run/', `${origin}/docs/category/run/`, `${origin}/docs/category/run/`],
  ['/llms.txt', `${origin}/llms.txt`, `${origin}/llms.txt`],
])('a link to %s leads to %s, or %s in VitePress', (address, slashed, bare) => {
  expect(addressIn(docusaurus.dialect, around, origin + address)).toBe(slashed)
  expect(addressIn(vitepress.dialect, around, origin + address)).toBe(bare)
})

it('pictures have the same address everywhere', () => {
  const url = `${origin}/static/12ab/graph.png`
  expect(pictureAddress(url)).toBe('/img/graph.png')
  expect(adapted(`![Graph](${url})\n`, starlight)).toEqual({
    text: '![Graph](/img/graph.png)\n',
    pictures: [url],
  })
})

it('footnotes become paragraphs, languages get the names that highlighters know', () => {
  const text = 'Said.[^1]\n\n```proto\nx\n```\n\n[^1]: By *whom*.\n'
  expect(adapted(text, docusaurus).text).toBe('Said. (1)\n\n```protobuf\nx\n```\n\n(1) By _whom_.\n')
})
