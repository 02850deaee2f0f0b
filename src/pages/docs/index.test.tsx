import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { navigate } from 'gatsby'
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

  it('leads to another version where there are two, and offers none where there is one', async () => {
    const { unmount } = renderWithSite(<DocsLandingPage {...pageProps(data)} />)
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
    unmount()
    const older = { name: '2.1', label: '2.1', isLast: false, path: '/docs/2.1/' }
    const versions = { nodes: [...data.versions.nodes, older] }
    renderWithSite(<DocsLandingPage {...pageProps({ ...data, versions })} />)
    const menu = screen.getByRole('combobox', { name: 'Version' })
    expect(menu).toHaveDisplayValue('Next')
    await userEvent.selectOptions(menu, '2.1')
    expect(navigate).toHaveBeenCalledWith('/docs/2.1/')
  })

  it('has a title, a description and an address', () => {
    renderWithSite(<Head />)
    expect(document.title).toBe('Documentation | Example Docs')
    expect(metaContent('description')).toMatch(/^The sections of the documentation/)
    expect(canonicalAddress()).toBe('https://docs.example.com/docs/')
  })
})
