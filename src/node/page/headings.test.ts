import { compileBody, elements, file, textOf } from '../../../testing/fixtures/compile-body'

describe('heading ids', () => {
  it.each([
    ['## Getting started', 'getting-started', 'Getting started'],
    ['## What is `QCL`?', 'what-is-qcl', 'What is QCL?'],
    ['## A title {#own}', 'own', 'A title'],
    ['## A *title* {#own.id-2}', 'own.id-2', 'A title'],
    ['## `code` {#own}', 'own', 'code'],
    ['  ## Indented {#own}', 'own', 'Indented'],
    ['<Details summary="x">\n  ## Inside {#own}\n</Details>', 'own', 'Inside'],
  ])('of %j are made from the text or written by the author', async (body, id, text) => {
    const { headings, mistakes, tree } = await compileBody(body)
    expect(mistakes).toEqual([])
    expect(headings).toEqual([expect.objectContaining({ id, text })])
    expect(textOf(tree)).toBe(text)
  })

  it('are those of its words, also where a word of parts is kept whole', async () => {
    const { headings, tree } = await compileBody(
      '## Where zero-knowledge proofs stop\n\n### The peer-to-peer-communication of 12-bit a-1',
    )
    expect(headings.map(({ id, text }) => [id, text])).toEqual([
      ['where-zero-knowledge-proofs-stop', 'Where zero-knowledge proofs stop'],
      ['the-peer-to-peer-communication-of-12-bit-a-1', 'The peer-to-peer-communication of 12-bit a-1'],
    ])
    expect(elements(tree, 'span').map((span) => [textOf(span), span.props?.className])).toEqual([
      ['zero-knowledge', 'name'],
    ])
  })

  it('are unique where they are made from the text', async () => {
    const { headings } = await compileBody('## Own {#a}\n\n## A\n\n## B\n\n## B')
    expect(headings.map(({ id }) => id)).toEqual(['a', 'a-1', 'b', 'b-1'])
  })

  it.each([
    ['two written ids', '## A {#x}\n\n## B {#x}'],
    ['a generated and a written id', '## X\n\n## B {#x}'],
  ])('that are used twice are a mistake: %s', async (_, body) => {
    expect((await compileBody(body)).mistakes).toEqual([
      {
        file,
        line: 3,
        message: 'The heading id "x" is used twice.',
        fix: 'Give one of the two another id.',
      },
    ])
  })

  it.each([
    ['a fence', '```md\n## T {#id}\n```'],
    ['a fence of tildes', '~~~md\n## T {#id}\n~~~'],
    ['a fence that shows a fence', '````md\n```\n## T {#id}\n```\n````'],
    ['a fence that shows the beginning of another', '````md\n```js\n## T {#id}\n````'],
  ])('are not read in %s', async (_, body) => {
    const { tree, headings, mistakes } = await compileBody(`${body}\n\n## Real {#real}`)
    expect(mistakes).toEqual([])
    const [block] = elements(tree, 'CodeBlock')
    expect(JSON.stringify(block).replace(/<[^>]*>/g, '')).toContain('## T {#id}')
    expect(headings.map(({ id }) => id)).toEqual(['real'])
  })

  it('are read after inline code that begins a line with three backticks', async () => {
    const { headings } = await compileBody('```a``` is code\n\n## T {#id}')
    expect(headings.map(({ id }) => id)).toEqual(['id'])
  })

  it('are read in files with Windows line ends', async () => {
    const { headings } = await compileBody('## T {#id}\r\n\r\n```md\r\n## A {#a}\r\n```\r\n\r\n## U {#u}\r\n')
    expect(headings.map(({ id }) => id)).toEqual(['id', 'u'])
  })
})

describe('headings', () => {
  it('end with a link to themselves', async () => {
    const { tree } = await compileBody('## One & two')
    expect(tree.children).toEqual([
      {
        tag: 'h2',
        props: { id: 'one--two' },
        children: ['One & two', { tag: 'HeadingLink', props: { id: 'one--two', text: 'One & two' } }],
      },
    ])
  })

  it('are listed with their levels', async () => {
    const { headings } = await compileBody('## A\n\n### B\n\n#### C')
    expect(headings.map(({ level }) => level)).toEqual([2, 3, 4])
  })

  it.each(['# Title', '# Title {#t}'])('of the first level are refused: %s', async (heading) => {
    expect((await compileBody(`text\n\n${heading}`)).mistakes).toEqual([
      {
        file,
        line: 3,
        message: 'The page title is the only first-level heading.',
        fix: 'Write ## and remove the # heading.',
      },
    ])
  })
})
