import { compileBody, file } from '../../../testing/fixtures/compile-body'

describe('links', () => {
  it('are listed with their lines, of Markdown and of components', async () => {
    const { links } = await compileBody(
      [
        '[a](/docs/a/)',
        '',
        'text',
        '[b](#b) and [c][c] and https://example.org/d',
        '',
        '<Card title="e" href="/docs/e/">[f](/docs/f/)</Card>',
        '',
        '<Cards>',
        '  <Card title="g" href="/docs/g/" />',
        '</Cards>',
        '',
        '[c]: /docs/c/',
      ].join('\n'),
    )
    expect(links).toEqual([
      { href: '/docs/a/', line: 1 },
      { href: '#b', line: 4 },
      { href: '/docs/c/', line: 4 },
      { href: 'https://example.org/d', line: 4 },
      { href: '/docs/e/', line: 6 },
      { href: '/docs/f/', line: 6 },
      { href: '/docs/g/', line: 9 },
    ])
  })

  it('are not read in code', async () => {
    expect((await compileBody('`[a](/a/)`\n\n```md\n[b](/b/)\n```')).links).toEqual([])
  })
})

describe('images', () => {
  it.each(['./a.png', '../shared/a.png', './img/a.svg'])('may stand beside the page: %s', async (src) => {
    const { images, mistakes } = await compileBody(`text\n\n![A machine](${src})`)
    expect(mistakes).toEqual([])
    expect(images).toEqual([{ src, line: 3 }])
  })

  it.each(['/a.png', 'a.png', 'https://example.org/a.png'])('must begin with a dot: %s', async (src) => {
    expect((await compileBody(`text\n\n![A machine](${src})`)).mistakes).toEqual([
      {
        file,
        line: 3,
        message: `The image "${src}" does not stand beside the page.`,
        fix: 'Put the file beside the page and write ./name.png.',
      },
    ])
  })

  it('must have a text alternative', async () => {
    expect((await compileBody('text\n\n![](./a.png)')).mistakes).toEqual([
      {
        file,
        line: 3,
        message: 'The image "./a.png" has no text alternative.',
        fix: 'Say between the brackets what it shows: ![…](…).',
      },
    ])
  })
})
