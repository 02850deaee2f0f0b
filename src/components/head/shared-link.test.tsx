import { renderToStaticMarkup } from 'react-dom/server'
import { load } from 'cheerio'
import type { BuiltSite } from '../../shared/built-site'
import { pageFacts } from './page-facts'
import { sharedLinkTags } from './shared-link'

const site = {
  title: 'Example Docs',
  description: 'How the example works.',
  url: 'https://docs.example.com',
  locale: 'en',
  socialCard: '/social-card.png',
} as BuiltSite
const doc = { title: 'Fees', description: 'What it "costs".', breadcrumbs: [], lastUpdate: null }
const tagsOf = (path: string, data: Parameters<typeof pageFacts>[1]) =>
  load(renderToStaticMarkup(<>{sharedLinkTags(pageFacts(path, data, site)!, site, '/prefix/x.md')}</>))
const property = ($: ReturnType<typeof tagsOf>, name: string) => $(`meta[property="${name}"]`).attr('content')

describe('what is shown of a shared link', () => {
  it.each([
    ['og:title', 'Fees | Example Docs'],
    ['og:description', 'What it "costs".'],
    ['og:url', 'https://docs.example.com/docs/fees/'],
    ['og:type', 'article'],
    ['og:locale', 'en'],
    ['og:site_name', 'Example Docs'],
    ['og:image', 'https://docs.example.com/social/docs/fees.png'],
    ['og:image:width', '1200'],
    ['article:modified_time', undefined],
  ])('to a document says %s: %s', (name, content) => {
    expect(property(tagsOf('/docs/fees/', { doc }), name)).toBe(content)
  })

  it('has a large picture', () => {
    expect(tagsOf('/docs/fees/', { doc })('meta[name="twitter:card"]').attr('content')).toBe(
      'summary_large_image',
    )
  })

  it.each([
    ['/', 'Example Docs', 'website'],
    ['/docs/', 'Documentation | Example Docs', 'article'],
  ])('to %s has the title "%s" and the picture of the site', (path, title, type) => {
    const $ = tagsOf(path, {})
    expect(property($, 'og:title')).toBe(title)
    expect(property($, 'og:type')).toBe(type)
    expect(property($, 'og:image')).toBe('https://docs.example.com/social-card.png')
  })

  it('says when a document changed', () => {
    const $ = tagsOf('/docs/fees/', { doc: { ...doc, lastUpdate: '2025-05-03T10:00:00Z' } })
    expect(property($, 'article:modified_time')).toBe('2025-05-03T10:00:00Z')
  })

  it('names the Markdown of the page', () => {
    const link = tagsOf('/docs/fees/', { doc })('link[rel=alternate]')
    expect(link.attr()).toEqual({ rel: 'alternate', type: 'text/markdown', href: '/prefix/x.md' })
  })
})

it('a site that does not stand at the root of its host names its path in each address', () => {
  const below = { ...site, url: 'https://docs.example.com/project/' }
  const facts = pageFacts('/docs/fees/', { doc }, below)!
  const $ = load(renderToStaticMarkup(<>{sharedLinkTags(facts, below, '/project/docs/fees.md')}</>))
  expect(property($, 'og:url')).toBe('https://docs.example.com/project/docs/fees/')
  expect(property($, 'og:image')).toBe('https://docs.example.com/project/social/docs/fees.png')
})
