import { elements, textOf } from '../../../testing/fixtures/compile-body'
import { compileContent } from '../page/compile'
import { loadFixture } from '../../../testing/fixtures/load-fixture'
import { findTerm, parseGlossary } from './glossary'
import { buildSiteModel } from '../model/site-model'

const variables = { product: 'Example Net' }
const file = 'content/glossary.yml'
const text = `- term: frame
  forms: [frames]
  definition: A step of the clock of {product}.
  page: /docs/{product}/#frames
- term: KZG
  definition: A way to commit to data with one value.
  page: /docs/guide/`

const glossary = parseGlossary(text, variables).value!
const messages = (changed: string) =>
  parseGlossary(changed, variables).mistakes.map(({ line, message }) => `${line}: ${message}`)

describe('the glossary', () => {
  it('fills variables, in addresses in their slug form', () => {
    expect(glossary[0]).toMatchObject({
      definition: 'A step of the clock of Example Net.',
      page: '/docs/example-net/#frames',
    })
  })

  it.each([
    ['frame', 'frame'],
    ['Frames', 'frame'],
    ['kzg', 'KZG'],
    ['fram', undefined],
  ])('knows %s as %s', (name, term) => {
    expect(findTerm(name, glossary)?.term).toBe(term)
  })

  it('may be missing', () => {
    expect(parseGlossary('', variables)).toEqual({ value: [], mistakes: [] })
  })

  it.each([
    [
      'a term that is defined twice',
      ['term: KZG', 'term: Frames'],
      '5: "Frames" belongs to the term "frame" already.',
    ],
    ['an unknown key', ['forms:', 'form:'], '2: Unknown key "item 1.form".'],
    ['an unknown variable', ['of {product}', 'of {prodct}'], '3: Unknown variable "{prodct}".'],
    [
      'a definition without a full stop',
      ['one value.', 'one value'],
      '6: "item 2.definition" is not allowed as it stands: a definition ends with a full stop.',
    ],
  ])('is refused with the line of %s', (_, [from, to], message) => {
    expect(messages(text.replace(from!, to!))).toContain(message)
  })

  it('is refused with a page that does not exist', async () => {
    const source = {
      ...(await loadFixture('good')),
      glossary: text.replace('{product}/#frames', 'guide/instal/'),
    }
    const { mistakes } = await buildSiteModel(source)
    expect(mistakes).toContainEqual({
      file,
      line: 4,
      message: 'The link "/docs/guide/instal/" leads to no page.',
      fix: 'The nearest existing page is /docs/guide/install/.',
    })
  })
})

describe('a term on a page', () => {
  const compile = (body: string) => compileContent(body, 'content/docs/a.mdx', variables, { glossary })

  it('has its definition and its page', async () => {
    const { tree, mistakes } = await compile('Two <Term>Frames</Term> later.')
    expect(mistakes).toEqual([])
    expect(elements(tree, 'Term')).toEqual([
      {
        tag: 'Term',
        props: { href: '/docs/example-net/#frames', definition: 'A step of the clock of Example Net.' },
        children: ['Frames'],
      },
    ])
    expect(textOf(tree)).toBe('Two Frames later.')
  })

  it('stays in its paragraph when it stands alone', async () => {
    expect((await compile('<Term>frame</Term>')).tree.children).toEqual([
      expect.objectContaining({ tag: 'p' }),
    ])
  })

  it('may be a name that no line parts', async () => {
    const named = { console: 'Q Console' }
    const entry = { term: 'Q Console', definition: 'A page.', page: '/docs/console/' }
    const { mistakes } = await compileContent('<Term>{console}</Term>', 'content/docs/a.mdx', named, {
      glossary: [entry],
    })
    expect(mistakes).toEqual([])
  })

  it('has to be defined', async () => {
    expect((await compile('text\n\nA <Term>fram</Term> here.')).mistakes).toEqual([
      {
        file: 'content/docs/a.mdx',
        line: 3,
        message: 'The glossary has no term "fram".',
        fix: 'Did you mean "frame"? Terms stand in content/glossary.yml.',
      },
    ])
  })
})
