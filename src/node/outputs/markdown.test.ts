import { loadFixture } from '../../../testing/fixtures/load-fixture'
import { buildSiteModel } from '../model/site-model'
import { markdownOutputs } from './markdown'

/** The outputs of a case, by file. */
async function outputsOf(name: string): Promise<Record<string, string>> {
  const source = await loadFixture(name, {
    lastUpdates: new Map([['guide/install.mdx', '2026-03-01T10:00:00Z']]),
  })
  const { settings, ...model } = await buildSiteModel(source)
  const images = new Map([['guide/install', new Map([['./terminal.png', '/static/terminal-1.png']])]])
  const outputs = await markdownOutputs({ ...model, settings: settings!, images, basePath: '' })
  return Object.fromEntries(outputs.map(({ file, content }) => [file, String(content)]))
}

describe('the Markdown of a site', () => {
  const outputs = outputsOf('good')

  it('is a file for every page, beside its address', async () => {
    expect(Object.keys(await outputs)).toEqual([
      'index.md',
      'docs.md',
      'docs/guide/what-is-example.md',
      'docs/guide.md',
      'docs/guide/install.md',
      'docs/guide/recipes/bread.md',
      'docs/guide/recipes/drinks/tea.md',
      'docs/guide/recipes/soup.md',
      'docs/guide/recipes/sweet/cake.md',
      'docs/guide/recipes/sweet.md',
      'docs/reference/api.md',
      'docs/reference.md',
      'docs/category/recipes.md',
      'llms.txt',
      'llms-full.txt',
    ])
  })

  it('says what a page is, whence it comes, and what it says', async () => {
    expect((await outputs)['docs/guide/install.md']).toMatchInlineSnapshot(`
      "# Installing Example 2.1

      > A page that exists to test how the site is made from files, in guide install.

      Source: <https://docs.example.org/docs/guide/install/>, last updated 2026-03-01

      ## Linux

      ![A terminal](https://docs.example.org/static/terminal-1.png)

      ### Debian

      #### Older versions

      They are kept.

      ## Then

      See [what it is](https://docs.example.org/docs/guide/what-is-example/), [the recipes](https://docs.example.org/docs/category/recipes/), [home](https://docs.example.org/), the [icon](https://docs.example.org/favicon.svg) and [another site](https://example.org/).

      Checked against the program’s code of May.

      ## Sources

      - [Example paper](https://example.org/paper.pdf)
      "
    `)
  })

  it('lists what a category holds', async () => {
    expect((await outputs)['docs/category/recipes.md']).toMatchInlineSnapshot(`
      "# Recipes for Example

      > A category that exists to test how listings are made.

      - [Drinks](https://docs.example.org/docs/guide/recipes/drinks/tea/): A category that has no page of its own and no listing.
      - [Sweet things](https://docs.example.org/docs/guide/recipes/sweet/): A page that exists to test how the site is made from files, in guide recipes sweet index.
      - [Bread](https://docs.example.org/docs/guide/recipes/bread/): A page that exists to test how the site is made from files, in guide recipes bread.
      - [Soup](https://docs.example.org/docs/guide/recipes/soup/): A page that exists to test how the site is made from files, in guide recipes soup.
      "
    `)
  })

  it('leads from the home page to the sections', async () => {
    expect((await outputs)['index.md']).toMatchInlineSnapshot(`
      "# Test docs

      > Documentation that exists to test how the pages of a site are made from files.

      - [Guide to Example](https://docs.example.org/docs/guide/): A page that exists to test how the site is made from files, in guide index.
      - [Reference](https://docs.example.org/docs/reference/): A page that exists to test how the site is made from files, in reference index.
      "
    `)
  })

  it('is listed for machines, in the order of reading', async () => {
    expect((await outputs)['llms.txt']).toMatchInlineSnapshot(`
      "# Test docs

      > Documentation that exists to test how the pages of a site are made from files.

      The Markdown of every page stands at the page’s address with .md in place of the last slash. The file llms-full.txt holds all of them.

      ## Guide

      - [Guide to Example](https://docs.example.org/docs/guide.md): A page that exists to test how the site is made from files, in guide index.
      - [Installing Example 2.1](https://docs.example.org/docs/guide/install.md): A page that exists to test how the site is made from files, in guide install.
      - [What is Example?](https://docs.example.org/docs/guide/what-is-example.md): A page that exists to test how the site is made from files.
      - [Recipes for Example](https://docs.example.org/docs/category/recipes.md): A category that exists to test how listings are made.
      - [Tea](https://docs.example.org/docs/guide/recipes/drinks/tea.md): A page that exists to test how the site is made from files, in guide recipes drinks tea.
      - [Sweet things](https://docs.example.org/docs/guide/recipes/sweet.md): A page that exists to test how the site is made from files, in guide recipes sweet index.
      - [Cake](https://docs.example.org/docs/guide/recipes/sweet/cake.md): A page that exists to test how the site is made from files, in guide recipes sweet cake.
      - [Bread](https://docs.example.org/docs/guide/recipes/bread.md): A page that exists to test how the site is made from files, in guide recipes bread.
      - [Soup](https://docs.example.org/docs/guide/recipes/soup.md): A page that exists to test how the site is made from files, in guide recipes soup.

      ## Reference

      - [Reference](https://docs.example.org/docs/reference.md): A page that exists to test how the site is made from files, in reference index.
      - [API](https://docs.example.org/docs/reference/api.md): A page that exists to test how the site is made from files, in reference api.
      "
    `)
  })

  it('is there in one file, every page once', async () => {
    const titles = (await outputs)['llms-full.txt']!.split('\n').filter((line) => line.startsWith('# '))
    expect(titles).toHaveLength(11)
    expect(new Set(titles).size).toBe(11)
  })
})

describe('the Markdown of an unlisted page', () => {
  it('is there, and in no list', async () => {
    const outputs = await outputsOf('unlisted')
    expect(outputs['docs/guide/recipes/b.md']).toMatch(/^# B\n/)
    for (const file of ['llms.txt', 'llms-full.txt', 'docs/category/recipes.md'])
      expect(outputs[file]).not.toMatch(/recipes\/b|# B\n/)
  })
})
