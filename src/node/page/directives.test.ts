import { admonitionKinds } from '../../shared/author-components'
import { compileBody, elements, file, textOf } from '../../../testing/fixtures/compile-body'

describe('boxes', () => {
  it.each(admonitionKinds)('exist of the kind %s', async (kind) => {
    const { tree, mistakes } = await compileBody(`:::${kind}\nText\n:::`)
    expect(mistakes).toEqual([])
    expect(tree.children).toEqual([
      { tag: 'Admonition', props: { kind }, children: [{ tag: 'p', children: ['Text'] }] },
    ])
  })

  it('take a title, in plain text and with variables filled', async () => {
    const { tree } = await compileBody(':::note[About *our* {product}]\nText\n:::')
    expect(tree.children).toEqual([
      {
        tag: 'Admonition',
        props: { kind: 'note', title: 'About our Quilibrium' },
        children: [{ tag: 'p', children: ['Text'] }],
      },
    ])
  })

  it('may stand in one another', async () => {
    const { tree } = await compileBody('::::note\n:::tip\nText\n:::\n::::')
    const [outer] = elements(tree, 'Admonition')
    expect(outer).toMatchObject({ props: { kind: 'note' } })
    expect(outer?.children).toEqual([expect.objectContaining({ props: { kind: 'tip' } })])
  })

  it.each([
    ['warnin', 'Did you mean "warning"?'],
    ['caution', 'It is ":::warning" here.'],
    ['elsewhere', 'Allowed: note, tip, info, warning, danger.'],
  ])('of the unknown kind "%s" are mistakes that suggest known ones', async (kind, fix) => {
    const { mistakes } = await compileBody(`Text\n\n:::${kind}\nText\n:::`)
    expect(mistakes).toEqual([{ file, line: 3, message: `Unknown box ":::${kind}".`, fix }])
  })
})

describe('colons in a text', () => {
  it.each(['at 10:30', 'a:b', 'std::vector', 'a:smile:b', ':abbr[text]{a=b}', '::x', '::x[label]'])(
    'stay as they are: %s',
    async (text) => {
      const { tree, mistakes } = await compileBody(text)
      expect(mistakes).toEqual([])
      expect(tree.children).toEqual([{ tag: 'p', children: [text] }])
    },
  )

  it('keep their place below headings with ids, which move the text by a character', async () => {
    const { tree } = await compileBody('## T {#t}\n\nsee a:b and c')
    expect(textOf(elements(tree, 'p')[0] ?? '')).toBe('see a:b and c')
  })
})
