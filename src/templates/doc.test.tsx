import { screen, within } from '@testing-library/react'
import { doc } from '../../testing/components/doc'
import { canonicalAddress, headProps, metaContent, pageProps } from '../../testing/components/page'
import { renderWithSite } from '../../testing/components/site'
import DocTemplate, { Head } from './doc'

describe('the template of a page', () => {
  it('shows title, text and images in an article', () => {
    renderWithSite(<DocTemplate {...pageProps({ doc })} />)
    const article = within(screen.getByRole('article'))
    expect(article.getByRole('heading', { level: 1, name: 'Fees' })).toBeVisible()
    expect(article.getByText('It is little.')).toBeVisible()
    expect(article.getByRole('img', { name: 'A map' })).toHaveAttribute('src', '/static/map.svg')
  })

  it('says where the page stands, what is next to it, and where it comes from', () => {
    renderWithSite(<DocTemplate {...pageProps({ doc })} />)
    const part = (name: string) => screen.getByRole('navigation', { name })
    expect(part('Breadcrumbs')).toHaveTextContent('LearnFees')
    expect(part('Docs pages')).toHaveTextContent('PreviousIntro')
    expect(screen.getByText('3 May 2025')).toHaveAttribute('datetime', doc.lastUpdate)
    expect(screen.getByText('Whitepaper')).toHaveAttribute('href', 'https://example.com/paper.pdf')
    expect(screen.getByRole('link', { name: /^Edit this page/ })).toHaveAttribute('href', doc.editUrl)
  })

  it.each(['lastUpdate', 'lastUpdateText'])('shows no date without %s', (key) => {
    renderWithSite(<DocTemplate {...pageProps({ doc: { ...doc, [key]: null } })} />)
    expect(screen.queryByText(/Last updated/)).not.toBeInTheDocument()
  })

  it('shows the table of contents beside the text on wide screens, and above it on narrow ones', () => {
    const contents = () => screen.getByRole('navigation', { name: 'On this page' })
    const { unmount } = renderWithSite(<DocTemplate {...pageProps({ doc })} />, { screen: 'wide' })
    expect(screen.getByRole('complementary')).toContainElement(contents())
    unmount()
    renderWithSite(<DocTemplate {...pageProps({ doc })} />, { screen: 'narrow' })
    expect(screen.getByRole('article')).toContainElement(contents())
  })
})

describe("the head of a page's template", () => {
  it('speaks of the page', () => {
    renderWithSite(<Head {...headProps({ doc })} />)
    expect(document.title).toBe('Fees | Example Docs')
    expect(metaContent('description')).toBe('What it costs.')
    expect(canonicalAddress()).toBe('https://docs.example.com/docs/learn/fees/')
    expect(metaContent('robots')).toBeUndefined()
  })

  it.each(['draft', 'unlisted'])('hides a page that is %s from search engines', (key) => {
    renderWithSite(<Head {...headProps({ doc: { ...doc, [key]: true } })} />)
    expect(metaContent('robots')).toBe('noindex, nofollow')
  })
})
