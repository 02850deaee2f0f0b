import { frontmatterLine, parseCategory, parseFrontmatter } from './frontmatter'

const variables = { product: 'Quilibrium', console: 'Q Console' }
const description = 'A description that says in more than fifty letters what the page is about.'
const parse = (yaml: string) => parseFrontmatter(`---\n${yaml}\n---\n\ntext`, 'a.mdx', variables)

describe('frontmatterLine', () => {
  const text = '---\ntitle: T\naliases:\n  - /a/\n  - /b/\n---\n'

  it.each([
    [['title'], 2],
    [['aliases'], 3],
    [['aliases', 1], 5],
    [['aliases', 7], 3],
    [['slug'], 2],
  ])('finds %j in line %i', (path, line) => {
    expect(frontmatterLine(text, ...path)).toBe(line)
  })
})

describe('parseFrontmatter', () => {
  it('gives every key', () => {
    const yaml = [
      'title: About {console}',
      'sidebarLabel: "{product}"',
      `description: ${description}`,
      'keywords: >-',
      '  what is it, {product} for',
      '  beginners,',
      'slug: about-{console}',
      'aliases:',
      '  - /docs/{console}/',
      '  - /old/',
      'order: 1.5',
      'draft: true',
      'unlisted: false',
      'checked: "{product}’s code of May"',
      'sources:',
      '  - title: "{product} paper"',
      '    url: https://example.org/paper.pdf',
    ].join('\n')
    expect(parse(yaml)).toEqual({
      value: {
        title: 'About Q Console',
        sidebarLabel: 'Quilibrium',
        description,
        keywords: ['what is it', 'Quilibrium for beginners'],
        slug: 'about-q-console',
        aliases: ['/docs/q-console/', '/old/'],
        order: 1.5,
        draft: true,
        unlisted: false,
        checked: 'Quilibrium’s code of May',
        sources: [{ title: 'Quilibrium paper', url: 'https://example.org/paper.pdf' }],
      },
      mistakes: [],
    })
  })

  it.each([
    '---\r\ntitle: T\r\ndescription: D\r\n---\r\ntext',
    '---\ntitle: T\ndescription: D\n---',
    '\uFEFF---\ntitle: T\ndescription: D\n---\n\ntext',
    '--- \ntitle: T\ndescription: D\n---\t\n\ntext',
  ])(
    'reads other line ends, a mark of byte order, spaces after the hyphens and a file without a text: %j',
    (text) => {
      const full = text.replace('D', description)
      expect(parseFrontmatter(full, 'a.mdx', variables)).toEqual({
        value: { title: 'T', description },
        mistakes: [],
      })
    },
  )

  it.each([
    ['that is too short', 'A {product} page.', 'at least 50'],
    ['that is too long', 'x'.repeat(161), 'at most 160'],
    ['that is too long once its variables are filled', `${'x'.repeat(152)}{console}`, 'at most 160'],
  ])('refuses a description %s', (_, text, reason) => {
    const { mistakes } = parse(`title: T\ndescription: "${text}"`)
    expect(mistakes).toEqual([
      expect.objectContaining({ line: 3, message: expect.stringContaining(reason) as string }),
    ])
  })

  it('counts what readers see, not the names of variables', () => {
    const text = `${'x'.repeat(150)}{product}`
    expect(text.length).toBeGreaterThan(158)
    expect(parse(`title: T\ndescription: ${text}`).mistakes).toEqual([])
  })

  it.each([
    ['title: ""', '"title"'],
    [`title: "${'x'.repeat(91)}"`, '"title"'],
    ['title: T\nslug: a/b', 'a slug is letters without accents'],
    ['title: T\nsources:\n  - title: A\n    url: example.org', '"sources.0.url"'],
    ['title: T\naliases: /old/', '"aliases" must be a list'],
    ['title: T\naliases:\n  - old/', 'an old address like /docs/section/page/'],
    ['title: T\naliases:\n  - /old', 'an old address like /docs/section/page/'],
    ['title: T\naliases:\n  - /old/*/', 'an old address like /docs/section/page/'],
    ['title: T\naliases:\n  - /old/../x/', 'no "." or ".." as a part'],
    ['title: T\norder: first', '"order" must be a number; found "first"'],
    ['title: T\ndraft: yes', '"draft" must be a boolean; found "yes"'],
  ])('refuses %j', (yaml, message) => {
    const { value, mistakes } = parse(`description: ${description}\n${yaml}`)
    expect(value).toBeNull()
    expect(mistakes).toEqual([
      expect.objectContaining({ message: expect.stringContaining(message) as string }),
    ])
  })

  it('tells unknown keys with the nearest known one', () => {
    expect(parse(`title: T\ndescription: ${description}\nsidebarlabel: x`).mistakes).toEqual([
      {
        file: 'a.mdx',
        line: 4,
        message: 'Unknown key "sidebarlabel".',
        fix: 'Did you mean "sidebarLabel"?',
      },
    ])
  })

  it('tells unknown variables with their line and the nearest known one', () => {
    const { value, mistakes } = parse(`title: About {prodct}\ndescription: ${description}`)
    expect(value).toBeNull()
    expect(mistakes).toEqual([
      expect.objectContaining({
        line: 2,
        message: 'Unknown variable "{prodct}".',
        fix: expect.stringContaining('"product"') as string,
      }),
    ])
  })

  it.each([
    ['no frontmatter', 'text', 'The page has no frontmatter.'],
    ['frontmatter below an empty line', '\n---\ntitle: T\n---\n', 'The page has no frontmatter.'],
    ['an opening line only', '---\ntitle: T\n\ntext', 'The frontmatter is not closed.'],
    ['an opening line only, and other line ends', '---\r\ntitle: T\r\n', 'The frontmatter is not closed.'],
    ['an opening line only, and a mark of byte order', '\uFEFF---\na: b\n', 'The frontmatter is not closed.'],
    ['nothing but hyphens', '---', 'The frontmatter is not closed.'],
  ])('tells a page with %s', (_, text, message) => {
    expect(parseFrontmatter(text, 'a.mdx', variables)).toEqual({
      value: null,
      mistakes: [{ file: 'a.mdx', line: 1, message, fix: expect.stringContaining('a line ---') as string }],
    })
  })

  it.each([
    ['too many hyphens', '----'],
    ['hyphens that are indented', ' ---'],
    ['a dash', '—'],
    ['dots', '...'],
  ])('tells a closing line of %s', (_, line) => {
    const { mistakes } = parseFrontmatter(`---\ntitle: T\n${line}\n\ntext`, 'a.mdx', variables)
    const message = `The line "${line}" does not close the frontmatter.`
    const fix = 'Write three hyphens at the beginning of the line, a line ---.'
    expect(mistakes).toEqual([{ file: 'a.mdx', line: 3, message, fix }])
  })

  it.each(['----', '---  x', '--- #'])('ends with the first line of three hyphens, not with %j', (line) => {
    const text = `---\ntitle: T\ndescription: D\n${line}\n---\n\ntext\n\n---\n`
    const { mistakes } = parseFrontmatter(text, 'a.mdx', variables)
    expect(mistakes).toContainEqual(
      expect.objectContaining({
        line: 4,
        message: expect.stringMatching(/^(A line of hyphens|This is not valid YAML)/) as string,
      }),
    )
  })

  it('counts the lines of a file with other line ends and a mark of byte order', () => {
    const text = `\uFEFF---\r\ntitle: T\r\ndescription: ${description}\r\nordr: 1\r\n---\r\n`
    expect(parseFrontmatter(text, 'a.mdx', variables).mistakes).toEqual([
      expect.objectContaining({ line: 4, message: 'Unknown key "ordr".' }),
    ])
    expect(frontmatterLine(text, 'description')).toBe(3)
  })

  it('reads an empty frontmatter, even above a text with a line of hyphens', () => {
    const { mistakes } = parseFrontmatter('---\n---\n\ntext\n\n---\n', 'a.mdx', variables)
    expect(mistakes.map(({ message }) => message)).toEqual(['The frontmatter is empty.'])
  })
})

describe('parseCategory', () => {
  const parseFile = (more: string) =>
    parseCategory(`label: On {product}\ndescription: ${description}\n${more}`, '_category.yml', variables)

  it('gives every key', () => {
    expect(parseFile('order: 2\nlisting: "{console}-pages"\ncollapsed: false')).toEqual({
      value: {
        label: 'On Quilibrium',
        description,
        order: 2,
        listing: 'q-console-pages',
        collapsed: false,
      },
      mistakes: [],
    })
  })

  it.each([
    ['an unknown key', 'colapsed: true', 3, 'Unknown key "colapsed".', '"collapsed"'],
    [
      'a listing that is no name',
      'listing: A page',
      3,
      'small letters, digits and hyphens',
      'Found "A page"',
    ],
    ['an unknown variable', 'order: 1\nlisting: x-{prodct}', 4, 'Unknown variable "{prodct}".', '"product"'],
  ])('tells %s with its line', (_, yaml, line, message, fix) => {
    const { value, mistakes } = parseFile(yaml)
    expect(value).toBeNull()
    expect(mistakes).toContainEqual({
      file: '_category.yml',
      line,
      message: expect.stringContaining(message) as string,
      fix: expect.stringContaining(fix) as string,
    })
  })
})
