import { editionsOf } from '../../site/editions'
import type { SiteSettings } from '../../site/settings-schema'
import type { SiteSource } from '../source/site-source'
import { fixtureSettings, loadFixture } from '../../../testing/fixtures/load-fixture'
import { buildSiteModel } from './site-model'

const build = async (name: string, more?: Partial<SiteSource>) =>
  buildSiteModel(await loadFixture(name, more))

/** The mistakes of a case as "file:line message", the root folders left out. */
async function mistakesOf(name: string, more?: Partial<SiteSource>): Promise<string[]> {
  const { mistakes } = await build(name, more)
  return mistakes.map(
    ({ file, line, message }) => `${file.replace('content/docs/', '')}${line ? `:${line}` : ''} ${message}`,
  )
}

const fixesOf = async (name: string) => (await build(name)).mistakes.map(({ fix }) => fix)

describe('a site without mistakes', () => {
  const model = build('good', { lastUpdates: new Map([['guide/install.mdx', '2026-03-01T10:00:00Z']]) })
  const docOf = async (docId: string) => (await model).docs.find((doc) => doc.docId === docId)

  it('has no mistakes and no warnings', async () => {
    const { mistakes, warnings } = await model
    expect({ mistakes, warnings }).toEqual({ mistakes: [], warnings: [] })
  })

  it('of a clone without all of its history says which pages have no date', async () => {
    const lastUpdates = new Map([['guide/install.mdx', '2026-03-01T10:00:00Z']])
    const { mistakes, warnings } = await build('good', { lastUpdates, isHistoryCut: true })
    expect(mistakes).toEqual([])
    expect(warnings).toEqual([
      {
        file: 'The clone',
        message: 'is shallow: 9 of 10 pages do not say when they were last changed.',
        fix: expect.stringContaining('git fetch --unshallow') as string,
      },
    ])
  })

  it('has a page for each file', async () => {
    const { docs } = await model
    expect(
      docs.map(({ docId, path, kind, sidebar, order }) => ({ docId, path, kind, sidebar, order })),
    ).toEqual([
      { docId: 'guide/about', path: '/docs/guide/what-is-example/', kind: 'doc', sidebar: 'guide', order: 2 },
      { docId: 'guide/index', path: '/docs/guide/', kind: 'section', sidebar: 'guide', order: 0 },
      { docId: 'guide/install', path: '/docs/guide/install/', kind: 'doc', sidebar: 'guide', order: 1 },
      {
        docId: 'guide/recipes/bread',
        path: '/docs/guide/recipes/bread/',
        kind: 'doc',
        sidebar: 'guide',
        order: 0,
      },
      {
        docId: 'guide/recipes/drinks/tea',
        path: '/docs/guide/recipes/drinks/tea/',
        kind: 'doc',
        sidebar: 'guide',
        order: 0,
      },
      {
        docId: 'guide/recipes/soup',
        path: '/docs/guide/recipes/soup/',
        kind: 'doc',
        sidebar: 'guide',
        order: 0,
      },
      {
        docId: 'guide/recipes/sweet/cake',
        path: '/docs/guide/recipes/sweet/cake/',
        kind: 'doc',
        sidebar: 'guide',
        order: 0,
      },
      {
        docId: 'guide/recipes/sweet/index',
        path: '/docs/guide/recipes/sweet/',
        kind: 'doc',
        sidebar: 'guide',
        order: 2,
      },
      { docId: 'reference/api', path: '/docs/reference/api/', kind: 'doc', sidebar: 'ref', order: 0 },
      { docId: 'reference/index', path: '/docs/reference/', kind: 'section', sidebar: 'ref', order: 0 },
    ])
  })

  it('knows everything about a page', async () => {
    expect(await docOf('guide/install')).toEqual({
      docId: 'guide/install',
      endpoint: null,
      kind: 'doc',
      path: '/docs/guide/install/',
      file: 'guide/install.mdx',
      aliases: ['/docs/guide/get-example/'],
      title: 'Installing Example 2.1',
      label: 'Install',
      description: 'A page that exists to test how the site is made from files, in guide install.',
      keywords: [],
      sectionKeywords: { next: ['after the installation', 'what to do then'] },
      order: 1,
      draft: false,
      unlisted: false,
      sidebar: 'guide',
      breadcrumbs: [
        { label: 'Guide', path: '/docs/guide/' },
        { label: 'Install', path: '/docs/guide/install/' },
      ],
      previous: { label: 'Guide', path: '/docs/guide/' },
      next: { label: 'What is Example?', path: '/docs/guide/what-is-example/' },
      toc: [
        { level: 2, id: 'linux', text: 'Linux' },
        { level: 3, id: 'debian', text: 'Debian' },
        { level: 2, id: 'next', text: 'Then' },
      ],
      editUrl: 'https://example.org/edit/guide/install.mdx',
      lastUpdate: '2026-03-01T10:00:00Z',
      lastUpdateText: '1\u00a0March 2026',
      checked: 'the program’s code of May',
      sources: [{ title: 'Example paper', url: 'https://example.org/paper.pdf' }],
      content: expect.objectContaining({ tag: 'Fragment' }) as object,
      images: [{ src: './terminal.png', file: 'guide/terminal.png' }],
    })
  })

  it('shows no date where git knows none', async () => {
    expect((await docOf('guide/about'))?.lastUpdate).toBeNull()
  })

  it('has a sidebar for each section, its pages by order and then by label', async () => {
    const link = (label: string, docId: string, href = `/docs/${docId}/`) => ({
      type: 'link',
      label,
      href,
      docId,
      unlisted: false,
    })
    const category = (label: string, href: string | null, collapsed: boolean, ...items: object[]) => ({
      type: 'category',
      label,
      href,
      linkUnlisted: false,
      collapsed,
      items,
    })
    expect((await model).sidebars).toEqual([
      {
        name: 'guide',
        label: 'Guide',
        rootPath: '/docs/guide/',
        path: '/docs/guide/install/',
        items: [
          link('Install', 'guide/install'),
          link('What is Example?', 'guide/about', '/docs/guide/what-is-example/'),
          category(
            'Recipes for Example',
            '/docs/category/recipes/',
            false,
            category('Drinks', null, true, link('Tea', 'guide/recipes/drinks/tea')),
            category(
              'Sweet things',
              '/docs/guide/recipes/sweet/',
              true,
              link('Cake', 'guide/recipes/sweet/cake'),
            ),
            link('Bread', 'guide/recipes/bread'),
            link('Soup', 'guide/recipes/soup'),
          ),
        ],
      },
      {
        name: 'ref',
        label: 'Reference',
        rootPath: '/docs/reference/',
        path: '/docs/reference/api/',
        items: [link('API', 'reference/api')],
      },
    ])
  })

  it('leads from page to page across categories, but not from section to section', async () => {
    const { docs, categories } = await model
    const pages = [...docs, ...categories]
    const steps = []
    for (let path: string | undefined = '/docs/guide/'; path;) {
      const page = pages.find((candidate) => candidate.path === path)
      steps.push({ previous: page?.previous?.label, page: page?.label })
      path = page?.next?.path
    }
    expect(steps).toEqual([
      { previous: undefined, page: 'Guide' },
      { previous: 'Guide', page: 'Install' },
      { previous: 'Install', page: 'What is Example?' },
      { previous: 'What is Example?', page: 'Recipes for Example' },
      { previous: 'Recipes for Example', page: 'Tea' },
      { previous: 'Tea', page: 'Sweet things' },
      { previous: 'Sweet things', page: 'Cake' },
      { previous: 'Cake', page: 'Bread' },
      { previous: 'Bread', page: 'Soup' },
    ])
  })

  it.each([
    ['guide/index', [['Guide', '/docs/guide/']]],
    [
      'guide/recipes/drinks/tea',
      [
        ['Guide', '/docs/guide/'],
        ['Recipes for Example', '/docs/category/recipes/'],
        ['Drinks', null],
        ['Tea', '/docs/guide/recipes/drinks/tea/'],
      ],
    ],
    [
      'guide/recipes/sweet/index',
      [
        ['Guide', '/docs/guide/'],
        ['Recipes for Example', '/docs/category/recipes/'],
        ['Sweet things', '/docs/guide/recipes/sweet/'],
      ],
    ],
  ])('has a breadcrumb trail for %s', async (docId, trail) => {
    expect((await docOf(docId))?.breadcrumbs).toEqual(trail.map(([label, path]) => ({ label, path })))
  })

  it('has a listing page with a card for each page and category of the folder', async () => {
    expect((await model).categories).toEqual([
      {
        folder: 'guide/recipes',
        path: '/docs/category/recipes/',
        label: 'Recipes for Example',
        description: 'A category that exists to test how listings are made.',
        keywords: ['how-tos', 'cookbook'],
        isReference: false,
        sidebar: 'guide',
        breadcrumbs: [
          { label: 'Guide', path: '/docs/guide/' },
          { label: 'Recipes for Example', path: '/docs/category/recipes/' },
        ],
        previous: { label: 'What is Example?', path: '/docs/guide/what-is-example/' },
        next: { label: 'Tea', path: '/docs/guide/recipes/drinks/tea/' },
        items: [
          {
            label: 'Drinks',
            path: '/docs/guide/recipes/drinks/tea/',
            description: 'A category that has no page of its own and no listing.',
            itemCount: 1,
            group: null,
          },
          {
            label: 'Sweet things',
            path: '/docs/guide/recipes/sweet/',
            description:
              'A page that exists to test how the site is made from files, in guide recipes sweet index.',
            itemCount: 1,
            group: null,
          },
          {
            label: 'Bread',
            path: '/docs/guide/recipes/bread/',
            description:
              'A page that exists to test how the site is made from files, in guide recipes bread.',
            itemCount: null,
            group: null,
          },
          {
            label: 'Soup',
            path: '/docs/guide/recipes/soup/',
            description: 'A page that exists to test how the site is made from files, in guide recipes soup.',
            itemCount: null,
            group: null,
          },
        ],
      },
    ])
  })

  it('is one version that knows its pages and sidebars', async () => {
    expect((await model).version).toEqual({
      name: 'current',
      label: 'Next',
      isLast: true,
      path: '/docs/',
      mainDocId: 'guide/install',
      docIds: (await model).docs.map(({ docId }) => docId),
      draftIds: [],
      sidebars: ['guide', 'ref'],
    })
  })

  it('has its settings with variables filled, in addresses in their slug form', async () => {
    const { settings } = await model
    expect(settings?.navbar.items.at(-1)).toMatchObject({ label: 'Example' })
    expect(settings?.footer.columns[0]?.links[0]).toEqual({
      label: 'About',
      to: '/docs/guide/what-is-example/',
    })
  })
})

