import { screen } from '@testing-library/react'
import { navigate } from 'gatsby'
import { metaContent, pageProps } from '../../testing/components/page'
import { renderWithSite } from '../../testing/components/site'
import NotFoundPage, { Head } from './not-found'

const doc = (path: string, title: string, unlisted = false) => ({ path, title, unlisted })
const data: Queries.NotFoundQuery = {
  artworkLight: null,
  artworkDark: null,
  artworkGraph: null,
  siteSettings: { editUrl: 'https://github.com/Example/docs/edit/main/' },
  docs: {
    nodes: [
      doc('/docs/learn/', 'Learn'),
      doc('/docs/learn/intro/', 'Introduction'),
      doc('/docs/learn/secret/', 'Secret', true),
      doc('/docs/learn/storage/blocks/', 'Blocks'),
    ],
  },
  categories: { nodes: [{ path: '/docs/category/storage/', title: 'Storage' }] },
}

const open = (address: string) => {
  window.history.replaceState(null, '', address)
  return renderWithSite(<NotFoundPage {...pageProps(data, address)} />)
}
/** What the page offers under its first words: a page, a search, the home page. */
const ways = () =>
  [...screen.getByText(/^There is no page at/).nextElementSibling!.children].map((one) => one.textContent)

describe('the page for addresses without a page', () => {
  it('names the path as text', () => {
    open('/docs/<b>nowhere</b>/')
    expect(document.body).toHaveTextContent('There is no page at /docs/<b>nowhere</b>/.')
  })

  it('offers the page that was meant, before any search', () => {
    open('/docs/learn/intro-2/')
    expect(ways()).toEqual(['Did you mean “Introduction”?', 'Search for “intro 2”'])
    expect(screen.getByRole('link', { name: /Introduction/ })).toHaveAttribute('href', '/docs/learn/intro/')
    expect(screen.queryByText('Pages with a similar name')).not.toBeInTheDocument()
  })

  it('offers listings of categories, too', () => {
    open('/docs/storag/')
    expect(ways()).toContain('Did you mean “Storage”?')
  })

  it('offers no page where none is similar, nor an unlisted one', () => {
    open('/docs/learn/secrets/')
    expect(ways()).toEqual(['Search for “secrets”', 'Home page'])
    expect(screen.queryByText('Pages with a similar name')).not.toBeInTheDocument()
  })

  it('says so, and leads to the sections', () => {
    open('/nowhere/')
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    // On a desktop, which has them in its bar, they can't be seen here.
    const linkOf = (name: string) => screen.getByRole('link', { name, hidden: true })
    expect(linkOf('Learn')).toHaveAttribute('href', '/docs/learn/')
    expect(linkOf('Run')).toHaveAttribute('href', '/docs/run-node/')
  })

  it.each([
    ['/docs/learn/intro.html', '/docs/learn/intro/'],
    ['/docs/learn/intro/index.html', '/docs/learn/intro/'],
    ['/docs/learn/intro', '/docs/learn/intro/'],
    ['/Docs/Learn/Intro/', '/docs/learn/intro/'],
    ['/docs/learn/storage/blocks.html', '/docs/learn/storage/blocks/'],
    ['/docs/learn.html', '/docs/learn/'],
    ['/docs/learn/secret.html', '/docs/learn/secret/'],
    ['/docs.html', '/docs/'],
    ['/index.html', '/'],
  ])('leads from %s to %s', (address, path) => {
    open(address)
    expect(navigate).toHaveBeenCalledTimes(1)
    expect(navigate).toHaveBeenCalledWith(path, { replace: true })
  })

  it('keeps the search and the anchor of the address', () => {
    open('/docs/learn/intro.html?a=1#sum')
    expect(navigate).toHaveBeenCalledWith('/docs/learn/intro/?a=1#sum', { replace: true })
  })

  it.each(['/nowhere/', '/docs/learn/intro2.html', '/docs/learn/storage/nothing.html', '/docs/learn/intro/'])(
    'stays at %s',
    (address) => {
      open(address)
      expect(navigate).not.toHaveBeenCalled()
    },
  )

  it('asks search engines to leave it out', () => {
    renderWithSite(<Head />)
    expect(document.title).toBe('Page not found | Example Docs')
    expect(metaContent('robots')).toBe('noindex, nofollow')
  })
})
