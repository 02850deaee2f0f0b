import { compileBody, elements, file, textOf } from '../../../testing/fixtures/compile-body'

const propsOf = async (body: string, tag: string) =>
  elements((await compileBody(body)).tree, tag).map(({ props }) => props)

describe('variables', () => {
  it.each([
    ['a sentence', 'The {product} network, {ticker}.', 'The Quilibrium network, QUIL.'],
    ['a line of its own', '{product}', 'Quilibrium'],
    ['emphasis', 'On **{product}**', 'On Quilibrium'],
    ['the text of a link', '[{product}](https://example.org/)', 'Quilibrium'],
    ['a table cell', '| A |\n| - |\n| {product} |', 'AQuilibrium'],
    ['a list item', '- {product}', 'Quilibrium'],
    ['a component', '<Details summary="x">{product}</Details>', 'Quilibrium'],
    ['a box', ':::note\n{product}\n:::', 'Quilibrium'],
    ['a word with a colon', 'a:b{product}', 'a:bQuilibrium'],
  ])('are filled in %s', async (_, body, text) => {
    const { tree, mistakes } = await compileBody(body)
    expect(mistakes).toEqual([])
    expect(textOf(tree)).toBe(text)
  })

  it('are filled in headings, their ids and the list of headings', async () => {
    const { tree, headings } = await compileBody('## About {console}')
    expect(headings).toEqual([{ level: 2, id: 'about-q-console', text: 'About Q Console' }])
    expect(elements(tree, 'h2')[0]).toMatchObject({ props: { id: 'about-q-console' } })
  })

  it.each([
    ['a link', '[x](/docs/what-is-{console}/)', '/docs/what-is-q-console/'],
    ['a link that holds a domain', '[x](https://{domain}/a/)', 'https://docs.example.org/a/'],
    ['a definition', '[x]\n\n[x]: /docs/{console}/', '/docs/q-console/'],
    ['the address of a card', '<Card title="x" href="/docs/{console}/">x</Card>', '/docs/q-console/'],
  ])('take their slug form in %s', async (_, body, href) => {
    expect((await compileBody(body)).links).toEqual([{ href, line: 1 }])
  })

  it('take their slug form in the address of an image, not in its texts', async () => {
    const { tree } = await compileBody('![The {console} logo](./{console}.png "By {product}")')
    expect(elements(tree, 'img')[0]?.props).toEqual({
      src: './q-console.png',
      alt: 'The Q Console logo',
      title: 'By Quilibrium',
    })
  })

  it('are filled in the text alternative of an image that is defined elsewhere', async () => {
    expect(await propsOf('![The {product} logo][logo]\n\n[logo]: ./logo.png', 'img')).toEqual([
      { src: './logo.png', alt: 'The Quilibrium logo' },
    ])
  })

  it('are filled as they are in the other attributes of components', async () => {
    expect(await propsOf('<Details summary="What is {console}?">x</Details>', 'Details')).toEqual([
      { summary: 'What is Q Console?' },
    ])
  })

  it.each([
    ['`http://{domain}:80`', 'http://docs.example.org:80'],
    ['`{other}`', '{other}'],
    ['`{ product }`', '{ product }'],
    ['`x = {}`', 'x = {}'],
  ])('are filled in code within a sentence, %s, where the name is known', async (body, text) => {
    const { tree, mistakes } = await compileBody(body)
    expect(mistakes).toEqual([])
    expect(textOf(tree)).toBe(text)
  })

  it('stay what they are behind an escaped brace', async () => {
    const { tree, mistakes } = await compileBody('\\{product}')
    expect(mistakes).toEqual([])
    expect(textOf(tree)).toBe('{product}')
  })

  it.each([
    ['a sentence', 'one\ntwo\n\nthree {prodct}', 4],
    ['the second line of a paragraph', 'one\ntwo {prodct}', 2],
    ['an address', 'one\n\n[x](/docs/{prodct}/)', 3],
    ['an attribute', 'one\n\n<Badge tone="{prodct}">x</Badge>', 3],
    ['a text alternative', 'one\n\n![{prodct}](./a.png)', 3],
    ['a footnote', 'one[^1]\n\n[^1]: {prodct}', 3],
  ])('that are unknown are mistakes with their line and the nearest name in %s', async (_, body, line) => {
    expect((await compileBody(body)).mistakes).toEqual([
      {
        file,
        line,
        message: 'Unknown variable "{prodct}".',
        fix: expect.stringContaining('Did you mean "product"?') as string,
      },
    ])
  })

  it('may not be names that every object has', async () => {
    const { tree, mistakes } = await compileBody('{toString} {constructor}')
    expect(mistakes.map(({ message }) => message)).toEqual([
      'Unknown variable "{toString}".',
      'Unknown variable "{constructor}".',
    ])
    expect(textOf(tree)).toBe('{toString} {constructor}')
  })
})

describe('code in content', () => {
  it.each([
    ['a sum', 'a {1 + 1} b', "Content can't hold code: {1 + 1}."],
    ['a property', 'a {product.length} b', "Content can't hold code: {product.length}."],
    ['an import', 'import a from "b"', "Content can't import or export."],
    ['an export', 'export const a = 1', "Content can't import or export."],
  ])('is refused: %s', async (_, code, message) => {
    const { tree, mistakes } = await compileBody(`first\n\n${code}\n\nlast`)
    expect(mistakes).toEqual([expect.objectContaining({ file, line: 3, message })])
    expect(textOf(tree)).toMatch(/^first.*last$/)
    expect(textOf(tree)).not.toContain('1')
  })

  it('may be a comment, which leaves nothing behind', async () => {
    const { tree, mistakes } = await compileBody('a\n\n{/* a note to authors */}\n\nb{/* here too */}')
    expect(mistakes).toEqual([])
    expect(tree.children).toEqual([
      { tag: 'p', children: ['a'] },
      { tag: 'p', children: ['b'] },
    ])
  })
})
