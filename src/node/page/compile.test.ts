import { compileContent } from './compile'
import { compileBody, elements, file, textOf, variables } from '../../../testing/fixtures/compile-body'

describe('Markdown', () => {
  it('has tables', async () => {
    const { tree } = await compileBody('| A | B |\n| - | -: |\n| 1 | **2** |')
    expect(elements(tree, 'th').map(textOf)).toEqual(['A', 'B', '1'])
    expect(elements(tree, 'td')).toEqual([
      { tag: 'td', props: { style: { textAlign: 'right' } }, children: [{ tag: 'strong', children: ['2'] }] },
    ])
    expect(elements(tree, 'table')).toHaveLength(1)
  })

  it('has task lists', async () => {
    const { tree } = await compileBody('- [ ] open\n- [x] done')
    expect(elements(tree, 'input').map(({ props }) => props?.checked)).toEqual([false, true])
    expect(elements(tree, 'input').every(({ props }) => props?.disabled)).toBe(true)
  })

  it('has footnotes that lead there and back', async () => {
    const { tree, links } = await compileBody('Text[^1].\n\n[^1]: A note.')
    expect(links.map(({ href }) => href)).toEqual(['#user-content-fn-1', '#user-content-fnref-1'])
    expect(elements(tree, 'li')[0]?.props?.id).toBe('user-content-fn-1')
    expect(elements(tree, 'sup')[0]?.children).toEqual([
      expect.objectContaining({ props: expect.objectContaining({ id: 'user-content-fnref-1' }) as object }),
    ])
    expect(textOf(elements(tree, 'li')[0] ?? '')).toContain('A note.')
  })

  it('describes footnotes by their label, which is no heading of the page', async () => {
    const { tree, headings } = await compileBody('## Title\n\nText[^1].\n\n[^1]: A note.')
    const [link] = elements(tree, 'sup')[0]?.children ?? []
    const label = elements(tree, 'h2').find((heading) => textOf(heading) === 'Footnotes')
    expect(link).toMatchObject({ props: { 'aria-describedby': label?.props?.id } })
    expect(headings.map(({ text }) => text)).toEqual(['Title'])
  })
})

describe('a content tree', () => {
  const everything = [
    '## Title {#t}',
    'a **b** {product} c',
    '| a |\n| - |\n| b |',
    '- [ ] a\n- b',
    ':::tip[T]\nx\n:::',
    '```ts title="a" {1}\na\n```',
    '<Details summary="a" open={true}>x</Details>',
    'Text[^1].\n\n[^1]: A note.',
  ].join('\n\n')

  it('is plain JSON', async () => {
    const { tree } = await compileBody(everything)
    expect(JSON.parse(JSON.stringify(tree))).toStrictEqual(tree)
  })

  it('names HTML tags and known components only', async () => {
    const { tree } = await compileBody(everything)
    const tags = new Set([...JSON.stringify(tree).matchAll(/"tag":"([^"]*)"/g)].map(([, tag]) => tag))
    expect([...tags].filter((tag) => /[A-Z]|undefined/.test(tag ?? '')).sort()).toEqual([
      'Admonition',
      'CodeBlock',
      'Details',
      'Fragment',
      'HeadingLink',
    ])
  })

  it('has one text where a variable stands in a sentence', async () => {
    const { tree } = await compileBody('The {product} network and {ticker}.')
    expect(tree).toEqual({
      tag: 'Fragment',
      children: [{ tag: 'p', children: ['The Quilibrium network and QUIL.'] }],
    })
  })

  it('has no line breaks between blocks, but those between words', async () => {
    const { tree } = await compileBody('- a\n- b\n\n*c*\n*d*')
    expect(tree.children).toEqual([
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['a'] },
          { tag: 'li', children: ['b'] },
        ],
      },
      { tag: 'p', children: [{ tag: 'em', children: ['c'] }, '\n', { tag: 'em', children: ['d'] }] },
    ])
  })

  it.each(['at 10:30 a:b c', 'a ![{product}](./a.png) b'])(
    'is the same for a file with a mark of byte order: %s',
    async (text) => {
      const body = `---\ntitle: T\n---\n\n${text}`
      expect((await compileBody(`\uFEFF${body}`)).tree).toEqual((await compileBody(body)).tree)
    },
  )

  it('does not hold the frontmatter', async () => {
    const { tree } = await compileBody('---\ntitle: T\n---\n\ntext')
    expect(textOf(tree)).toBe('text')
  })
})

describe('mistakes', () => {
  it('are told all at once, with the lines of the file', async () => {
    const text = [
      '---',
      'title: T',
      '---',
      '# Title',
      '',
      '{prodct}',
      '',
      '<Bage />',
      '',
      ':::nte',
      'x',
      ':::',
      '',
      '![](x.png)',
      '',
      'import x from "y"',
      '',
      '{1 + 1}',
      '',
      '## A {#a}',
      '',
      '## B {#a}',
    ].join('\n')
    const { mistakes } = await compileContent(text, file, variables)
    expect(mistakes.map(({ line, message }) => `${line}: ${message}`).sort()).toEqual([
      '10: Unknown box ":::nte".',
      '14: The image "x.png" does not stand beside the page.',
      '14: The image "x.png" has no text alternative.',
      "16: Content can't import or export.",
      "18: Content can't hold code: {1 + 1}.",
      '22: The heading id "a" is used twice.',
      '4: The page title is the only first-level heading.',
      '6: Unknown variable "{prodct}".',
      '8: Unknown component <Bage>.',
    ])
  })

  it.each([
    [
      'a tag that is not closed',
      '<Details summary="a">\n\nmore',
      '<Details> is not closed.',
      'Write </Details>',
    ],
    [
      'a tag that is not closed in a sentence',
      'a <Badge>b',
      '<Badge> is not closed in the paragraph',
      'Write </Badge> where',
    ],
    [
      'a closing tag that was not opened',
      'a </Badge>',
      '</Badge> closes nothing.',
      'Write <Badge> where it begins',
    ],
    ['a brace that is not closed', 'a { b', 'The brace { is not closed.', 'Write {name} for a variable'],
    ['a brace that holds no expression', 'a {b c}', 'What stands between these braces', 'Write {name}'],
    ['an angle bracket', 'a <$', 'an angle bracket in the text', 'Write &lt; for it'],
    ['another mistake', '<Badge tone!>a</Badge>', 'Unexpected'],
    ['an HTML comment', '<!-- a -->', 'an HTML comment', 'Write {/* … */}.'],
  ])('of syntax are mistakes, not exceptions: %s', async (_, body, reason, fix = 'Close every <Tag>') => {
    const { mistakes, tree } = await compileBody(`text\n\n${body}`)
    expect(mistakes).toEqual([
      {
        file,
        line: 3,
        message: expect.stringContaining(reason) as string,
        fix: expect.stringContaining(fix) as string,
      },
    ])
    expect(tree).toEqual({ tag: 'Fragment' })
  })

  it('of our own are thrown', async () => {
    await expect(compileContent('{a}', file, null as never)).rejects.toThrow(TypeError)
  })
})
