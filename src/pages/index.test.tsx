import { screen, within } from '@testing-library/react'
import { canonicalAddress, pageProps } from '../../testing/components/page'
import { renderWithSite } from '../../testing/components/site'
import HomePage, { Head } from './index'

const data: Queries.HomePageQuery = {
  artworkLight: null,
  artworkDark: null,
  artworkGraph: null,
  what: { path: '/docs/learn/intro/', title: 'What is it?', description: 'The idea.' },
  build: { path: '/docs/build/', title: 'Build with it', description: 'The tools.' },
  run: { path: '/docs/run-node/quick-start/', title: 'Quick start', description: 'The machine.' },
}

/** The cards of a list: name, address, and the whole text. */
const cards = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((card) => [card.textContent, within(card).getByRole('link').getAttribute('href')])

describe('the home page', () => {
  it('says what the site is', () => {
    renderWithSite(<HomePage {...pageProps(data)} />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Documentation of the example')
    expect(screen.getByText('How the example works.')).toBeVisible()
  })

  it('leads each kind of reader to a page', () => {
    renderWithSite(<HomePage {...pageProps(data)} />)
    expect(cards(screen.getAllByRole('list')[0]!)).toEqual([
      ['You are curiousThe idea.What is it?', '/docs/learn/intro/'],
      ['You build applicationsThe tools.Build with it', '/docs/build/'],
      ['You run a nodeThe machine.Quick start', '/docs/run-node/quick-start/'],
    ])
  })

  it('leads nobody to a page that is not there', () => {
    renderWithSite(<HomePage {...pageProps({ ...data, what: null, run: null })} />)
    expect(cards(screen.getAllByRole('list')[0]!)).toEqual([
      ['You build applicationsThe tools.Build with it', '/docs/build/'],
    ])
  })

  it('leads to all pages, and leaves their list to that page', () => {
    renderWithSite(<HomePage {...pageProps(data)} />)
    expect(screen.getAllByRole('list')).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'All documentation' })).toHaveAttribute('href', '/docs/')
  })

  it("bears the site's name", () => {
    renderWithSite(<Head />)
    expect(document.title).toBe('Example Docs')
    expect(canonicalAddress()).toBe('https://docs.example.com/')
  })
})
