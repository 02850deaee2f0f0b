import { canonicalAddress, metaContent } from '../../test/page'
import { renderWithSite } from '../../test/site'
import { PageHead } from './PageHead'

describe('PageHead', () => {
  it('titles a page "page | site", also where the page is shared', () => {
    renderWithSite(<PageHead title="Fees" path="/docs/fees/" />)
    expect(document.title).toBe('Fees | Example Docs')
    expect(metaContent('og:title')).toBe('Fees | Example Docs')
    expect(metaContent('twitter:title')).toBe('Fees | Example Docs')
    expect(metaContent('og:type')).toBe('article')
  })

  it("titles the home page by the site's name alone", () => {
    renderWithSite(<PageHead path="/" />)
    expect(document.title).toBe('Example Docs')
    expect(metaContent('og:type')).toBe('website')
  })

  it('describes the page in its own words', () => {
    renderWithSite(<PageHead title="Fees" description="What it costs." path="/docs/fees/" />)
    for (const name of ['description', 'og:description', 'twitter:description'])
      expect([name, metaContent(name)]).toEqual([name, 'What it costs.'])
  })

  it("describes the page in the site's words where it has none", () => {
    renderWithSite(<PageHead path="/" />)
    expect(metaContent('description')).toBe('How the example works.')
  })

  it('gives the full address of the page', () => {
    renderWithSite(<PageHead title="Fees" path="/docs/fees/" />)
    expect(canonicalAddress()).toBe('https://docs.example.com/docs/fees/')
    expect(metaContent('og:url')).toBe('https://docs.example.com/docs/fees/')
  })

  it('asks search engines to leave out a hidden page, and no other', () => {
    const { rerender } = renderWithSite(<PageHead path="/" />)
    expect(metaContent('robots')).toBeUndefined()
    rerender(<PageHead path="/" hidden />)
    expect(metaContent('robots')).toBe('noindex, nofollow')
  })

  it.each([
    ['generator', 'example 1.0'],
    ['og:locale', 'en'],
    ['og:site_name', 'Example Docs'],
    ['og:image', 'https://docs.example.com/social-card.png'],
    ['twitter:image', 'https://docs.example.com/social-card.png'],
    ['twitter:card', 'summary_large_image'],
  ])('says %s: %s', (name, content) => {
    renderWithSite(<PageHead path="/" />)
    expect(metaContent(name)).toBe(content)
  })
})
