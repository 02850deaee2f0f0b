import { screen } from '@testing-library/react'
import { canonicalAddress, metaContent, pageProps } from '../../../testing/components/page'
import { renderWithSite } from '../../../testing/components/site'
import DocsLandingPage, { Head } from './index'

const data: Queries.DocsLandingQuery = {
  docsVersion: { mainDoc: { title: 'Your first program', path: '/docs/learn/intro/' } },
  versions: { nodes: [{ name: 'current', label: 'Next', isLast: true, path: '/docs/' }] },
  sections: {
    nodes: [{ sidebar: 'learn', title: 'Learn it', path: '/docs/learn/', description: 'Understand.' }],
  },
}

describe('the landing page of the documentation', () => {
  it('leads to the sections', () => {
    renderWithSite(<DocsLandingPage {...pageProps(data)} />)
    expect(screen.getByRole('heading', { level: 1, name: 'Documentation' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Learn it' })).toHaveAttribute('href', '/docs/learn/')
    expect(screen.getByRole('listitem')).toHaveTextContent('Understand.')
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
