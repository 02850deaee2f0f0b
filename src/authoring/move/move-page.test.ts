import { docs, headed, page, siteWith } from '../../../testing/fixtures/author-mistakes'
import { checkSite } from '../../../testing/fixtures/check-site'
import { buildSiteModel } from '../../node/model/site-model'
import { withAlias, withoutAlias } from './frontmatter-lines'
import { movePage } from './move-page'

const variables = { product: 'Moon', ticker: 'MOON' }
const links =
  'See [it](/docs/guide/page/#own), [that](/docs/guide/page/?a=b) and [the other](/docs/guide/page-two/).'
const first: Record<string, string> = {
  [docs('index.mdx')]: page(`## Part\n\n${links} A <Term>frame</Term> of {product} and {ticker}.`, 'Guide'),
  [docs('page.mdx')]: page('## Own\n\n![It](./picture.png) [its part](/docs/guide/page/#own).'),
  [docs('page-two.mdx')]: page('Text.', 'Two'),
  [docs('picture.png')]: '',
  [docs('keys/_category.yml')]:
    'label: Folder\ndescription: A folder that exists to test how pages are moved to it.\n',
}
const site = {
  files: {
    ...first,
    [docs('draft.mdx')]: null,
    [docs('keys/lock.mdx')]: null,
    'content/glossary.yml':
      '- term: frame\n  definition: A step of the consensus in time.\n  page: /docs/guide/page/#own\n',
  },
}
const settings = {
  docsVersion: { name: 'current', label: 'Next', isLast: true, path: '/docs/', mainDocId: 'guide/index' },
}

/** The files of the site after a move, and what its check says of them. */
async function moved(from: string, to: string, changes: Record<string, string> = {}) {
  const files: Record<string, string | null> = { ...site.files, ...changes }
  const model = await buildSiteModel(siteWith({ files, settings }))
  const texts = new Map(
    Object.entries(files).flatMap(([file, text]) => (text === null ? [] : [[file, text] as const])),
  )
  const result = movePage({ from, to, pages: model.docs, texts, variables })
  const after = { ...files, ...Object.fromEntries(result.texts), [result.from.file]: null }
  return { ...result, after, check: await checkSite(siteWith({ files: after, settings })) }
}

it.each(['guide/page', 'content/docs/guide/page.mdx', '/docs/guide/page/'])(
  'moves a page named as %s',
  async (from) => {
    const { to, links, after, check } = await moved(from, 'guide/keys/door')
    expect(check).toEqual({ report: 'No mistakes in the content or the settings.', failed: false })
    expect(to).toEqual({ file: docs('keys/door.mdx'), path: '/docs/guide/keys/door/' })
    expect(links).toBe(4)
    expect(after[docs('page.mdx')]).toBeNull()
  },
)

it('says what the folders lack that a page comes to and goes from', async () => {
  const inside = { [docs('keys/key.mdx')]: page('Text.', 'Key') }
  expect((await moved('guide/page', 'guide/keys/door')).advice).toEqual([])
  expect((await moved('guide/keys/key', 'guide/locks/key', inside)).advice).toEqual([
    'The folder content/docs/guide/locks has no page and no settings of its own yet: write content/docs/guide/locks/_category.yml with label: and description:, or an index.mdx.',
    'It was the last page of content/docs/guide/keys: remove content/docs/guide/keys/_category.yml, or put another page there.',
  ])
})

it('leaves the old address as an alias, and pictures where they are', async () => {
  const { after } = await moved('guide/page', 'guide/keys/door')
  expect(after[docs('keys/door.mdx')]).toMatch(/\naliases:\n {2}- \/docs\/guide\/page\/\n---\n/)
  expect(after[docs('keys/door.mdx')]).toContain(
    '![It](../picture.png) [its part](/docs/guide/keys/door/#own)',
  )
  expect(after[docs('index.mdx')]).toContain(
    '(/docs/guide/keys/door/#own), [that](/docs/guide/keys/door/?a=b) and [the other](/docs/guide/page-two/)',
  )
})