describe('mistakes in frontmatter', () => {
  it('are told all at once, with those of the text and of category files', async () => {
    expect(await mistakesOf('bad-frontmatter')).toEqual([
      'guide/a.mdx:2 The key "title" is missing.',
      'guide/a.mdx:2 "description" has 9 characters; allowed: at least 50.',
      'guide/a.mdx:4 "draft" must be a boolean; found 1.',
      'guide/a.mdx:3 Unknown key "ordr".',
      'guide/b.mdx:4 Unknown key "tags".',
      'guide/b.mdx:9 The heading id "a" is used twice.',
      'guide/c/_category.yml:1 Unknown key "lable".',
    ])
    expect(await fixesOf('bad-frontmatter')).toEqual(
      expect.arrayContaining(['Did you mean "order"?', 'Did you mean "label"?']),
    )
  })

  it('of syntax are told with their line', async () => {
    expect(await mistakesOf('bad-yaml')).toEqual([
      expect.stringMatching(/^guide\/a\.mdx:2 This is not valid YAML: /),
    ])
  })

  it('may be that there is none', async () => {
    expect(await mistakesOf('no-frontmatter')).toEqual(['guide/a.mdx:1 The page has no frontmatter.'])
  })

  it('leave the page in the model, so that its other mistakes and links to it are judged', async () => {
    const { docs } = await build('no-frontmatter')
    expect(docs.map(({ docId }) => docId)).toEqual(['guide/a', 'guide/index'])
  })
})

