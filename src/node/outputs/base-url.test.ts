import { loadFixture } from '../../../testing/fixtures/load-fixture'
import { buildSiteModel } from '../model/site-model'
import { textsOf } from '../api/documents/texts'
import { markdownOutputs } from './markdown'
import { redirectOutputs } from './redirects'
import { crawlerOutputs } from './sitemap'

/** Where the site of these tests is said to stand: not at the root of its host. */
const base = '/project/'

async function publishedSite() {
  const source = await loadFixture('good')
  const { settings, ...model } = await buildSiteModel({
    ...source,
    settings: { ...(source.settings as object), baseUrl: base },
  })
  const images = new Map([['guide/install', new Map([['./terminal.png', '/static/terminal-1.png']])]])
  return { ...model, settings: settings!, images, basePath: '/project' }
}

const outputsOf = async (site: Awaited<ReturnType<typeof publishedSite>>) =>
  [...crawlerOutputs(site), ...(await markdownOutputs(site)), ...redirectOutputs(site)].flatMap((output) =>
    'content' in output ? [[output.file, String(output.content)] as const] : [],
  )

/** The addresses of the site's own host that a text names. */
const ownAddresses = (text: string) => text.match(/https:\/\/docs\.example\.org[^\s<>)"\]]*/g) ?? []

it('every address that names the host leads below the path at which the site stands', async () => {
  const outputs = await outputsOf(await publishedSite())
  const named = outputs.flatMap(([file, text]) => ownAddresses(text).map((address) => ({ file, address })))
  for (const file of ['sitemap.xml', 'robots.txt', 'llms.txt', 'docs/guide/install.md'])
    expect(named.map((one) => one.file)).toContain(file)
  expect(named.filter(({ address }) => !new URL(address).pathname.startsWith(base))).toEqual([])
})

it('an address within the site, a picture and a place on the page are told in full', async () => {
  const outputs = Object.fromEntries(await outputsOf(await publishedSite()))
  const page = outputs['docs/guide/install.md']!
  expect(page).toContain('https://docs.example.org/project/docs/category/recipes/')
  expect(page).toContain('https://docs.example.org/project/static/terminal-1.png')
  expect(outputs['sitemap.xml']).toContain('<loc>https://docs.example.org/project/</loc>')
})

it('so do documents that describe services', async () => {
  const { settings } = await publishedSite()
  const { url, markdown } = textsOf(settings.url, new Map())
  expect(url('/docs/x/')).toBe('https://docs.example.org/project/docs/x/')
  expect(markdown('[x](/docs/x/)')).toBe('[x](https://docs.example.org/project/docs/x/)')
})
