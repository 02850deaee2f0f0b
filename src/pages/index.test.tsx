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
  sections: {
    nodes: [
      { sidebar: 'run', title: 'Run a node', path: '/docs/run-node/', description: 'Operate.' },
      { sidebar: 'learn', title: 'Learn it', path: '/docs/learn/', description: 'Understand.' },
      { sidebar: 'gone', title: 'Gone', path: '/docs/gone/', description: 'Nowhere.' },
    ],
  },
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

  it("leads to the sections, in the sidebars' order, and to all documentation", () => {
    renderWithSite(<HomePage {...pageProps(data)} />)
    expect(cards(screen.getAllByRole('list')[1]!)).toEqual([
      ['Learn itUnderstand.', '/docs/learn/'],
      ['Run a nodeOperate.', '/docs/run-node/'],
    ])
    expect(screen.getByRole('link', { name: 'All documentation' })).toHaveAttribute('href', '/docs/')
  })

  it("bears the site's name", () => {
    renderWithSite(<Head />)
    expect(document.title).toBe('Example Docs')
    expect(canonicalAddress()).toBe('https://docs.example.com/')
  })
})