it('finds pictures in all of their forms, and leaves those of code', () => {
  const pages = [{ file: 'guide/page.mdx', path: '/docs/guide/page/', aliases: [], draft: true }]
  const moveText = (text: string) => {
    const texts = new Map([[docs('page.mdx'), page(text)]])
    const { texts: after } = movePage({ from: 'guide/page', to: 'guide/keys/page', pages, texts, variables })
    return after.get(docs('keys/page.mdx'))
  }
  const forms = [
    '![It](./a.png "Title")',
    '![It [1]](./a.png)',
    '[![It](./a.png)](./a.png)',
    '![It](<./a b.png>)',
    '![It][a] ![It](../a.png)',
    '> [a]: ./a.png "Title"',
    '[b]: <./a b.png>',
    `<img src="./a.png" srcset="./a.png 1x, ../b.png 2x" />`,
    "<img srcSet={'./a.png 1x,./b.png 2x'} src={`./a.png`} />",
    `<video poster='./a.png'><a href="./a.zip">It</a></video>`,
  ]
  const right = forms.map((form) =>
    form.replace(/(?<!\.)\.{1,2}\//g, (way) => `../${way === './' ? '' : way}`),
  )
  expect(moveText(forms.join('\n\n'))).toBe(page(right.join('\n\n')))
  const code = '`![It](./a.png)`\n\n```md\n![It](./a.png)\n[a]: ./a.png\n```'
  expect(moveText(code)).toBe(page(code))
})

it('follows links of frontmatters and those at the end of a sentence, with a slash or without', async () => {
  const { after } = await moved('guide/page', 'guide/keys/door', {
    [docs('page-two.mdx')]: headed(
      `sectionKeywords:\n  own: words\nkeywords: /docs/guide/page, /docs/guide/pages/`,
      'Two',
    ).replace('Text.', 'It is /docs/guide/page/. It is /docs/guide/page.\n\n## Own'),
  })
  expect(after[docs('page-two.mdx')]).toContain('keywords: /docs/guide/keys/door/, /docs/guide/pages/')
  expect(after[docs('page-two.mdx')]).toContain('It is /docs/guide/keys/door/. It is /docs/guide/keys/door/.')
})

it('takes the alias away that a page comes back to', async () => {
  const { after, check } = await moved('guide/page', 'guide/door', {
    [docs('page.mdx')]: headed('aliases:\n  - /docs/guide/door/').replace('Text.', '## Own\n\nText.'),
  })
  expect(check.failed).toBe(false)
  expect(after[docs('door.mdx')]).toContain('aliases:\n  - /docs/guide/page/\n---')
})

it('follows links that are written with variables, and keeps the slug of a page that keeps its name', async () => {
  const { to, after, check } = await moved('guide/page', 'guide/keys/page', {
    [docs('page.mdx')]: headed("slug: 'what-is-{product}'").replace('Text.', '## Own\n\nText.'),
    [docs('index.mdx')]: page('## Part\n\n[It](/docs/guide/what-is-{product}/#own).', 'Guide'),
    'content/glossary.yml': '',
  })
  expect(to.path).toBe('/docs/guide/keys/what-is-moon/')
  expect(after[docs('index.mdx')]).toContain('(/docs/guide/keys/what-is-{product}/#own)')
  expect(check.failed).toBe(false)
})

it('leaves no alias for a draft, whose address nobody has', () => {
  const text = headed('draft: true', 'Sketch')
  const pages = [{ file: 'guide/sketch.mdx', path: '/docs/guide/sketch/', aliases: [], draft: true }]
  const texts = new Map([[docs('sketch.mdx'), text]])
  const { texts: after } = movePage({
    from: 'guide/sketch',
    to: 'guide/keys/sketch',
    pages,
    texts,
    variables,
  })
  expect([...after]).toEqual([[docs('keys/sketch.mdx'), text]])
})

it.each([
  ['guide/pag', 'guide/x', 'There is no page guide/pag. Did you mean guide/page?'],
  ['guide/page', 'guide/page-two', 'content/docs/guide/page-two.mdx is there already.'],
  ['guide/page', 'guide/PAGE', 'content/docs/guide/PAGE.mdx differs from guide/page.mdx in capitals alone'],
  ['guide/page', 'guid/x', 'There is no section "guid". Sections: guide.'],
  ['guide/page', 'guide/My page', 'makes a bad address'],
  ['guide/index', 'guide/x', 'is the page of a folder'],
  ['guide/page', 'guide/', '"guide/" has no folder, or no name.'],
  ['guide/page', 'guide/keys', 'content/docs/guide/keys/ is a folder, which has this address.'],
])('refuses to move %s to %s', async (from, to, message) => {
  await expect(moved(from, to)).rejects.toThrow(message)
})

it('refuses an address that another page has as an alias, and a file that could not be read as a page', async () => {
  const alias = { [docs('page-two.mdx')]: headed('aliases:\n  - /docs/guide/door/', 'Two') }
  await expect(moved('guide/page', 'guide/door', alias)).rejects.toThrow(
    'The address /docs/guide/door/ belongs to content/docs/guide/page-two.mdx, as an alias.',
  )
  const broken = { [docs('door.mdx')]: 'No frontmatter.' }
  await expect(moved('guide/page', 'guide/door', broken)).rejects.toThrow(
    'content/docs/guide/door.mdx is there already.',
  )
})

it('refuses to move a folder that has no page of its own', async () => {
  const inside = { [docs('keys/key.mdx')]: page('Text.', 'Key') }
  await expect(moved('guide/keys', 'guide/locks', inside)).rejects.toThrow(
    'guide/keys is a folder. Move its pages one by one.',
  )
})

describe('aliases in a frontmatter', () => {
  it.each([
    ['---\na: b\n---\nText', '---\na: b\naliases:\n  - /x/\n---\nText'],
    ['---\naliases:\n  - /y/\na: b\n---\n', '---\naliases:\n  - /x/\n  - /y/\na: b\n---\n'],
    ['---\naliases: [/y/]\n---\n', '---\naliases: [/x/, /y/]\n---\n'],
    ['---\naliases: []\n---\n', '---\naliases: [/x/]\n---\n'],
  ])('are added: %j', (before, after) => {
    expect(withAlias(before, '/x/')).toBe(after)
    expect(withoutAlias(after, '/x/')).toBe(before.replace('aliases: []\n', ''))
  })
})
