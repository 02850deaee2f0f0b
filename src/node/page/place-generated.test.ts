import type { RootContent } from 'mdast'
import { elements, textOf } from '../../../testing/fixtures/compile-body'
import {
  authorText,
  badge,
  element,
  fence,
  heading,
  link,
  list,
  paragraph,
  table,
  text,
} from '../markdown/nodes'
import { compileContent } from './compile'

const read = (body: string, generated: RootContent[]) =>
  compileContent(body, 'content/docs/a.mdx', { product: 'Moon' }, { generated })

const made = paragraph(text('Made.'))
const around = [authorText('introduction'), made, authorText('rest')]

describe('what is made from a model', () => {
  it.each([
    [
      "stands before the text's first heading",
      'One.\n\nTwo.\n\n## Three\n\nFour.',
      'One.Two.Made.ThreeFour.',
    ],
    ['stands after a text without headings', 'One.\n\nTwo.', 'One.Two.Made.'],
    ['stands alone where there is no text', '', 'Made.'],
  ])('%s', async (_, body, expected) => {
    expect(textOf((await read(body, around)).tree)).toBe(expected)
  })

  it('may hold the text at any depth', async () => {
    const { tree } = await read('One.', [element('div', {}, [element('section', {}, around)]), made])
    expect(textOf(elements(tree, 'section')[0]!)).toBe('One.Made.')
  })

  it('is no text of an author: braces and colons in it are what they are', async () => {
    const { tree, mistakes } = await read('{product}', [authorText('rest'), paragraph(text('{a} :b[c]'))])
    expect(mistakes).toEqual([])
    expect(textOf(tree)).toBe('{a} :b[c]')
  })

  it('becomes what Markdown becomes', async () => {
    const { tree, headings, links } = await read('', [
      heading(2, 'own', text('Own')),
      paragraph(link('/docs/b/', text('b'))),
      fence('js', 'let a', 'a.js'),
    ])
    expect(headings).toEqual([{ level: 2, id: 'own', text: 'Own' }])
    expect(links).toEqual([{ href: '/docs/b/', line: undefined }])
    expect(elements(tree, 'HeadingLink')).toHaveLength(1)
    expect(elements(tree, 'CodeBlock')[0]!.props).toMatchObject({ language: 'js', title: 'a.js' })
  })

  it('is not changed: parts of it stand on other pages, too', async () => {
    const nodes: RootContent[] = [
      heading(2, 'a', text('A')),
      element('div', { id: 'b' }, [
        paragraph(link('/{product}/', text('b')), badge('info', 'c')),
        list([[text('d')]]),
        table(['E'], [[[text('f')]]]),
        fence('js', '--g'),
      ]),
      ...around,
    ]
    const before = structuredClone(nodes)
    const first = await read('## H', nodes)
    expect(nodes).toEqual(before)
    expect(await read('## H', nodes)).toEqual(first)
  })
})

describe('two headings of one id', () => {
  const model = heading(2, 'parts', text('Parts'))
  const [introduction, rest] = [authorText('introduction'), authorText('rest')]

  it.each([
    ['the text comes first', 'a\n\n## Parts', [introduction, rest, model]],
    ['the text comes last', 'a\n\n## Parts', [introduction, model, rest]],
    ['the text comes last and names its id', 'a\n\n## Mine {#parts}', [introduction, model, rest]],
  ])("are told at the author's: %s", async (_, body, generated) => {
    expect((await read(body, generated)).mistakes).toEqual([
      {
        file: 'content/docs/a.mdx',
        line: 3,
        message: 'The heading id "parts" belongs to a part that the page gets from its model.',
        fix: 'Give your heading other words, or another id: ## … {#id}.',
      },
    ])
  })
})
