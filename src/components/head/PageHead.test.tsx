import { canonicalAddress, metaContent } from '../../../testing/components/page'
import { renderWithSite } from '../../../testing/components/site'
import { PageHead } from './PageHead'

describe('PageHead', () => {
  it('titles a page "page | site"', () => {
    renderWithSite(<PageHead title="Fees" path="/docs/fees/" />)
    expect(document.title).toBe('Fees | Example Docs')
  })

  it("titles the home page by the site's name alone", () => {
    renderWithSite(<PageHead path="/" />)
    expect(document.title).toBe('Example Docs')
  })

  it('describes the page in its own words', () => {
    renderWithSite(<PageHead title="Fees" description="What it costs." path="/docs/fees/" />)
    expect(metaContent('description')).toBe('What it costs.')
  })

  it("describes the page in the site's words where it has none", () => {
    renderWithSite(<PageHead path="/" />)
    expect(metaContent('description')).toBe('How the example works.')
  })

  it('gives the full address of the page', () => {
    renderWithSite(<PageHead title="Fees" path="/docs/fees/" />)
    expect(canonicalAddress()).toBe('https://docs.example.com/docs/fees/')
  })

  it('gives the full address of a page of a site that does not stand at the root of its host', () => {
    renderWithSite(<PageHead path="/docs/fees/" />, {
      settings: { url: 'https://docs.example.com/project/' },
    })
    expect(canonicalAddress()).toBe('https://docs.example.com/project/docs/fees/')
  })

  it('asks search engines to leave out a hidden page, and no other', () => {
    const { rerender } = renderWithSite(<PageHead path="/" />)
    expect(metaContent('robots')).toBeUndefined()
    rerender(<PageHead path="/" hidden />)
    expect(metaContent('robots')).toBe('noindex, nofollow')
  })
})