describe('mistakes in the text', () => {
  it('are told with file, line and a suggestion', async () => {
    expect((await build('unknown-component')).mistakes).toEqual([
      {
        file: 'content/docs/guide/index.mdx',
        line: 8,
        message: 'Unknown component <Tbs>.',
        fix: expect.stringContaining('Did you mean "Tabs"?') as string,
      },
    ])
  })
})

describe('the groups of a listing', () => {
  /** The site with groups for the category of recipes: Bread, Drinks, Soup, Sweet things. */
  const withGroups = async (groups: string) => {
    const source = await loadFixture('good')
    return buildSiteModel({
      ...source,
      categories: source.categories.map(({ file, text }) => ({
        file,
        text: file === 'guide/recipes/_category.yml' ? `${text.trimEnd()}\ngroups: ${groups}\n` : text,
      })),
    })
  }

  it('say what each entry is about, and in which order', async () => {
    const { categories, mistakes } = await withGroups(
      '{ To eat: [Sweet things, Soup, Bread], To drink: [Drinks] }',
    )
    expect(mistakes).toEqual([])
    const { items } = categories.find(({ folder }) => folder === 'guide/recipes')!
    expect(items.map(({ label, group }) => `${group}: ${label}`)).toEqual([
      'To eat: Sweet things',
      'To eat: Bread',
      'To eat: Soup',
      'To drink: Drinks',
    ])
  })

  it('name each entry once, and nothing else', async () => {
    const { mistakes } = await withGroups('{ To eat: [Sweet things, Bred, Bread, Soup, Soup] }')
    expect(mistakes.map(({ file, message }) => `${file} ${message}`)).toEqual([
      'content/docs/guide/recipes/_category.yml The groups name "Bred", which is no page of the folder.',
      'content/docs/guide/recipes/_category.yml The groups name "Soup" twice.',
      'content/docs/guide/recipes/_category.yml The page "Drinks" is in none of the groups.',
    ])
  })
})

