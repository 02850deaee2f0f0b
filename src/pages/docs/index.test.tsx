import { screen, within } from '@testing-library/react'
import { canonicalAddress, metaContent, pageProps } from '../../../testing/components/page'
import { renderWithSite } from '../../../testing/components/site'
import DocsLandingPage, { Head } from './index'

const data: Queries.DocsLandingQuery = {
  docsVersion: { mainDoc: { title: 'Your first program', path: '/docs/learn/intro/' } },
  versions: { nodes: [{ name: 'current', isLast: true }] },
  sections: {
    nodes: [{ sidebar: 'learn', title: 'Learn it', path: '/docs/learn/', description: 'Understand.' }],
  },
}

describe('the landing page of the documentation', () => {
  it('leads to the sections', () => {
    renderWithSite(<DocsLandingPage {...pageProps(data)} />)
    expect(screen.getByRole('heading', { level: 1, name: 'Documentation' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Learn it' })).toHaveAttribute('href', '/docs/learn/')
    expect(screen.getByText('Understand.')).toBeVisible()
  })

  it('is a map of their pages, and of what their categories hold', () => {
    renderWithSite(<DocsLandingPage {...pageProps(data)} />)
    const section = within(screen.getByRole('heading', { level: 2, name: 'Learn it' }).closest('section')!)
    const pages = section.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(pages).toEqual([
      ['Learn it', '/docs/learn/'],
      ['Intro', '/docs/learn/intro/'],
      ['Storage', '/docs/learn/storage/'],
      ['Blocks', '/docs/learn/storage/blocks/'],
    ])
    expect(screen.getByRole('heading', { level: 3, name: 'Storage' })).toBeVisible()
  })

  it('leads to the main page of the version', () => {
    renderWithSite(<DocsLandingPage {...pageProps(data)} />)
    const link = screen.getByRole('link', { name: 'Your first program' })
    expect(link).toHaveAttribute('href', '/docs/learn/intro/')
  })

  it.each([null, { mainDoc: null }])('does without a main page (version: %j)', (docsVersion) => {
    renderWithSite(<DocsLandingPage {...pageProps({ ...data, docsVersion })} />)
    expect(screen.queryByText(/To begin/)).not.toBeInTheDocument()
  })

  it('has a title, a description and an address', () => {
    renderWithSite(<Head />)
    expect(document.title).toBe('Documentation | Example Docs')
    expect(metaContent('description')).toMatch(/^The sections of the documentation/)
    expect(canonicalAddress()).toBe('https://docs.example.com/docs/')
  })
})
