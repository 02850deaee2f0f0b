import { load } from 'cheerio'
import { loadFixture } from '../../../testing/fixtures/load-fixture'
import { buildSiteModel } from '../model/site-model'
import { crawlerOutputs } from './sitemap'

async function outputsOf(name: string, dates: Record<string, string> = {}) {
  const source = await loadFixture(name, { lastUpdates: new Map(Object.entries(dates)) })
  const { settings, ...model } = await buildSiteModel(source)
  const outputs = crawlerOutputs({ ...model, settings: settings!, images: new Map(), basePath: '' })
  return Object.fromEntries(outputs.map(({ file, content }) => [file, String(content)]))
}

/** The sitemap of a case as "path date". */
async function entriesOf(name: string, dates?: Record<string, string>) {
  const $ = load((await outputsOf(name, dates))['sitemap.xml']!, { xml: true })
  return $('urlset > url')
    .map((_, url) => {
      const { pathname, origin } = new URL($('loc', url).text())
      expect(origin).toBe('https://docs.example.org')
      return [pathname, $('lastmod', url).text()].filter(Boolean).join(' ')
    })
    .get()
}

describe('the sitemap', () => {
  it('has every page, with the day of its last change', async () => {
    const dates = {
      'guide/install.mdx': '2026-03-01T10:00:00Z',
      'guide/recipes/soup.mdx': '2026-03-02T01:00:00+09:00',
      'guide/recipes/bread.mdx': '2026-03-01T20:00:00+01:00',
    }
    expect(await entriesOf('good', dates)).toEqual([
      '/ 2026-03-01',
      '/docs/ 2026-03-01',
      '/docs/guide/what-is-example/',
      '/docs/guide/',
      '/docs/guide/install/ 2026-03-01',
      '/docs/guide/recipes/bread/ 2026-03-01',
      '/docs/guide/recipes/drinks/tea/',
      '/docs/guide/recipes/soup/ 2026-03-02',
      '/docs/guide/recipes/sweet/cake/',
      '/docs/guide/recipes/sweet/',
      '/docs/reference/api/',
      '/docs/reference/',
      '/docs/category/recipes/ 2026-03-01',
    ])
  })

  it('has no unlisted page, and no draft', async () => {
    expect(await entriesOf('unlisted')).not.toContain('/docs/guide/recipes/b/')
    expect(await entriesOf('draft')).toEqual([
      '/',
      '/docs/',
      '/docs/guide/a/',
      '/docs/guide/c/',
      '/docs/guide/',
    ])
  })

  it('is named in robots.txt', async () => {
    expect((await outputsOf('good'))['robots.txt']).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://docs.example.org/sitemap.xml\n',
    )
  })
})