describe('two folders with one label', () => {
  it('keep their own descriptions on the listing of the folder above', async () => {
    const source = await loadFixture('good')
    const described = (what: string) =>
      `label: Same\ndescription: A category that exists to test labels, ${what}.\n`
    const texts: Record<string, string> = {
      'guide/recipes/drinks/_category.yml': described('the first of two'),
      'guide/recipes/meals/_category.yml': described('the second of two'),
    }
    const [tea] = source.pages.filter(({ file }) => file.endsWith('tea.mdx'))
    const { categories } = await buildSiteModel({
      ...source,
      pages: [...source.pages, { ...tea!, file: 'guide/recipes/meals/pie.mdx' }],
      categories: [
        ...source.categories.filter(({ file }) => !(file in texts)),
        ...Object.entries(texts).map(([file, text]) => ({ file, text })),
      ],
    })
    const cards = categories.flatMap(({ items }) => items.filter(({ label }) => label === 'Same'))
    expect(cards.map(({ description }) => /the \w+ of two/.exec(description)?.[0])).toEqual([
      'the first of two',
      'the second of two',
    ])
  })
})

describe('two things at one address', () => {
  it('are a mistake, be they pages or listings', async () => {
    expect(await mistakesOf('duplicate-route')).toEqual([
      'guide/b.mdx:4 The route /docs/guide/A/ belongs to content/docs/guide/a.mdx already.',
      'guide/y/_category.yml The listing "same" belongs to content/docs/guide/x already.',
    ])
  })
})

describe('drafts', () => {
  const summary = async (includeDrafts: boolean) => {
    const { docs, version, sidebars, mistakes } = await build('draft', { includeDrafts })
    return {
      docIds: docs.map(({ docId }) => docId),
      versionIds: version?.docIds,
      draftIds: version?.draftIds,
      links: sidebars[0]?.items.map(({ label }) => label),
      afterA: docs.find(({ docId }) => docId === 'guide/a')?.next?.label,
      flagged: docs.filter(({ draft }) => draft).map(({ docId }) => docId),
      mistakes,
    }
  }

  it('are absent from the published site, which knows their names', async () => {
    expect(await summary(false)).toEqual({
      docIds: ['guide/a', 'guide/c', 'guide/index'],
      versionIds: ['guide/a', 'guide/c', 'guide/index'],
      draftIds: ['guide/b'],
      links: ['A', 'C'],
      afterA: 'C',
      flagged: [],
      mistakes: [],
    })
  })

  it('are present and flagged in the dev server', async () => {
    expect(await summary(true)).toEqual({
      docIds: ['guide/a', 'guide/b', 'guide/c', 'guide/index'],
      versionIds: ['guide/a', 'guide/b', 'guide/c', 'guide/index'],
      draftIds: ['guide/b'],
      links: ['A', 'B', 'C'],
      afterA: 'B',
      flagged: ['guide/b'],
      mistakes: [],
    })
  })
})

