import type { BuiltSite } from '../../shared/built-site'
import { pageFacts } from './page-facts'
import { structuredData } from './structured-data'

const site: BuiltSite = {
  title: 'Example Docs',
  description: 'How the example works.',
  url: 'https://docs.example.com',
  locale: 'en',
  language: 'en',
  languages: [],
  licenseUrl: 'https://license.example.com/',
  socialCard: '/social-card.png',
  generator: 'example 1.0',
}
const doc = {
  title: 'Fees',
  description: 'What it costs.',
  breadcrumbs: [
    { label: 'Learn', path: '/docs/learn/' },
    { label: 'Money', path: null },
    { label: 'Fees', path: '/docs/learn/fees/' },
  ],
  lastUpdate: '2025-05-03T10:00:00Z',
}
const dataOf = (path: string, data: Parameters<typeof pageFacts>[1]) => {
  const text = structuredData(pageFacts(path, data, site)!, site)
  return text && (JSON.parse(text) as { '@context': string; '@graph': object[] })
}

describe('what a page says of itself', () => {
  it('on the home page is the site and how it is searched', () => {
    expect(dataOf('/', {})).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'WebSite',
          name: 'Example Docs',
          description: 'How the example works.',
          url: 'https://docs.example.com/',
          inLanguage: 'en',
          potentialAction: {
            '@type': 'SearchAction',
            target: {
              '@type': 'EntryPoint',
              urlTemplate: 'https://docs.example.com/?search={search_term_string}',
            },
            'query-input': 'required name=search_term_string',
          },
        },
      ],
    })
  })

  it('on a document is what it is and the way to it', () => {
    expect(dataOf('/docs/learn/fees/', { doc })).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'TechArticle',
          headline: 'Fees',
          description: 'What it costs.',
          url: 'https://docs.example.com/docs/learn/fees/',
          image: 'https://docs.example.com/social/docs/learn/fees.png',
          dateModified: '2025-05-03T10:00:00Z',
          inLanguage: 'en',
          license: 'https://license.example.com/',
          isPartOf: { '@type': 'WebSite', name: 'Example Docs', url: 'https://docs.example.com/' },
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Example Docs', item: 'https://docs.example.com/' },
            { '@type': 'ListItem', position: 2, name: 'Learn', item: 'https://docs.example.com/docs/learn/' },
            { '@type': 'ListItem', position: 3, name: 'Fees' },
          ],
        },
      ],
    })
  })

  it('on a listing is the way to it', () => {
    const { label, ...rest } = { label: 'Money', description: 'All of it.', breadcrumbs: doc.breadcrumbs }
    const data = dataOf('/docs/category/money/', { category: { label, ...rest } })
    expect(data && data['@graph']).toEqual([expect.objectContaining({ '@type': 'BreadcrumbList' })])
  })

  it('names no day where nobody knows it', () => {
    const data = dataOf('/docs/learn/fees/', { doc: { ...doc, lastUpdate: null } })
    expect(data && data['@graph'][0]).not.toHaveProperty('dateModified')
  })

  it('is nothing where there is nothing to say', () => {
    expect(dataOf('/docs/', {})).toBeNull()
    expect(dataOf('/docs/learn/fees/', { doc: { ...doc, breadcrumbs: [] } })).not.toBeNull()
    expect(pageFacts('/404.html', {}, site)).toBeNull()
  })

  it('holds no tag, whatever a title says', () => {
    const title = '</script><script>alert(1)</script><!--'
    const text = structuredData(pageFacts('/docs/x/', { doc: { ...doc, title } }, site)!, site)!
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toMatchObject({ '@graph': [{ headline: title }, {}] })
  })
})

it('a site that does not stand at the root of its host names its path in each address', () => {
  const below = { ...site, url: 'https://docs.example.com/project/' }
  const texts = [
    structuredData(pageFacts('/', {}, below)!, below),
    structuredData(pageFacts('/docs/learn/fees/', { doc }, below)!, below),
  ]
  const addresses = texts.join().match(/https:\/\/docs\.example\.com[^"{]*/g)!
  expect(addresses.length).toBeGreaterThan(6)
  expect(addresses.filter((address) => !address.startsWith(below.url))).toEqual([])
})