describe('unlisted pages', () => {
  const model = build('unlisted')
  const docOf = async (name: string) =>
    (await model).docs.find(({ docId }) => docId === `guide/recipes/${name}`)

  it('are built and flagged', async () => {
    expect((await model).mistakes).toEqual([])
    expect(await docOf('b')).toMatchObject({
      unlisted: true,
      path: '/docs/guide/recipes/b/',
      sidebar: 'guide',
      previous: null,
      next: null,
    })
  })

  it('are flagged in the sidebar', async () => {
    const [category] = (await model).sidebars[0]?.items ?? []
    expect(category).toMatchObject({
      items: [
        { label: 'A', unlisted: false },
        { label: 'B', unlisted: true },
        { label: 'C', unlisted: false },
      ],
    })
  })

  it('are passed over by the pager', async () => {
    expect((await docOf('a'))?.next?.label).toBe('C')
    expect((await docOf('c'))?.previous?.label).toBe('A')
  })

  it('have no card in a listing', async () => {
    expect((await model).categories[0]?.items.map(({ label }) => label)).toEqual(['A', 'C'])
  })
})

describe('mistakes in the settings', () => {
  it('are told all at once, without a model', async () => {
    const { mistakes, ...model } = await build('bad-settings')
    expect(mistakes.map(({ file, message }) => [file, message])).toEqual([
      ['src/site/settings.ts', '"url" is not allowed as it stands: must be an https:// address.'],
      ['src/site/settings.ts', '"breadcrumbs" must be a boolean; found "yes".'],
      ['src/site/settings.ts', '"colorMode.defaultMode" can\'t be "drak".'],
      ['src/site/settings.ts', 'Unknown key "colour".'],
      ['src/site/settings.ts', 'Unknown variable "{prodct}".'],
    ])
    expect(model).toMatchObject({ docs: [], categories: [], sidebars: [], version: null, settings: null })
  })

  it('may be names of sidebars and pages that do not exist', async () => {
    const { mistakes } = await build('unknown-names')
    expect(mistakes).toEqual([
      {
        file: 'src/site/settings.ts',
        message: 'The navbar item "Guide" names the unknown sidebar "giude".',
        fix: 'Did you mean "guide"? Known sidebars: guide, learn.',
      },
      {
        file: 'src/site/settings.ts',
        message: 'The navbar item "Begin" names the unknown page "guide/idnex".',
        fix: 'Did you mean "guide/index"? A page is named by its file below content/docs, without .mdx.',
      },
      {
        file: 'src/site/settings.ts',
        message: 'docsVersion.mainDocId is "guide/indx", which is no page.',
        fix: 'Did you mean "guide/index"? A page is named by its file below content/docs, without .mdx.',
      },
    ])
  })

  it('may offer a page in the empty search that there is none of', async () => {
    const search = { ...fixtureSettings.search, suggested: ['guide/index', 'guide/indx'] }
    const { mistakes, search: made } = await build('good', { settings: { ...fixtureSettings, search } })
    expect(made.suggested).toEqual(['/docs/guide/'])
    expect(mistakes.filter(({ message }) => message.includes('suggested'))).toMatchObject([
      { message: 'search.suggested[1] is "guide/indx", which is no page.' },
    ])
  })

  it('may be a language that the interface has no words for', async () => {
    const locale = { ...fixtureSettings.locale, name: 'de-CH' }
    const { mistakes } = await build('good', { settings: { ...fixtureSettings, locale } })
    expect(mistakes.filter(({ message }) => message.includes('locale'))).toEqual([
      {
        file: 'src/site/settings.ts',
        message: '"locale.name" is "de-CH", for which the interface has no words.',
        fix: 'Allowed: en. For another language, translate src/locale/en.ts into src/locale/de-CH.ts, and name it in src/locale/catalogues.ts.',
      },
    ])
  })

  it('may be another language than that of its words', async () => {
    const locale = { ...fixtureSettings.locale, htmlLang: 'de-AT' }
    const { mistakes } = await build('good', { settings: { ...fixtureSettings, locale } })
    expect(mistakes.filter(({ message }) => message.includes('locale'))).toEqual([
      {
        file: 'src/site/settings.ts',
        message: '"locale.htmlLang" is "de-AT", but the interface\'s words are "en-GB".',
        fix: 'Give "locale.name" and "locale.htmlLang" the same language.',
      },
    ])
  })

  it('may be a sidebar without a landing page', async () => {
    expect((await build('no-landing-page')).mistakes).toEqual([
      {
        file: 'src/site/settings.ts',
        message: 'The sidebar "learn" has no landing page /docs/learn/.',
        fix: 'Write content/docs/learn/index.mdx, or correct the folder of the sidebar.',
      },
    ])
  })
})

describe('links', () => {
  it('that lead nowhere are told with their line, of pages and of the footer', async () => {
    const { mistakes } = await build('broken-links')
    const text = mistakes.map(({ file, line, message, fix }) => [line ?? file, message, fix])
    expect(text).toEqual([
      [10, 'The link "/docs/guide/b/" leads to no page.', 'The nearest existing page is /docs/guide/a/.'],
      [
        12,
        'The link "/docs/guide/a/#part-two" leads to no heading of /docs/guide/a/.',
        'The nearest existing anchor is #part-one.',
      ],
      [14, 'The link "#begin" leads to no heading of its own page.', expect.stringContaining('#begin-here')],
      [16, 'The link "/docs/guide/a" lacks the trailing slash.', 'Write /docs/guide/a/.'],
      [18, 'The link "a/" is not an address of the site.', 'Write /docs/guide/a/.'],
      [21, 'The link "/docs/nowhere/" leads to no page.', expect.any(String)],
      [
        'src/site/settings.ts',
        'The link "/docs/guide/aa/" leads to no page.',
        'The nearest existing page is /docs/guide/a/.',
      ],
    ])
  })
})

describe('images', () => {
  it('that are not there are told with their line and the nearest that is', async () => {
    expect((await build('missing-image')).mistakes).toEqual([
      {
        file: 'content/docs/guide/index.mdx',
        line: 8,
        message: 'The image "./ther.png" does not exist.',
        fix: 'Did you mean "guide/there.png"?',
      },
    ])
  })
})

describe('breadcrumbs', () => {
  it('can be turned off', async () => {
    const { docs, mistakes } = await build('breadcrumbs-off')
    expect(mistakes).toEqual([])
    expect(docs.map(({ breadcrumbs }) => breadcrumbs)).toEqual([[], []])
    expect(docs.map(({ previous }) => previous?.label)).toEqual(['Guide', undefined])
  })
})

describe('folders', () => {
  it.each([
    [
      'without an index page and a category file',
      'no-category-file',
      'guide/recipes The folder has neither an index page nor a _category.yml.',
    ],
    [
      'with an index page and a listing',
      'index-and-listing',
      'guide/recipes/_category.yml The folder has an index.mdx, too: one of the two is not read.',
    ],
  ])('%s are a mistake', async (_, name, mistake) => {
    expect(await mistakesOf(name)).toEqual([mistake])
  })

  it('that no sidebar shows are a mistake of their pages', async () => {
    expect(await mistakesOf('outside')).toEqual([
      'other/a.mdx The page stands in no sidebar.',
      'top.mdx The page stands in no sidebar.',
    ])
  })
})

describe('mistakes of several kinds', () => {
  it('in the settings do not hide those of the pages', async () => {
    const mistakes = await mistakesOf('broken-links', { settings: { title: 'Docs' } })
    expect(mistakes).toContainEqual(expect.stringContaining('The key "navbar" is missing'))
    expect(mistakes).toContainEqual(expect.stringContaining('leads to no page'))
  })

  it('in the variables do not hide those of the pages, nor make others', async () => {
    const { variables } = await loadFixture('good')
    const { mistakes } = await build('good', { variables: `${variables}\nport: 8336\nbad: [` })
    expect(mistakes.map(({ file }) => file)).toEqual(['content/variables.yml'])
    const both = await build('broken-links', { variables: 'product: 1\n' })
    expect(both.mistakes.map(({ file }) => file)).toContain('content/variables.yml')
    expect(both.mistakes.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('leads to no page'),
    )
  })

  it('in a version that has no pages are one, and not each link', async () => {
    const { settings } = await loadFixture('good')
    const version = { name: '1.0', label: '1.0', isLast: false, mainDocId: 'guide/index', languages: [] }
    const edition = editionsOf({ ...(settings as SiteSettings), olderVersions: [version] }).at(-1)!
    const none = { edition, folders: new Map(), originals: new Map(), translated: [], others: [] }
    const { mistakes } = await build('good', { pages: [], edition: none })
    expect(mistakes).toEqual([
      {
        file: 'src/site/settings.ts',
        message: 'There are no pages of the version "1.0".',
        fix: 'Copy them: mkdir -p content/versions/1.0 && cp -r content/docs content/versions/1.0/. Or take it out of "olderVersions".',
      },
    ])
  })

  it('are none where the settings name a draft: it is left out until it is published', async () => {
    const { settings } = await loadFixture('draft')
    const draft = (await build('draft')).version?.draftIds[0] ?? ''
    const named = settings as SiteSettings
    const model = await build('draft', {
      settings: {
        ...named,
        docsVersion: { ...named.docsVersion, mainDocId: draft },
        navbar: {
          ...named.navbar,
          items: [{ type: 'doc', docId: draft, label: 'Soon' }, ...named.navbar.items],
        },
      },
    })
    expect(model.mistakes).toEqual([])
    expect(model.settings?.navbar.items.map(({ label }) => label)).toEqual(['Guide'])
  })
})

describe('the settings of the model', () => {
  it('hold the address of every navbar item', async () => {
    const { settings } = await loadFixture('good')
    const items = [
      { type: 'sidebar', sidebar: 'guide', label: 'Guide' },
      { type: 'doc', docId: 'guide/install', label: 'Install' },
      { type: 'link', href: 'https://example.org/', label: 'Example' },
    ]
    const model = await build('good', {
      settings: { ...(settings as SiteSettings), navbar: { hideOnScroll: false, items } },
    })
    const [sidebar, doc, link] = model.settings!.navbar.items.map(({ href }) => href)
    expect(sidebar).toBe(model.sidebars.find(({ name }) => name === 'guide')?.path)
    expect(doc).toBe(model.docs.find(({ docId }) => docId === 'guide/install')?.path)
    expect(link).toBe('https://example.org/')
  })
})

describe('a category without pages', () => {
  const empty = { file: 'guide/later/_category.yml', text: '' }
  const withEmpty = async (linking = '') => {
    const source = await loadFixture('good')
    const [first] = source.categories
    const text = first!.text.replace('listing: recipes', 'listing: later')
    const pages = source.pages.map((page) =>
      page.file === 'guide/install.mdx' ? { ...page, text: page.text + linking } : page,
    )
    return buildSiteModel({ ...source, pages, categories: [...source.categories, { ...empty, text }] })
  }

  it('breaks nothing, is shown nowhere, and is told', async () => {
    const { mistakes, warnings, categories, sidebars } = await withEmpty('\n[Later](/docs/category/later/)\n')
    expect(mistakes).toEqual([])
    expect(categories.map(({ path }) => path)).not.toContain('/docs/category/later/')
    expect(JSON.stringify(sidebars)).not.toContain('later')
    expect(warnings).toEqual([
      {
        file: 'content/docs/guide/later/_category.yml',
        message: 'The category has no pages.',
        fix: 'Until it has one, links to its listing lead nowhere.',
      },
    ])
  })
})
